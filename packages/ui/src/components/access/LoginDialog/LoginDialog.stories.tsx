import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageCircle } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { hostile } from '../../../stories/hostile.ts';
import { kitWords } from '../../../stories/kitWords.ts';
import { useFollowed } from '../../../stories/useFollowed.ts';
import { words } from '../../../stories/words.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Notice } from '../../feedback/Notice/Notice.tsx';
import { Checkbox } from '../../inputs/Checkbox/Checkbox.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { Logo } from '../../media/Logo/Logo.tsx';
import { Confirm } from '../../overlays/Confirm/Confirm.tsx';
import { DialogLayer } from '../../overlays/Dialog/DialogLayer.tsx';
import { QrCode } from '../../payment/QrCode/QrCode.tsx';
import { mountCaptcha } from './captchaSpecimen.ts';
import { type LoginChoice, LoginDialog } from './LoginDialog.tsx';
import { QrPanel } from './QrPanel.tsx';

const meta = {
  title: 'Access/LoginDialog',
  component: LoginDialog,
  args: {
    open: true,
    onClose: fn(),
    onPortalChange: fn(),
    onModeChange: fn(),
    logo: null,
    banners: [],
    onForgotPassword: fn(),
    links: { agreement: '#agreement-service', privacy: '#agreement-privacy' },
    children: null,
  },
  argTypes: {
    portal: { control: 'inline-radio', options: [1, 2] },
    mode: { control: 'inline-radio', options: ['code', 'password'] },
    banners: { control: false },
    links: { control: false },
    open: { description: 'Whether it stands open; the owner decides.' },
    onClose: { control: false, description: 'Asks to be closed; the owner answers by setting `open`.' },
  },
  parameters: { pixels: 'page', frame: { height: 720 } },
} satisfies Meta<typeof LoginDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    banners: [
      {
        title: (
          <>
            周周更新的船期
            <wbr />
            与参考运价
          </>
        ),
        text: '登录后即可查看参考价、订阅航线、跟踪货物。',
      },
      { title: '一个单号，跟踪全程', text: '状态变化时，邮件第一时间通知您。' },
      { title: '货运保险，最低费率 0.05%', text: '填写投保意向，专员在一个工作日内联系您。' },
    ],
    account: '手机号或邮箱',
    username: '企业账号',
    code: '验证码',
    codeHint: '6 位数字',
    send: '获取验证码',
    resend: '重新获取 47 s',
    password: '密码',
    submit: '登录 / 注册',
    login: '登录',
    auto: '30 天内自动登录',
    wechat: '微信扫码登录',
    wrong: '请输入 11 位手机号或正确的邮箱',
    refused: '该账号不支持密码登录，请更换登录方式',
    byCode: '改用验证码登录',
    open: '登录',
    away: '后端接口连接异常，请检查网络后重试。',

    qr: '微信登录二维码',
    offlineTitle: '该账号已在另一台设备登录',
    offlineText: '上海 · Chrome · 今天 09:12。继续登录将使那台设备下线。',
    force: '继续登录',
    captcha: '拖动滑块完成验证',
    security: '安全验证',
  },
  en: {
    banners: [
      {
        title: 'Schedules and reference prices, fresh every week',
        text: 'Log in to see prices, subscribe to routes and track your cargo.',
      },
      { title: 'One number, the whole way', text: 'A mail tells you as soon as something changes.' },
      {
        title: 'Cargo insurance from 0.05 %',
        text: 'Leave your details, we call back within one working day.',
      },
    ],
    account: 'Phone or email',
    username: 'Enterprise account',
    code: 'Verification code',
    codeHint: '6 digits',
    send: 'Send code',
    resend: 'Resend in 47 s',
    password: 'Password',
    submit: 'Log in / Register',
    login: 'Log in',
    auto: 'Keep me logged in for 30 days',
    wechat: 'Log in with WeChat',
    wrong: 'Enter an 11-digit mainland phone number or a valid email address',
    refused: 'This account does not support password login, please change login method',
    byCode: 'Log in with a code',
    open: 'Log in',
    away: 'Abnormal back-end interface connection. Check your network and try again.',
    qr: 'QR code to log in with WeChat',
    offlineTitle: 'This account is logged in on another device',
    offlineText: 'Shanghai · Chrome · today 09:12. If you go on, that device is logged out.',
    force: 'Log in here',
    captcha: 'Drag the slider to the end',
    security: 'Security check',
  },
});

type Texts = ReturnType<typeof say>;

interface SpecimenProps {
  args: ComponentProps<typeof LoginDialog>;
  t: Texts;
  state?: 'empty' | 'filled' | 'wrong' | 'refused';
}

/** The dialog as a page uses it, with placeholder fields for a form; it opens with the given `mode` and `portal`. */
function Specimen({ args, t, state = 'empty' }: SpecimenProps) {
  const [portal, setPortal] = useFollowed(args.portal ?? 1);
  const [mode, setMode] = useFollowed(args.mode ?? 'code');
  return (
    <LoginDialog
      {...args}
      logo={<Logo name="Fairway" />}
      banners={args.banners.length > 0 ? args.banners : bannersOf(t)}
      portal={portal}
      onPortalChange={(next) => {
        args.onPortalChange?.(next);
        setPortal(next);
      }}
      mode={mode}
      onModeChange={(next) => {
        args.onModeChange?.(next);
        setMode(next);
      }}
      autoLogin={<Checkbox label={t.auto} defaultChecked />}
      social={
        args.social ?? (
          <Button icon={<Icon icon={MessageCircle} />} tone="quiet">
            {t.wechat}
          </Button>
        )
      }
    >
      {(choice) => <Fields {...{ ...choice, t, state, loading: args.loading }} />}
    </LoginDialog>
  );
}

interface FieldsProps extends LoginChoice {
  t: Texts;
  state: 'empty' | 'filled' | 'wrong' | 'refused';
  loading?: boolean | undefined;
}

function Fields({ portal, mode, setMode, t, state, loading }: FieldsProps) {
  const value = state === 'empty' ? '' : portal === 1 ? '138 0013 8000' : 'shenyuan01';
  return (
    <>
      {state === 'refused' && (
        <Notice
          tone="bad"
          action={
            <Button size="small" onClick={() => setMode('code')}>
              {t.byCode}
            </Button>
          }
        >
          {t.refused}
        </Notice>
      )}
      <TextField
        label={portal === 2 && mode === 'password' ? t.username : t.account}
        defaultValue={state === 'wrong' ? '1380013800' : value}
        error={state === 'wrong' ? t.wrong : undefined}
      />
      {mode === 'code' ? (
        <TextField
          label={t.code}
          placeholder={t.codeHint}
          defaultValue={state === 'filled' ? '482913' : ''}
          inputMode="numeric"
          autoComplete="one-time-code"
          end={
            <Button tone="quiet" size="small" disabled={state === 'filled'}>
              {state === 'filled' ? t.resend : t.send}
            </Button>
          }
        />
      ) : (
        <TextField
          key="password"
          label={t.password}
          type="password"
          defaultValue={state === 'empty' ? '' : 'freight2026'}
        />
      )}
      <Button tone="brand" block loading={loading}>
        {mode === 'code' ? t.submit : t.login}
      </Button>
    </>
  );
}

function bannersOf(t: Texts) {
  return t.banners as unknown as ComponentProps<typeof LoginDialog>['banners'];
}

export const Code: Story = {
  render: (args, { globals }) => <Specimen args={args} t={say(globals)} />,
  play: async ({ canvas, args, globals }) => {
    const zh = globals.locale === 'zh';
    await expect(
      canvas.getByRole('heading', { name: zh ? '登录 / 注册' : 'Log in / Register' }),
    ).toHaveFocus();
    const tab = canvas.getByRole('tab', { name: zh ? '密码登录' : 'Password' });
    await userEvent.click(tab);
    await expect(args.onModeChange).toHaveBeenLastCalledWith('password');
    await userEvent.click(canvas.getByRole('button', { name: zh ? '忘记密码？' : 'Forgot password?' }));
    await expect(args.onForgotPassword).toHaveBeenLastCalledWith(1);
    await userEvent.click(canvas.getByRole('tab', { name: zh ? '验证码登录' : 'Code' }));
    await expect(args.onModeChange).toHaveBeenLastCalledWith('code');
    await userEvent.click(canvas.getByRole('radio', { name: zh ? '企业登录' : 'Enterprise' }));
    await expect(args.onPortalChange).toHaveBeenLastCalledWith(2);
    await userEvent.click(canvas.getByRole('radio', { name: zh ? '个人登录' : 'Personal' }));
    await expect(args.onPortalChange).toHaveBeenLastCalledWith(1);
    const agreement = canvas.getByRole('link', {
      name: zh ? /服务协议.*新标签页/ : /Service Agreement.*new tab/,
    });
    await expect(agreement).toHaveAttribute('target', '_blank');
    (document.activeElement as HTMLElement).blur();
  },
};

export const Password: Story = {
  args: { mode: 'password' },
  render: (args, { globals }) => <Specimen args={args} t={say(globals)} />,
};

export const Enterprise: Story = {
  args: { portal: 2, mode: 'password' },
  render: (args, { globals }) => <Specimen args={args} t={say(globals)} state="filled" />,
};

/** A field that is wrong. */
export const Wrong: Story = {
  render: (args, { globals }) => <Specimen args={args} t={say(globals)} state="wrong" />,
};

/** A login that the server refuses shows the alternative and links to it. */
export const Refused: Story = {
  args: { mode: 'password' },
  render: (args, { globals }) => <Specimen args={args} t={say(globals)} state="refused" />,
};

export const RefusedLeadsOn: Story = {
  ...Refused,
  tags: ['!autodocs'],
  play: async ({ canvas, args, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: say(globals).byCode }));
    await expect(args.onModeChange).toHaveBeenLastCalledWith('code');
    await expect(canvas.getByRole('textbox', { name: say(globals).code })).toBeVisible();
  },
};

/** An error that concerns no field is above the footer and is announced at once. */
export const NoConnection: Story = {
  render: (args, { globals }) => {
    const t = say(globals);
    return <Specimen args={{ ...args, error: t.away }} t={t} state="filled" />;
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(say(globals).away);
  },
};

/** Each opening starts with the private portal and the code, whatever was chosen before. */
export const Reopened: Story = {
  tags: ['!autodocs'],
  render: function Render({ portal: _portal, mode: _mode, onForgotPassword: _none, ...args }, { globals }) {
    const t = say(globals);
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>{t.open}</Button>
        <LoginDialog {...args} open={open} onClose={() => setOpen(false)} banners={bannersOf(t)}>
          {(choice) => <Fields {...{ ...choice, t, state: 'empty' }} />}
        </LoginDialog>
      </>
    );
  },
  play: async ({ canvas, globals }) => {
    const zh = globals.locale === 'zh';
    const opener = canvas.getByRole('button', { name: say(globals).open });
    await userEvent.click(opener);
    await userEvent.click(canvas.getByRole('radio', { name: zh ? '企业登录' : 'Enterprise' }));
    await userEvent.click(canvas.getByRole('tab', { name: zh ? '密码登录' : 'Password' }));
    await expect(canvas.getByRole('textbox', { name: say(globals).username })).toBeVisible();
    // Without a page for it there is no way out to offer.
    await expect(
      canvas.queryByRole('button', { name: kitWords().loginDialog.forgot }),
    ).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('radio', { name: zh ? '个人登录' : 'Personal' })).toBeChecked();
    await expect(canvas.getByRole('tab', { name: zh ? '验证码登录' : 'Code' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

/** The banners rotate automatically unless the user prefers reduced motion, and stop on request. */
export const Banners: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  render: (args, { globals }) => <Specimen args={args} t={say(globals)} />,
  play: async ({ canvas, globals }) => {
    const zh = globals.locale === 'zh';
    const carousel = canvas.getByRole('region', { name: zh ? '航道服务' : 'What Fairway offers' });
    const banners = () => [...carousel.querySelectorAll<HTMLElement>('[aria-live] > *')];
    await expect(banners()).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: zh ? '显示第 2 张' : 'Show slide 2' }));
    await expect(banners().map(({ inert }) => inert)).toEqual([true, false, true]);
  },
};

/** No banners, a brand of 300 characters, nothing inside. */
export const EdgeCases: Story = {
  tags: ['!autodocs'],
  args: {
    logo: hostile.longWord,
    banners: hostile.nothing,
    children: hostile.nothing,
    onForgotPassword: undefined,
  },
};

export const Busy: Story = {
  args: { loading: true },
  render: (args, { globals }) => <Specimen args={args} t={say(globals)} state="filled" />,
};

/** Another device is logged in: the question opens over the dialog, so a no returns to it. */
export const OtherDevice: Story = {
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <>
        <Specimen args={args} t={t} state="filled" />
        <Confirm open onClose={() => {}} onConfirm={() => {}} title={t.offlineTitle} confirmLabel={t.force}>
          {t.offlineText}
        </Confirm>
      </>
    );
  },
};

const refresh = fn();

/** The code of the social app replaces the form; a button returns to the form. */
export const SocialApp: Story = {
  render: function Render(args, { globals }) {
    const t = say(globals);
    const [scanning, setScanning] = useState(false);
    const panel = (
      <QrPanel
        state="waiting"
        onRefresh={refresh}
        alternative={{ href: 'https://fairway.example/s/7KQ2', code: '728 461' }}
      >
        <QrCode value="https://fairway.example/s/7KQ2" label={t.qr} />
      </QrPanel>
    );
    return (
      <Specimen
        t={t}
        args={{
          ...args,
          social: (
            <Button icon={<Icon icon={MessageCircle} />} tone="quiet" onClick={() => setScanning(true)}>
              {t.wechat}
            </Button>
          ),
          scan: scanning ? { panel, onLeave: () => setScanning(false) } : undefined,
        }}
      />
    );
  },
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    await userEvent.click(canvas.getByRole('button', { name: t.wechat }));
    await expect(canvas.getByRole('img', { name: t.qr })).toBeVisible();
    await expect(canvas.queryByRole('tab')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: kitWords().loginDialog.back }));
    await expect(canvas.getByRole('tab', { selected: true })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: t.wechat }));
  },
};

const passed = fn();

/** Shows a third-party captcha before the code is sent. */
function WithCaptcha({ args, t }: { args: ComponentProps<typeof LoginDialog>; t: Texts }) {
  const [open, setOpen] = useState(false);
  return (
    <LoginDialog {...args} logo={<Logo name="Fairway" />} banners={bannersOf(t)}>
      <TextField label={t.account} defaultValue="138 0013 8000" />
      <Button block onClick={() => setOpen(true)}>
        {t.send}
      </Button>
      {open && (
        <DialogLayer label={String(t.security)} onClose={() => setOpen(false)}>
          <div
            ref={(element) =>
              element
                ? mountCaptcha(element, String(t.captcha), (token) => {
                    passed(token);
                    setOpen(false);
                  })
                : undefined
            }
          />
        </DialogLayer>
      )}
    </LoginDialog>
  );
}

/** A third-party slider captcha above the dialog: usable with pointer and keyboard while the rest of the page is inert. */
export const Captcha: Story = {
  beforeEach: () => {
    passed.mockClear();
  },
  render: (args, { globals }) => <WithCaptcha args={args} t={say(globals)} />,
  play: async ({ canvas, args, globals }) => {
    const t = say(globals);
    const send = canvas.getByRole('button', { name: String(t.send) });
    const slider = () => canvas.getByRole<HTMLInputElement>('slider', { name: String(t.captcha) });
    await userEvent.click(send);
    await expect(canvas.getByRole('group', { name: String(t.security) })).toHaveFocus();
    // A press there meets the slider, not the dialog, the backdrop or nothing.
    const { x, y, width, height } = slider().getBoundingClientRect();
    await expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(slider());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('slider')).toBeNull());
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(send).toHaveFocus();

    await userEvent.click(send);
    await userEvent.tab();
    await expect(slider()).toHaveFocus();
    slider().value = '100';
    slider().dispatchEvent(new Event('input', { bubbles: true }));
    await waitFor(() => expect(passed).toHaveBeenCalledWith('token-of-the-captcha'));
    await waitFor(() => expect(send).toHaveFocus());
    await userEvent.click(send);
    await expect(slider()).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};

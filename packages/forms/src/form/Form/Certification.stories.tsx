import { authenticationWay } from '@fairway/trade';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { CertificationForm, letter } from '../../stories/CertificationForm.tsx';
import { certificationWords } from '../../stories/certificationWords.ts';
import { formWords } from '../../stories/formWords.ts';
import { served } from '../../stories/served.ts';
import { withFormsPage } from '../../stories/withForms.tsx';
import type { AsyncCheck } from '../checks.ts';

const draftKey = 'fairway.draft.certification';

const meta = {
  title: 'Forms/Form/Certification of a company',
  component: CertificationForm,
  decorators: [withFormsPage],
  // Taller than the screen: drawn as far as the screen goes.
  parameters: { looks: 'first', pixels: 'page' },
  args: {
    locale: 'zh',
    onSubmit: fn(),
    sendCode: fn(async () => ({})),
    isFree: fn<AsyncCheck>(async () => null),
  },
  // Removes the draft of the previous story.
  beforeEach: () => sessionStorage.removeItem(draftKey),
  render: (args, { globals }) => <CertificationForm {...args} locale={globals.locale} />,
} satisfies Meta<typeof CertificationForm>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const formOf = (canvas: Canvas) => {
  const { send } = certificationWords(document.documentElement.lang);
  return canvas.getByRole('button', { name: send }).closest('form') as HTMLFormElement;
};
const control = (canvas: Canvas, name: string) => formOf(canvas).elements.namedItem(name) as HTMLInputElement;

/** Nothing has the focus, and the picture begins at the top. */
const leave = () => {
  (document.activeElement as HTMLElement | null)?.blur();
  window.scrollTo(0, 0);
};

const typed: Record<string, string> = {
  companyName: '上海恒力国际货运代理有限公司',
  creditCode: '91310115 ma1k 0001 5k',
  registerCode: '310115400123456',
  address: '浦东新区双惠路 188 号 3 幢 1206 室',
  contactName: '李伟',
  department: '操作部',
  position: '经理',
  contactIdCard: '11010519491231002x',
  contactEmail: 'Li.Wei＠Example.com',
  verifyCode: '123456',
  companyCode: 'hengli',
  adminAccount: 'hengli2026',
  password: 'Yangshan2026',
  again: 'Yangshan2026',
};

async function fill(canvas: Canvas) {
  for (const [name, text] of Object.entries(typed)) {
    await userEvent.click(control(canvas, name));
    await userEvent.paste(text);
  }
  await userEvent.selectOptions(control(canvas, 'province'), '310000');
  await userEvent.selectOptions(control(canvas, 'city'), '310115');
  await userEvent.click(canvas.getAllByRole('radio')[0] as HTMLElement);
  for (const box of canvas.getAllByRole('checkbox').slice(-2)) await userEvent.click(box);
}

/** The summary names each missing field and links to it. */
export const ErrorSummary: Story = {
  play: async ({ canvas, args }) => {
    formOf(canvas).requestSubmit();
    await waitFor(() => expect(canvas.getByRole('region')).toHaveFocus());
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href')?.slice(1));
    const inOrder = [...formOf(canvas).elements].map(({ id }) => id).filter((id) => links.includes(id));
    await expect(links).toEqual(inOrder);
    const { company, form } = formWords();
    const { label, required } = company.companyCode;
    await userEvent.click(canvas.getByRole('link', { name: form.entry(label, required) }));
    await expect(control(canvas, 'companyCode')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    leave();
  },
};

/** Filled by pasting alone, as people do from a document, and sent clean. */
export const Sent: Story = {
  play: async ({ canvas, args }) => {
    await fill(canvas);
    formOf(canvas).requestSubmit();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        creditCode: '91310115MA1K00015K',
        contactIdCard: '11010519491231002X',
        contactEmail: 'Li.Wei@example.com',
        companyCode: 'HENGLI',
        city: '310115',
        authorizationLetter: letter,
        authenticationWay: authenticationWay.transfer,
        intendedRouteIds: ['mediterranean'],
      }),
    );
    // Each value was checked once, on blur; submit did not check it again.
    await expect(args.isFree).toHaveBeenCalledTimes(5);
    leave();
  },
};

const codeWrong = () =>
  served(
    '验证码不正确，请核对最近一条消息中的 6 位数字。',
    'The verification code is not right. Check the 6 digits in the latest message.',
  );

/** Refusals of the server appear at their fields, whatever the request calls them. */
export const Refused: Story = {
  tags: ['!autodocs'],
  args: {
    onSubmit: fn(() =>
      Promise.reject({
        kind: 'refused',
        codeName: 'verifyCodeWrong',
        msg: codeWrong(),
      }),
    ),
  },
  play: async ({ canvas }) => {
    await fill(canvas);
    formOf(canvas).requestSubmit();
    await waitFor(() => expect(control(canvas, 'verifyCode')).toBeInvalid());
    await expect(canvas.getByRole('link')).toHaveTextContent(codeWrong());
    await expect(control(canvas, 'password')).toHaveValue('Yangshan2026');
    leave();
  },
};

/** The city means nothing without its province; the draft is restored, without secrets. */
export const Draft: Story = {
  tags: ['!autodocs'],
  beforeEach: () => {
    sessionStorage.setItem(
      draftKey,
      JSON.stringify({
        ...{
          companyName: typed.companyName,
          province: '310000',
          city: '310115',
          intendedRouteIds: ['us-west'],
        },
        ...{ authenticationWay: 'offline', password: 'Yangshan2026', creditCode: 7 },
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(control(canvas, 'companyName')).toHaveValue(typed.companyName);
    await waitFor(() => expect(control(canvas, 'city')).toHaveValue('310115'));
    await expect(control(canvas, 'creditCode')).toHaveValue('');
    await expect(canvas.getAllByRole('radio')[2]).toBeChecked();
    await userEvent.click(control(canvas, 'contactIdCard'));
    await userEvent.paste(typed.contactIdCard ?? '');
    await userEvent.selectOptions(control(canvas, 'province'), '330000');
    await expect(control(canvas, 'city')).toHaveValue('');
    const stored = sessionStorage.getItem(draftKey);
    await expect(stored).toContain('330000');
    await expect(stored).not.toMatch(/1101051949|310115/);
    leave();
  },
};

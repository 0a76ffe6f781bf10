import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { hostile } from '../../../stories/hostile.ts';
import { Column, Row } from '../../../stories/layout.tsx';
import { words } from '../../../stories/words.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { ButtonLink } from '../../actions/Button/ButtonLink.tsx';
import { Description, Descriptions } from '../../data/Descriptions/Descriptions.tsx';
import { roleNumber } from './decide.ts';
import { PermissionGate } from './PermissionGate.tsx';
import { PermissionProvider } from './PermissionProvider.tsx';

const press = fn();
const ask = fn<() => Promise<void>>();

const meta = {
  title: 'Access/PermissionGate',
  component: PermissionGate,
  args: { otherwise: 'explain', need: {} },
  argTypes: { need: { control: false } },
} satisfies Meta<typeof PermissionGate>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    visitor: '访客',
    general: '普通用户',
    vip: '会员',
    invite: '受邀用户',
    follow: '关注航线',
    export: '导出运价',
    invited: '查看合约价',
    assign: '分配席位',
    price: '40HQ 参考运价',
    amount: 'USD 2,350',
    ask: '申请权限',
    requested: '已提交申请',
    notSent: '申请没有提交成功，请重试。',
    why: '您的账号没有此项权限，请联系管理员。',
    member: '开通会员后可用。',
    own: '已超过本月的导出次数。',
  },
  en: {
    visitor: 'Visitor',
    general: 'General user',
    vip: 'Member',
    invite: 'Invited user',
    follow: 'Follow route',
    export: 'Export prices',
    invited: 'Contract prices',
    assign: 'Assign seats',
    price: 'Reference price 40HQ',
    amount: 'USD 2,350',
    ask: 'Request access',
    requested: 'Access requested',
    notSent: 'The request was not sent. Please try again.',
    why: 'Your account does not have this permission. Please contact your administrator.',
    member: 'Available to members.',
    own: 'All exports of this month are used up.',
  },
});

const card: CSSProperties = { display: 'grid', gap: 8, inlineSize: '100%' };

/** One part of a screen as each role sees it: content not meant for the role is hidden, explained, or can be requested. */
export const AsEachRole: Story = {
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <Column width={620}>
        {(['visitor', 'general', 'vip', 'invite'] as const).map((role) => (
          <section key={role} style={card} aria-label={t[role]}>
            <h3>{t[role]}</h3>
            <PermissionProvider role={roleNumber[role]} permissions={[]}>
              <Row>
                <PermissionGate {...args} need={{ role: roleNumber.general }}>
                  <Button onClick={press}>{t.follow}</Button>
                </PermissionGate>
                <PermissionGate {...args} need={{ role: roleNumber.vip }}>
                  <Button onClick={press}>{t.export}</Button>
                </PermissionGate>
                <PermissionGate need={{ role: roleNumber.invite }}>
                  <Button onClick={press}>{t.invited}</Button>
                </PermissionGate>
              </Row>
            </PermissionProvider>
          </section>
        ))}
      </Column>
    );
  },
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    await expect(canvas.getAllByRole('button', { name: t.invited })).toHaveLength(1);
    const closed = canvas
      .getAllByRole('button', { name: t.export })
      .filter((button) => button.ariaDisabled === 'true');
    await expect(closed).toHaveLength(2);
    await expect(closed[1]).toHaveAccessibleDescription(t.member);
  },
};

interface PartProps {
  permissions: readonly string[];
  otherwise?: 'hide' | 'explain' | 'request' | undefined;
  text: string;
}

function Part({ permissions, otherwise = 'explain', text }: PartProps) {
  return (
    <PermissionProvider role={roleNumber.vip} permissions={permissions} onRequest={ask}>
      <PermissionGate need={{ permission: 'seat:assign' }} otherwise={otherwise}>
        <ButtonLink href="#seats" onClick={press}>
          {text}
        </ButtonLink>
      </PermissionGate>
    </PermissionProvider>
  );
}

/** A closed control takes focus, explains why, and does nothing; a wildcard opens it. */
export const ByPermission: Story = {
  parameters: { pixels: 'page' },
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <div style={{ paddingBlockStart: 72 }}>
        <Row>
          <Part otherwise={args.otherwise} permissions={[]} text={t.assign} />
          <Part otherwise={args.otherwise} permissions={['seat:*']} text={t.assign} />
        </Row>
      </div>
    );
  },
  play: async ({ canvas, globals }) => {
    press.mockClear();
    const t = say(globals);
    const [closed, open] = canvas.getAllByRole('link', { name: t.assign });
    if (!closed || !open) throw new Error('Both links are drawn.');
    await userEvent.tab();
    await expect(closed).toHaveFocus();
    await expect(closed).toHaveAttribute('aria-disabled', 'true');
    await expect(closed).toHaveAccessibleDescription(t.why);
    await expect(await canvas.findByRole('tooltip')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(closed);
    await expect(press).not.toHaveBeenCalled();
    await expect(open).not.toHaveAttribute('aria-disabled');
    closed.blur();
    closed.focus();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(await canvas.findByRole('tooltip')).toBeVisible();
  },
};

/** Access can be requested once; a request that failed can be sent again. */
export const Request: Story = {
  parameters: { frame: {} },
  args: { otherwise: 'request' },
  render: (args, { globals }) => (
    <Part otherwise={args.otherwise} permissions={['order:*']} text={say(globals).assign} />
  ),
  play: async ({ canvas, globals }) => {
    ask.mockReset().mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce();
    const t = say(globals);
    const button = canvas.getByRole('button', { name: t.ask });
    await userEvent.click(button);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t.notSent);
    await userEvent.click(button);
    await expect(await canvas.findByText(t.requested)).toBeVisible();
    await expect(ask).toHaveBeenLastCalledWith({ permission: 'seat:assign' });
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** A section shows the explanation in the space of its content. */
export const Section: Story = {
  args: { otherwise: 'request', kind: 'section', need: { role: roleNumber.vip } },
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <Column width={420}>
        <PermissionProvider role={roleNumber.general} permissions={[]} onRequest={ask}>
          <PermissionGate {...args}>
            <Descriptions>
              <Description term={t.price}>{t.amount}</Description>
            </Descriptions>
          </PermissionGate>
        </PermissionProvider>
      </Column>
    );
  },
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    await expect(canvas.queryByText(t.amount)).toBeNull();
    await expect(canvas.getByText(t.member)).toBeVisible();
  },
};

/** Malformed needs close the gate; text instead of a control is a section. */
export const EdgeCases: Story = {
  tags: ['!autodocs'],
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <Column width={420}>
        <PermissionProvider role={Number.NaN} permissions={hostile.nothing}>
          <PermissionGate {...args} need={{ role: 1, permission: hostile.longWord }}>
            <Button>{t.export}</Button>
          </PermissionGate>
          <PermissionGate {...args} need={{ role: 1 }} reason={t.own}>
            {t.amount}
          </PermissionGate>
          <PermissionGate {...args} need={{ role: 1 }}>
            {hostile.nothing}
          </PermissionGate>
        </PermissionProvider>
      </Column>
    );
  },
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    await expect(canvas.getByRole('button', { name: t.export })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.queryByText(t.amount)).toBeNull();
    await expect(canvas.getByText(t.own)).toBeVisible();
  },
};

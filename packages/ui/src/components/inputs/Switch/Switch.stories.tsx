import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { hostile } from '../../../stories/hostile.ts';
import { Column } from '../../../stories/layout.tsx';
import { words } from '../../../stories/words.ts';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Inputs/Switch',
  component: Switch,
  args: { onChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    mail: '船期变动时发邮件',
    mailHint: '开航日变动一天及以上才会通知。',
    phone: '手机短信提醒',
    saving: '正在保存的开关',
    failed: '设置未能保存，请检查网络后再试。',
    member: '运价异动提醒',
    memberHint: '会员可用。',
  },
  en: {
    mail: 'Email me when a sailing changes',
    mailHint: 'Only when departure moves by a day or more.',
    phone: 'Text messages',
    saving: 'A switch being saved',
    failed: 'This was not saved. Check your connection and try again.',
    member: 'Alerts for rate changes',
    memberHint: 'Available to members.',
  },
});

export const States: Story = {
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <Column width={360}>
        <Switch {...args} label={t.mail} hint={t.mailHint} defaultChecked />
        <Switch {...args} label={t.phone} />
        <Switch {...args} label={t.phone} error={t.failed} />
        <Switch {...args} label={t.member} hint={t.memberHint} disabled />
        <Switch {...args} label={t.member} disabled defaultChecked />
        <Switch {...args} label={t.mail} hint={t.mailHint} atEnd defaultChecked />
        <Switch {...args} label={hostile.longWord.slice(0, 60)} atEnd />
      </Column>
    );
  },
};

/** Space, a press and its label switch it; while a change is being saved presses do nothing and the focus stays. */
export const Keys: Story = {
  tags: ['!autodocs'],
  parameters: { pixels: 'none' },
  render: (args, { globals }) => (
    <Column>
      <Switch {...args} label={say(globals).mail} hint={say(globals).mailHint} />
      <Switch {...args} label={say(globals).saving} loading />
    </Column>
  ),
  play: async ({ canvas, args, globals }) => {
    const t = say(globals);
    const mail = canvas.getByRole('switch', { name: t.mail });
    await expect(mail).toHaveAccessibleDescription(t.mailHint);
    await userEvent.click(canvas.getByText(t.mail));
    await expect(mail).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(mail).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    const saving = canvas.getByRole('switch', { name: t.saving });
    await userEvent.click(saving);
    await userEvent.keyboard(' ');
    await expect(saving).not.toBeChecked();
    await expect(saving).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hostile } from '../../../stories/hostile.ts';
import { Column, Row } from '../../../stories/layout.tsx';
import { words } from '../../../stories/words.ts';
import { Divider } from './Divider.tsx';

const meta = { title: 'Layout/Divider', component: Divider } satisfies Meta<typeof Divider>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: { code: '验证码登录', password: '密码登录', or: '或' },
  en: { code: 'Log in with a code', password: 'Log in with a password', or: 'or' },
});

export const States: Story = {
  render: (_, { globals }) => {
    const t = say(globals);
    return (
      <Column width={360}>
        <span>{t.code}</span>
        <Divider />
        <span>{t.password}</span>
        <Divider label={t.or} />
        <Row>
          <span>CNSHA</span>
          <Divider vertical />
          <span>USLAX</span>
          <Divider vertical />
          <span>W48</span>
        </Row>
        <Divider label={hostile.longWord.slice(0, 60)} />
      </Column>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('separator')).toHaveLength(3);
    await expect(canvas.getAllByRole('separator')[1]).toHaveAttribute('aria-orientation', 'vertical');
  },
};

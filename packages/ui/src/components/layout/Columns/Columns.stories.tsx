import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { words } from '../../../stories/words.ts';
import { Card } from '../Card/Card.tsx';
import { Columns } from './Columns.tsx';

const meta = {
  title: 'Layout/Columns',
  component: Columns,
  args: { count: 2 },
} satisfies Meta<typeof Columns>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: { ports: ['上海', '宁波', '青岛', '深圳'], choose: '选择航线', order: '您的订单' },
  en: { ports: ['Shanghai', 'Ningbo', 'Qingdao', 'Shenzhen'], choose: 'Choose routes', order: 'Your order' },
});

/** Four, two where that is narrow, one on a phone. */
export const Count: Story = {
  render: (_args, { globals }) => (
    <Columns count={{ base: 4, narrow: 2, phone: 1 }} gap="m" as="ul">
      {(say(globals).ports as readonly string[]).map((port) => (
        <Card key={port} as="li" padding="m">
          {port}
        </Card>
      ))}
    </Columns>
  ),
  play: async ({ canvas }) => {
    const columns = getComputedStyle(canvas.getByRole('list')).gridTemplateColumns.split(' ');
    await expect(columns).toHaveLength(window.innerWidth < 640 ? 1 : 4);
  },
};

/** The subject of the page, and content next to it: on a phone, below. */
export const Aside: Story = {
  render: (_args, { globals }) => {
    const t = say(globals);
    return (
      <Columns aside="small" gap={{ base: 'xl', phone: 'l' }}>
        <Card>{t.choose}</Card>
        <Card>{t.order}</Card>
      </Columns>
    );
  },
};

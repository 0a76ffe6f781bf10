import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hostile } from '../../../stories/hostile.ts';
import { Row } from '../../../stories/layout.tsx';
import { words } from '../../../stories/words.ts';
import { QrCode } from './QrCode.tsx';

const meta = {
  title: 'Payment/QrCode',
  component: QrCode,
  args: { value: 'https://qr.alipay.com/bax03206ug0kulveltqc80a8', label: '' },
} satisfies Meta<typeof QrCode>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: { name: '支付宝付款码', long: '航线订阅电子回单' },
  en: { name: 'Alipay payment code', long: 'Receipt of the route subscription' },
});
const edge = { inlineSize: 160 };

/** In every scheme dark on white. */
export const Default: Story = {
  render: (args, { globals }) => (
    <div style={edge}>
      <QrCode {...args} label={args.label || say(globals).name} />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const image = canvas.getByRole('img', { name: say(globals).name });
    const { color, backgroundColor } = getComputedStyle(image);
    await expect([color, backgroundColor]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  },
};

/** 500 characters; nothing; far too much; no text at all. */
export const EdgeCases: Story = {
  tags: ['!autodocs'],
  render: (_args, { globals }) => {
    const { long } = say(globals);
    return (
      <Row>
        <div style={edge}>
          <QrCode value={'https://fairway.example/'.padEnd(500, 'FW20261120084512')} label={long} />
        </div>
        <div style={edge}>
          <QrCode value="" label={long} />
        </div>
        <div style={edge}>
          <QrCode value={'x'.repeat(5000)} label={long} />
        </div>
        <div style={edge}>
          <QrCode value={hostile.nothing} label={long} />
        </div>
      </Row>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(4);
  },
};

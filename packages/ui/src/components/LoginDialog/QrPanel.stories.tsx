import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { words } from '../../stories/words.ts';
import { QrPanel } from './QrPanel.tsx';
import { SampleCode } from './SampleCode.tsx';

const refresh = fn();

const meta = {
  title: 'Feedback/QrPanel',
  component: QrPanel,
  args: { state: 'waiting', onRefresh: refresh, children: null },
} satisfies Meta<typeof QrPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({ zh: { qr: '微信登录二维码' }, en: { qr: 'QR code to log in with WeChat' } });

const render: Story['render'] = (args, { globals }) => (
  <QrPanel {...args}>
    <SampleCode label={say(globals).qr} />
  </QrPanel>
);

export const Waiting: Story = {
  render,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('img', { name: say(globals).qr })).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** Nobody may take the code away while the person confirms on the phone. */
export const Scanned: Story = {
  args: { state: 'scanned' },
  render,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Expired: Story = {
  args: { state: 'expired' },
  render,
  play: async ({ canvas }) => {
    const again = canvas.getByRole('button');
    await userEvent.click(again);
    await expect(refresh).toHaveBeenCalled();
    again.blur();
  },
};

export const Refused: Story = { args: { state: 'refused' }, render };

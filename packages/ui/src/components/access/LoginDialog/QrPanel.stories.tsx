import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { hostile } from '../../../stories/hostile.ts';
import { words } from '../../../stories/words.ts';
import { QrCode } from '../../payment/QrCode/QrCode.tsx';
import { QrPanel, type QrState } from './QrPanel.tsx';

const refresh = fn();
const href = 'https://fairway.example/s/7KQ2';

const meta = {
  title: 'Access/QrPanel',
  component: QrPanel,
  argTypes: { alternative: { control: false } },
  parameters: { frame: {} },
  args: { state: 'waiting', onRefresh: refresh, children: null },
  render: (args, { globals }) => (
    <QrPanel {...args}>
      <QrCode value={href} label={say(globals).qr} />
    </QrPanel>
  ),
} satisfies Meta<typeof QrPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: { qr: '微信登录二维码', again: '重新获取' },
  en: { qr: 'QR code to log in with WeChat', again: 'Get a new code' },
});

export const Loading: Story = {
  args: { state: 'loading' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByRole('img', { name: say(globals).qr })).not.toBeInTheDocument();
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
  },
};

/** For people who cannot scan: they open an address on the phone and type a code there. */
export const Waiting: Story = {
  args: { alternative: { href, code: '728 461' } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('img', { name: say(globals).qr })).toBeVisible();
    await expect(canvas.getByText(href)).toBeVisible();
    await expect(canvas.getByText('728 461')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: say(globals).again })).not.toBeInTheDocument();
  },
};

/** The code must not be removed while the person confirms on the phone. */
export const Scanned: Story = {
  args: { state: 'scanned', alternative: { href } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.queryByText(href)).not.toBeInTheDocument();
  },
};

/** A code that is over is not drawn: it would lead nowhere. */
export const Expired: Story = {
  args: { state: 'expired' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByRole('img', { name: say(globals).qr })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: say(globals).again }));
    await expect(refresh).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toHaveFocus();
    canvas.getByRole('status').blur();
  },
};

export const Refused: Story = { args: { state: 'refused' } };

/** Pressing for a new code keeps the place for the keyboard, though the button goes. */
export const Again: Story = {
  parameters: { sameAs: 'access-qrpanel--loading' },
  tags: ['!autodocs'],
  render: function Render(args, { globals }) {
    const [state, setState] = useState<QrState>('refused');
    return (
      <QrPanel {...args} state={state} onRefresh={() => setState('loading')}>
        <QrCode value={href} label={say(globals).qr} />
      </QrPanel>
    );
  },
  play: async ({ canvas, globals }) => {
    canvas.getByRole('button', { name: say(globals).again }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveFocus();
    canvas.getByRole('status').blur();
  },
};

/** No code at all, and an address of 300 characters without a break. */
export const EdgeCases: Story = {
  tags: ['!autodocs'],
  args: { alternative: { href: `https://fairway.example/${hostile.longWord}`, code: '' } },
  render: (args) => (
    <div style={{ inlineSize: 300 }}>
      <QrPanel {...args}>{hostile.nothing}</QrPanel>
    </div>
  ),
};

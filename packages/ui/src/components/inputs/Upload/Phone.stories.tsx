import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { kitWords } from '../../../stories/kitWords.ts';
import { Column } from '../../../stories/layout.tsx';
import { words } from '../../../stories/words.ts';
import type { HandOverCalls, HandOverState } from './machine/createHandOver.ts';
import { HandOverPanel } from './parts/HandOverPanel.tsx';
import { arrives, storedPicture } from './specimens/specimens.ts';
import { Upload } from './Upload.tsx';

const meta = {
  title: 'Inputs/Upload by phone',
  component: HandOverPanel,
  parameters: { frame: {} },
} satisfies Meta<typeof HandOverPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: { label: '身份证人像面' },
  en: { label: 'ID card, portrait side' },
});

const now = () => Date.parse('2026-11-23T04:00:00Z');
const open = {
  url: 'https://fairway.example/api/h/4f7k2m9q',
  expiresAt: '2026-11-23T04:09:41Z',
  received: 0,
  lost: false,
};

const states = {
  Waiting: { step: 'waiting', ...open },
  Connected: { step: 'connected', ...open, received: 2 },
  Lost: { step: 'connected', ...open, received: 1, lost: true },
  Expired: { step: 'expired', received: 1 },
  Failed: { step: 'failed', problem: { kind: 'away' } },
  Starting: { step: 'starting' },
} satisfies Record<string, HandOverState>;

const onTake = fn();
const calls = {
  start: fn(async () => ({ id: 'h1', url: open.url, expiresAt: '2126-11-23T04:09:41Z' })),
  read: fn(async () => ({ state: 'opened' as const, files: [storedPicture('phone-1', 'phone.jpg')] })),
  end: fn(async () => undefined),
} satisfies HandOverCalls;

/** A code to scan, and an address for people who cannot. */
export const Waiting: Story = {
  args: { state: states.Waiting, now },
  render: (args) => (
    <Column width={320}>
      <HandOverPanel {...args} />
    </Column>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: kitWords().upload.phone.qr })).toBeVisible();
    await expect(canvas.getByText(open.url)).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent('09:41');
  },
};

export const OtherStates: Story = {
  args: { state: states.Expired, now },
  render: () => (
    <Column width={320}>
      {[states.Connected, states.Lost, states.Expired, states.Failed, states.Starting].map((state, at) => (
        <HandOverPanel key={String(at)} state={state} now={now} />
      ))}
    </Column>
  ),
};

/** Pictures that arrive from the phone are in the field at once; closing ends the code. */
export const Arriving: Story = {
  args: { state: states.Waiting },
  render: (_args, { globals }) => (
    <Upload label={say(globals).label} outline="idFront" send={arrives} handOver={calls} onChange={onTake} />
  ),
  play: async ({ canvas }) => {
    onTake.mockClear();
    calls.end.mockClear();
    const { phone, preview } = kitWords().upload;
    await userEvent.click(canvas.getByRole('button', { name: phone.open }));
    const dialog = within(await canvas.findByRole('dialog'));
    await dialog.findByRole('img');
    await waitFor(() => expect(onTake).toHaveBeenCalledWith([expect.objectContaining({ id: 'phone-1' })]));
    await expect(await dialog.findByText(phone.received(1))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: phone.finish }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(calls.end).toHaveBeenCalledWith('h1');
    await expect(canvas.getByRole('button', { name: preview('phone.jpg') })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: phone.open })).toHaveFocus());
    (document.activeElement as HTMLElement).blur();
  },
};

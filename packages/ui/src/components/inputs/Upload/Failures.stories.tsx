import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { hostile, many } from '../../../stories/hostile.ts';
import { containing, kitWords } from '../../../stories/kitWords.ts';
import { Column } from '../../../stories/layout.tsx';
import { words } from '../../../stories/words.ts';
import { createUploadQueue } from './machine/createUploadQueue.ts';
import {
  arrives,
  disguised,
  drawPicture,
  failsWith,
  never,
  stopsAt,
  storedPicture,
} from './specimens/specimens.ts';
import type { SendFile } from './types.ts';
import { Upload } from './Upload.tsx';
import { UploadQueueProvider } from './UploadQueueProvider.tsx';

const meta = {
  title: 'Inputs/Upload failures',
  component: Upload,
  parameters: { looks: 'first', frame: {} },
  args: { send: arrives, label: '', onChange: fn(), max: 8 },
  render: (args, { globals }) => (
    <UploadQueueProvider queue={createUploadQueue({ wait: never })}>
      <Column width={400}>
        <Upload {...args} label={say(globals).label} />
      </Column>
    </UploadQueueProvider>
  ),
} satisfies Meta<typeof Upload>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    label: '转账凭证',
    front: '身份证人像面',
    back: '身份证国徽面',
    leave: '离开',
    closed: '该订单已取消，无需上传凭证',
  },
  en: {
    label: 'Proof of transfer',
    front: 'ID card, portrait side',
    back: 'ID card, emblem side',
    leave: 'Leave',
    closed: 'This order was cancelled and needs no proof of transfer',
  },
});

const inputOf = (canvas: { getByLabelText: (text: RegExp, options: object) => HTMLElement }, label: string) =>
  canvas.getByLabelText(new RegExp(label), { selector: 'input' });

/** TRUST 31, 32: files refused before sending, each with its reason. */
export const RefusedFiles: Story = {
  args: { send: fn(arrives), maxBytes: 8192, shrink: false },
  play: async ({ canvas, globals, args }) => {
    const { problem, retry } = kitWords().upload;
    const input = inputOf(canvas, say(globals).label);
    const good = await drawPicture('slip.jpg');
    const large = new File([good, new Uint8Array(8192)], 'scan.jpg', { type: 'image/jpeg' });
    await userEvent.upload(input, [
      good,
      disguised('logo.jpg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      disguised('setup.jpg', 'MZ this program cannot be run in DOS mode'),
      large,
      new File([good], 'slip copy.jpg', { type: 'image/jpeg' }),
    ]);
    await waitFor(() => expect(canvas.getAllByText(problem.type)).toHaveLength(2));
    await waitFor(() => expect(canvas.getByRole('list')).toHaveTextContent(problem.size('8K')));
    await waitFor(() => expect(canvas.getByRole('list')).toHaveTextContent(problem.same('slip.jpg')));
    await expect(canvas.queryByRole('button', { name: retry('logo.jpg') })).toBeNull();
    await waitFor(() => expect(args.send).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1));
    input.blur();
  },
};

const failing: SendFile = (file, options) => {
  const errors: Record<string, unknown> = {
    '500.jpg': { kind: 'fault', status: 500 },
    '429.jpg': { kind: 'limited', status: 429, retryAt: new Date(Date.now() + 29_500) },
    'offline.jpg': { kind: 'network' },
    'session.jpg': { kind: 'session', status: 401 },
    'refused.jpg': {
      kind: 'refused',
      msg: say({ locale: document.documentElement.lang.slice(0, 2) }).closed,
    },
  };
  const error = errors[file.name];
  if (file.name === 'nonsense.jpg') return Promise.resolve({ ok: 'maybe' } as never);
  return error ? Promise.reject(error) : arrives(file, options);
};

/** A server that is down, one that asks to wait, no connection, invalid responses: automatic retries are shown as such. */
export const FailingServer: Story = {
  args: { send: failing },
  play: async ({ canvas, globals }) => {
    const { pausing, problem, retry } = kitWords().upload;
    const input = inputOf(canvas, say(globals).label);
    const names = ['500.jpg', '429.jpg', 'offline.jpg', 'session.jpg', 'refused.jpg', 'nonsense.jpg'];
    await userEvent.upload(input, await Promise.all(names.map((name) => drawPicture(name))));
    await waitFor(() => expect(canvas.getAllByText(containing(pausing))).toHaveLength(2));
    await expect(await canvas.findByText(containing(problem.limitedFor(30)))).toBeVisible();
    for (const name of ['429.jpg', 'session.jpg', 'refused.jpg', 'nonsense.jpg'])
      await expect(await canvas.findByRole('button', { name: retry(name) })).toBeVisible();
    await expect(canvas.getByText(say(globals).closed)).toBeVisible();
    input.blur();
  },
};

/** Tried again by hand; the button goes, focus stays with its picture. */
export const Retry: Story = {
  tags: ['!autodocs'],
  args: { max: 1, send: fn<SendFile>(arrives) },
  render: (args, { globals }) => <Upload {...args} label={say(globals).label} layout="rows" max={2} />,
  play: async ({ canvas, globals, args }) => {
    const send = args.send as ReturnType<typeof fn<SendFile>>;
    send.mockImplementationOnce(failsWith({ kind: 'session' }));
    await userEvent.upload(inputOf(canvas, say(globals).label), await drawPicture('slip.jpg'));
    const retry = await canvas.findByRole('button', { name: kitWords().upload.retry('slip.jpg') });
    await waitFor(() =>
      expect(canvas.getByRole('group').querySelector('[role="status"]')).toHaveTextContent('slip.jpg'),
    );
    await userEvent.click(retry);
    await expect(canvas.getByRole('listitem')).toHaveFocus();
    await expect(await canvas.findByText(kitWords().upload.done)).toBeVisible();
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1));
    canvas.getByRole('listitem').blur();
  },
};

/** The same picture on both sides of a card: noticed across fields, not refused. */
export const Twins: Story = {
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <UploadQueueProvider>
        <Column width={320}>
          <Upload {...args} label={t.front} max={1} outline="idFront" />
          <Upload {...args} label={t.back} max={1} outline="idBack" />
        </Column>
      </UploadQueueProvider>
    );
  },
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    const picture = await drawPicture('IMG_2041.jpg');
    await userEvent.upload(inputOf(canvas, t.front), picture);
    await canvas.findByText(kitWords().upload.done);
    await userEvent.upload(
      inputOf(canvas, t.back),
      new File([picture], 'IMG_2042.jpg', { type: 'image/jpeg' }),
    );
    await expect(await canvas.findByText(kitWords().upload.twin('IMG_2041.jpg'))).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText(kitWords().upload.done)).toHaveLength(2));
    (document.activeElement as HTMLElement).blur();
  },
};

/** A photo over the limit is turned upright and made smaller, not refused. */
export const Compressed: Story = {
  tags: ['!autodocs'],
  args: { max: 1, maxBytes: 6000, send: fn(arrives) },
  play: async ({ canvas, globals, args }) => {
    const good = await drawPicture('photo.jpg');
    const large = new File([good, new Uint8Array(40_000)], 'photo.png', { type: 'image/jpeg' });
    await userEvent.upload(inputOf(canvas, say(globals).label), large);
    // Decoding is loaded with the first photo that needs it.
    const status = await canvas.findByText(kitWords().upload.done);
    await expect(status).not.toHaveTextContent('40K');
    const [sent] = (args.send as ReturnType<typeof fn<SendFile>>).mock.calls[0] ?? [];
    await expect(sent?.size).toBeLessThanOrEqual(6000);
    await expect(sent?.name).toBe('photo.jpg');
    (document.activeElement as HTMLElement).blur();
  },
};

/** Leaving the page aborts running uploads, and no callback is called afterwards. */
export const LeftInMidFlight: Story = {
  tags: ['!autodocs'],
  args: { send: fn<SendFile>(stopsAt({ 'slip.jpg': 0.5 })) },
  render: function Leaving(args, { globals }) {
    const t = say(globals);
    const [open, setOpen] = useState(true);
    return (
      <>
        {open && <Upload {...args} label={t.label} />}
        <button type="button" onClick={() => setOpen(false)}>
          {t.leave}
        </button>
      </>
    );
  },
  play: async ({ canvas, globals, args }) => {
    const t = say(globals);
    await userEvent.upload(inputOf(canvas, t.label), await drawPicture('slip.jpg'));
    await canvas.findByRole('progressbar');
    // Its bytes are judged first.
    await waitFor(() => expect(args.send).toHaveBeenCalled());
    await userEvent.click(canvas.getByRole('button', { name: t.leave }));
    const [, options] = (args.send as ReturnType<typeof fn<SendFile>>).mock.calls[0] ?? [];
    await expect(options?.signal.aborted).toBe(true);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Values that no type allows, and a name of 300 letters. */
export const EdgeCases: Story = {
  render: (args, { globals }) => {
    const t = say(globals);
    const strange = [
      { id: 'long', name: `${hostile.longWord}.jpg` },
      { id: 'bare' },
      { id: 'number', name: hostile.number, bytes: Number.NaN, url: '/no-such-picture.jpg' },
      hostile.nothing,
      { id: 'bare' },
    ];
    return (
      <Column width={400}>
        <Upload {...args} label={t.label} value={strange} max={Number.NaN} layout="rows" />
        <Upload
          {...args}
          label={t.front}
          hint={hostile.longWord}
          value={hostile.nothing}
          max={-1}
          maxBytes={0}
        />
      </Column>
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3));
    await waitFor(() => expect(canvas.queryByRole('img')).toBeNull());
  },
};

const tenThousand = many(10_000, (number) => ({
  ...storedPicture(String(number), `${number}.jpg`),
  url: undefined,
}));

/** Ten thousand pictures: the first fifty, and more on request. */
export const TenThousand: Story = {
  tags: ['!autodocs'],
  render: (args, { globals }) => (
    <div style={{ blockSize: 240, overflow: 'hidden', inlineSize: 320 }}>
      <Upload {...args} label={say(globals).label} max={20_000} defaultValue={tenThousand} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    // Counted in the document: to ask for roles takes seconds here.
    const items = canvasElement.getElementsByTagName('li');
    await expect(items).toHaveLength(50);
    await userEvent.click(canvas.getByText(kitWords().upload.showMore(50)));
    await expect(items).toHaveLength(100);
    canvas.getByRole('group').parentElement?.parentElement?.scrollTo(0, 0);
    (document.activeElement as HTMLElement).blur();
  },
};

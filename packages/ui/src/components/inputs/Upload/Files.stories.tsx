import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { kitWords } from '../../../stories/kitWords.ts';
import { Column } from '../../../stories/layout.tsx';
import { words } from '../../../stories/words.ts';
import { officeOf, pdfOf, zipOf } from './formats/specimens.ts';
import { createUploadQueue } from './machine/createUploadQueue.ts';
import { arrives, drawPicture } from './specimens/specimens.ts';
import type { UploadTransport } from './transports/transport.ts';
import type { SendFile } from './types.ts';
import { Upload } from './Upload.tsx';
import { UploadQueueProvider } from './UploadQueueProvider.tsx';

const meta = {
  title: 'Inputs/Upload/Files',
  component: Upload,
  parameters: { frame: {} },
  args: {
    send: arrives,
    label: '',
    onChange: fn(),
    accept: ['picture', 'pdf', 'office', 'csv', 'zip'],
    max: 6,
  },
} satisfies Meta<typeof Upload>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    label: '订舱文件',
    ask: '请上传文件。',
    hint: '提单、装箱单、报关单。',
    contract: '提单样本.pdf',
    prices: '上海至鹿特丹第四十八周运价与附加费汇总表（最终版）.xlsx',
    list: '装箱单.csv',
    photos: '货物照片.zip',
    seal: '铅封 CSLU6001234.jpg',
    macros: '报价计算.xlsm',
    page: '网页.pdf',
    phone: 'IMG_2041.HEIC',
    empty: '空白.csv',
    chart: '航线图.ppt',
  },
  en: {
    label: 'Booking documents',
    ask: 'Upload a file.',
    hint: 'Bill of lading, packing list, customs declaration.',
    contract: 'draft bill of lading.pdf',
    prices: 'Shanghai to Rotterdam freight and surcharges, week 48, final version.xlsx',
    list: 'packing list.csv',
    photos: 'cargo pictures.zip',
    seal: 'seal CSLU6001234.jpg',
    macros: 'quote calculator.xlsm',
    page: 'web page.pdf',
    phone: 'IMG_2041.HEIC',
    empty: 'empty.csv',
    chart: 'routes.ppt',
  },
});

type Names = ReturnType<typeof say>;
const fileOf = (name: string, content: BlobPart) => new File([content], name, { lastModified: 1 });
const bookingFiles = async (t: Names) => [
  fileOf(t.contract, pdfOf(3)),
  fileOf(t.prices, officeOf('xl')),
  fileOf(t.list, 'container,weight\nCSLU6001234,21000\n'),
  fileOf(t.photos, zipOf({ 'seal.jpg': 'x' })),
  await drawPicture(t.seal),
];
const inputOf = (canvas: ReturnType<typeof within>, label: string) =>
  canvas.getByLabelText(new RegExp(label), { selector: 'input[id$="-input"]' }) as HTMLInputElement;

/** Each kind has its mark, its size and, of a PDF, its pages; a picture shows itself. A long name is cut in the middle. */
export const Kinds: Story = {
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <Column width={440}>
        <Upload {...args} label={t.label} hint={t.hint} />
      </Column>
    );
  },
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    const { upload } = kitWords();
    const input = inputOf(canvas, t.label);
    await expect(input).toHaveAccessibleDescription(expect.stringContaining('20M'));
    await expect(input.accept).toContain('.xlsx');
    await userEvent.upload(input, await bookingFiles(t));
    await waitFor(() => expect(canvas.getAllByText(upload.done)).toHaveLength(5));
    const [contract, prices] = canvas.getAllByRole('listitem');
    await expect(contract).toHaveTextContent(upload.files.pages(3));
    await expect(prices).toHaveTextContent(t.prices);
    // Only the picture can be shown large.
    await expect(canvas.getAllByRole('button', { name: upload.preview(t.seal) })).toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: upload.preview(t.contract) })).toBeNull();
    input.blur();
  },
};

/** The bytes decide: a workbook with macros, a web page named as a PDF, an empty file, a HEIC photo that this browser cannot read. */
export const Refused: Story = {
  args: { accept: ['picture', 'pdf', 'office', 'csv'] },
  render: (args, { globals }) => (
    <Column width={440}>
      <Upload {...args} label={say(globals).label} />
    </Column>
  ),
  play: async ({ canvas, globals, args }) => {
    const t = say(globals);
    const { problem, files } = kitWords().upload;
    const input = inputOf(canvas, t.label);
    await userEvent.upload(
      input,
      [
        fileOf(t.macros, officeOf('xl', { 'xl/vbaProject.bin': 'x' })),
        fileOf(t.page, '<!doctype html><title>Fairway</title>'),
        fileOf(t.empty, ''),
        fileOf(t.phone, new Uint8Array([0, 0, 0, 24, ...new TextEncoder().encode('ftypheic')])),
      ],
      { applyAccept: false },
    );
    const list = within(await canvas.findByRole('list'));
    await expect(await list.findByText(problem.macro)).toBeVisible();
    const kinds = (['picture', 'pdf', 'office', 'csv'] as const).map((kind) => files.kinds[kind]);
    await expect(await list.findByText(files.only(files.joined(kinds)))).toBeVisible();
    await expect(await list.findByText(problem.empty)).toBeVisible();
    await expect(await list.findByText(problem.heic)).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
    input.blur();
  },
};

/** Sends a part, waits to be stopped, and continues from there. */
function createResuming(): UploadTransport {
  let sent = 0;
  const send: SendFile = (file, { onProgress, signal }) => {
    if (sent > 0) {
      onProgress({ loaded: sent, total: 100 });
      return Promise.resolve({ id: `id-${file.name}` });
    }
    sent = 42;
    onProgress({ loaded: sent, total: 100 });
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  };
  return { send, resumable: true };
}

/** One that is being sent, one that waits, and one that was stopped: with a sender that resumes. */
export const Stopped: Story = {
  render: function Stopped(args, { globals }) {
    const t = say(globals);
    const [queue] = useState(() => createUploadQueue({ atOnce: 2 }));
    const [send] = useState((): UploadTransport => {
      const first = createResuming();
      const waiting: SendFile = (_file, { onProgress, signal }) => {
        onProgress({ loaded: 61, total: 100 });
        return new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason)),
        );
      };
      const sendFile: SendFile = (file, options) =>
        file.name === t.photos ? first.send(file, options) : waiting(file, options);
      return { send: sendFile, resumable: true };
    });
    return (
      <UploadQueueProvider queue={queue}>
        <Column width={440}>
          <Upload {...args} send={send} label={t.label} />
        </Column>
      </UploadQueueProvider>
    );
  },
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    const { files, sending } = kitWords().upload;
    const input = inputOf(canvas, t.label);
    const [contract, prices, , photos] = await bookingFiles(t);
    await userEvent.upload(input, [photos, contract, prices] as File[]);
    await userEvent.click(await canvas.findByRole('button', { name: files.stop(t.photos) }));
    await expect(await canvas.findByText(files.stopped(42))).toBeVisible();
    // Focus stays with the file, and the one that waited has its turn.
    await expect(canvas.getAllByRole('listitem')[0]).toHaveFocus();
    await waitFor(() => expect(canvas.getAllByText(sending(61))).toHaveLength(2));
    await expect(canvas.getByRole('button', { name: files.resume(t.photos) })).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};

/** A stopped upload continues where it ended, and arrives. */
export const Continued: Story = {
  tags: ['!autodocs'],
  render: function Continued(args, { globals }) {
    const [send] = useState(createResuming);
    return (
      <Column width={440}>
        <Upload {...args} send={send} label={say(globals).label} />
      </Column>
    );
  },
  play: async ({ canvas, globals, args }) => {
    const t = say(globals);
    const { files, done } = kitWords().upload;
    const input = inputOf(canvas, t.label);
    await userEvent.upload(input, fileOf(t.photos, zipOf({ a: '1' })));
    await userEvent.click(await canvas.findByRole('button', { name: files.stop(t.photos) }));
    await userEvent.click(await canvas.findByRole('button', { name: files.resume(t.photos) }));
    await expect(await canvas.findByText(done)).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    (document.activeElement as HTMLElement).blur();
  },
};

/** Any format, with folders: their button is next to the other for mouse users. */
export const AnyFile: Story = {
  args: { accept: 'any', folders: true, max: 20 },
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <Column width={440}>
        <Upload {...args} label={t.label} />
        <Upload
          {...args}
          label={t.label}
          disabled
          defaultValue={[{ id: '1', name: t.chart, bytes: 240_000 }]}
        />
        <Upload {...args} label={t.label} max={1} error={t.ask} required />
      </Column>
    );
  },
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    const { upload } = kitWords();
    const [group] = canvas.getAllByRole('group', { name: t.label });
    const folder = canvas.getAllByLabelText<HTMLInputElement>(upload.files.chooseFolder)[0];
    await expect(folder?.webkitdirectory).toBe(true);
    // A drop with a folder, as browsers describe it.
    const leaf = (name: string, content: BlobPart) => ({
      ...{ name, isFile: true, isDirectory: false },
      file: (resolve: (file: File) => void) => resolve(fileOf(name, content)),
    });
    const folderOf = (name: string, children: object[]) => {
      const batches = [children, []];
      const readEntries = (resolve: (entries: object[]) => void) => resolve(batches.shift() ?? []);
      return { name, isFile: false, isDirectory: true, createReader: () => ({ readEntries }) };
    };
    const root = folderOf('booking', [
      leaf('b.csv', 'a,b'),
      folderOf('scans', [leaf('a.pdf', pdfOf(1))]),
      leaf('.DS_Store', 'x'),
    ]);
    const event = new DragEvent('drop', { bubbles: true, cancelable: true });
    const dataTransfer = {
      types: ['Files'],
      files: [],
      items: [{ kind: 'file', webkitGetAsEntry: () => root }],
    };
    Object.defineProperty(event, 'dataTransfer', { value: dataTransfer });
    group?.dispatchEvent(event);
    await waitFor(() => expect(canvas.getAllByText(upload.done)).toHaveLength(3));
    const rows = within(group as HTMLElement).getAllByRole('listitem');
    await expect(rows.map((row) => row.querySelector('[title]')?.getAttribute('title'))).toEqual([
      'b.csv',
      'a.pdf',
    ]);
  },
};

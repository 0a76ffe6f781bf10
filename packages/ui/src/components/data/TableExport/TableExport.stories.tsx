import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Row } from '../../../stories/layout.tsx';
import { makeSailings, type Sailing, sailingColumns, say } from '../DataGrid/specimens/sailings.tsx';
import { CsvButton } from './CsvButton.tsx';
import { PrintButton } from './PrintButton.tsx';

const rows = makeSailings(50);
const onError = fn();
const page = fn(async (cursor: number | undefined) => {
  const from = cursor ?? 0;
  return { rows: rows.slice(from, from + 20), next: from + 20 < rows.length ? from + 20 : undefined };
});

const meta = {
  title: 'Data/Export and print',
  component: PrintButton<Sailing, number>,
  args: { caption: '', columns: [], page, rowKey: ({ id }: Sailing) => id, onError },
} satisfies Meta<typeof PrintButton<Sailing, number>>;
export default meta;

type Story = StoryObj<typeof meta>;

interface Options {
  globals: Record<string, unknown>;
  fails?: boolean;
  /** Of the paper: its caption, a note below it, and how many rows match. */
  caption?: string | undefined;
  note?: string | undefined;
  total?: number | undefined;
  max?: number | undefined;
}

function Buttons({ globals, fails = false, caption, note, total = 50, max = 30 }: Options) {
  const t = say(globals);
  const columns = sailingColumns(t);
  const source = fails ? () => Promise.reject(new Error('away')) : page;
  return (
    <Row>
      <CsvButton name={t.caption} columns={columns} page={source} onError={onError} />
      <PrintButton
        caption={caption || t.caption}
        note={note}
        columns={columns}
        page={source}
        rowKey={({ id }: Sailing) => id}
        max={max}
        total={total}
        onError={onError}
      />
    </Row>
  );
}

/** Both cover the whole query, page by page, not only the visible rows. */
export const Both: Story = {
  args: { note: '', total: 50, max: 30 },
  argTypes: { columns: { control: false }, total: { control: 'number' } },
  render: ({ caption, note, total, max }, { globals }) => (
    <Buttons globals={globals} caption={caption} note={note} total={total} max={max} />
  ),
  play: async ({ canvas, canvasElement }) => {
    let file: Blob | undefined;
    const url = spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      file = blob as Blob;
      return '#file';
    });
    const print = spyOn(window, 'print').mockImplementation(() => {});
    const [csv, printer] = canvas.getAllByRole('button');
    await userEvent.click(csv as HTMLElement);
    await waitFor(() => expect(file).toBeDefined());
    const text = (await file?.text()) ?? '';
    await expect(text.trimEnd().split('\r\n')).toHaveLength(51);
    await expect(new Uint8Array((await file?.arrayBuffer()) ?? [])[0]).toBe(0xef);

    await userEvent.click(printer as HTMLElement);
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    const sheet = canvasElement.ownerDocument.querySelector('body > div > table > caption')?.parentElement;
    await expect(sheet?.querySelectorAll('tbody tr')).toHaveLength(30);
    await expect(sheet?.querySelector('caption')).toHaveTextContent('50');
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() =>
      expect(canvasElement.ownerDocument.querySelector('body > div > table > caption')).toBeNull(),
    );
    url.mockRestore();
    print.mockRestore();
    (document.activeElement as HTMLElement).blur();
  },
};

/** A page that cannot be had makes no file: the caller hears why, and both can be pressed again. */
export const Away: Story = {
  parameters: { sameAs: 'data-export-and-print--both' },
  tags: ['!autodocs'],
  render: (_, { globals }) => <Buttons globals={globals} fails />,
  play: async ({ canvas }) => {
    const [csv, printer] = canvas.getAllByRole('button');
    await userEvent.click(csv as HTMLElement);
    await waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
    await userEvent.click(printer as HTMLElement);
    await waitFor(() => expect(onError).toHaveBeenCalledTimes(2));
    await expect(within(document.body).queryByRole('table')).toBeNull();
    (document.activeElement as HTMLElement).blur();
  },
};

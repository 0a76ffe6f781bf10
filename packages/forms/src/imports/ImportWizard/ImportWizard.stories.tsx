import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { importEn } from '../../messages/import/en.ts';
import { importZh } from '../../messages/import/zh.ts';
import { withFormsPage } from '../../stories/withForms.tsx';
import { ImportWizard, type ImportWizardProps } from './ImportWizard.tsx';
import { fieldsIn, longText, pastedText, words } from './specimens/prices.ts';

const onImport = fn<ImportWizardProps['onImport']>();
const mapping = { load: fn(() => null), save: fn() };

const meta = {
  title: 'Forms/ImportWizard',
  component: ImportWizard,
  decorators: [withFormsPage],
  args: { fields: [], messages: importZh, name: 'refused', mapping, onImport },
  argTypes: { fields: { control: false }, messages: { control: false }, mapping: { control: false } },
  beforeEach: () => {
    onImport.mockReset().mockResolvedValue([]);
    mapping.save.mockClear();
  },
  render: (args, { globals }) => (
    <ImportWizard {...args} fields={fieldsIn(globals)} messages={messagesIn(globals)} />
  ),
} satisfies Meta<typeof ImportWizard>;
export default meta;

type Story = StoryObj<typeof meta>;
type Globals = Record<string, unknown>;
type Canvas = ReturnType<typeof within>;

const messagesIn = ({ locale }: Globals) => (locale === 'zh' ? importZh : importEn);
const desktop = { viewport: { value: 'desktop' } };

async function paste(canvas: Canvas, text: string, globals: Globals) {
  const t = messagesIn(globals);
  const area = await canvas.findByRole('textbox', { name: t.file.paste });
  area.focus();
  await userEvent.paste(text);
  await userEvent.click(canvas.getByRole('button', { name: t.file.read }));
}

async function toRows(canvas: Canvas, text: string, globals: Globals): Promise<HTMLElement> {
  await paste(canvas, text, globals);
  await userEvent.click(await canvas.findByRole('button', { name: messagesIn(globals).next }));
  return canvas.findByRole('grid');
}

/** A text, whose spaces may be of any kind. */
const says = (text: string) =>
  new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s/g, '\\s'));

const leave = () => (document.activeElement as HTMLElement).blur();

/** A file is chosen, or cells are pasted. */
export const FileChoice: Story = {
  parameters: { looks: 'screen' },
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: messagesIn(globals).file.read }));
    await expect(canvas.getByText(messagesIn(globals).file.missing)).toBeVisible();
    leave();
  },
};

/** A file that is no table is refused in words. */
export const NoTable: Story = {
  globals: desktop,
  parameters: { pixels: 'none' },
  play: async ({ canvasElement, canvas, globals }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('A file input was expected.');
    await userEvent.upload(input, new File(['a,b\n1,"2\n'], 'prices.csv', { type: 'text/csv' }));
    await expect(
      (await canvas.findAllByText(says(messagesIn(globals).problem.quotes('2')))).length,
    ).toBeGreaterThan(0);
  },
};

/** Fields are proposed by the headings, in both languages; a required one without a column is named. */
export const Mapping: Story = {
  globals: desktop,
  play: async ({ canvas, globals }) => {
    const t = messagesIn(globals);
    await paste(canvas, pastedText.replace('40HQ', 'Ocean'), globals);
    const next = await canvas.findByRole('button', { name: t.next });
    await userEvent.click(next);
    await expect(canvas.getByText(t.columns.missing(words(globals).price))).toBeVisible();
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: t.columns.fieldOf('Ocean') }),
      'price',
    );
    await expect(canvas.queryByText(t.columns.missing(words(globals).price))).toBeNull();
    leave();
  },
};

/** Cells that are not valid are marked and corrected in place; only valid rows are imported. */
export const Correcting: Story = {
  globals: desktop,
  play: async ({ canvas, globals }) => {
    const t = messagesIn(globals);
    const grid = await toRows(canvas, pastedText, globals);
    await expect(mapping.save).toHaveBeenCalledWith(expect.objectContaining({ price: '40HQ' }));
    const invalid = () => Array.from(grid.querySelectorAll('[aria-invalid]'), (cell) => cell as HTMLElement);
    await waitFor(() => expect(invalid()).toHaveLength(3));
    await expect(canvas.getByRole('button', { name: t.rows.start('2') })).toBeEnabled();
    const price = invalid().find(({ textContent }) => textContent?.includes('ask'));
    price?.focus();
    await userEvent.keyboard('{F2}');
    await userEvent.keyboard('{Control>}a{/Control}1,980{Enter}');
    await waitFor(() => expect(invalid()).toHaveLength(2));
    await expect(canvas.getByRole('button', { name: t.rows.start('3') })).toBeEnabled();
    leave();
  },
};

/** The server refuses a row: it can be corrected here, or downloaded. */
export const Report: Story = {
  globals: desktop,
  play: async ({ canvas, globals }) => {
    const t = messagesIn(globals);
    onImport.mockResolvedValue([{ line: 2, field: 'vessel', message: words(globals).unknown }]);
    await toRows(canvas, pastedText, globals);
    await userEvent.click(canvas.getByRole('button', { name: t.rows.start('2') }));
    await expect(await canvas.findByText(says(t.report.accepted('1')))).toBeVisible();
    const [rows] = onImport.mock.lastCall ?? [];
    await expect(rows?.[0]).toEqual({
      line: 2,
      values: { vessel: 'HMM NURI', departs: '2026-11-28', routing: 'direct', price: 1795.5 },
    });
    let file: Blob | undefined;
    const url = spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      file = blob as Blob;
      return '#file';
    });
    await userEvent.click(canvas.getByRole('button', { name: t.report.save }));
    await waitFor(() => expect(file).toBeDefined());
    await expect(await file?.text()).toContain(words(globals).unknown);
    url.mockRestore();
    leave();
  },
};

/** Refused rows return with the reason at their cell, and are imported once they are corrected. */
export const RefusedRows: Story = {
  tags: ['!autodocs'],
  globals: desktop,
  parameters: { pixels: 'none' },
  play: async ({ canvas, globals }) => {
    const t = messagesIn(globals);
    onImport.mockResolvedValueOnce([{ line: 2, field: 'vessel', message: words(globals).unknown }]);
    await toRows(canvas, pastedText, globals);
    await userEvent.click(canvas.getByRole('button', { name: t.rows.start('2') }));
    await userEvent.click(await canvas.findByRole('button', { name: t.report.correct }));
    const grid = await canvas.findByRole('grid');
    const refused = within(grid).getByText('HMM NURI').closest('td');
    await expect(refused).toHaveAccessibleDescription(words(globals).unknown);
    refused?.focus();
    await userEvent.keyboard('ONE APUS{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: t.rows.start('1') }));
    await expect(await canvas.findByText(says(t.report.accepted('1')))).toBeVisible();
    await expect(onImport.mock.lastCall?.[0]).toEqual([
      expect.objectContaining({ line: 2, values: expect.objectContaining({ vessel: 'ONE APUS' }) }),
    ]);
  },
};

/** An import that failed leaves the rows in place; one under way can be stopped. */
export const FailedImport: Story = {
  globals: desktop,
  parameters: { pixels: 'none' },
  play: async ({ canvas, globals }) => {
    const t = messagesIn(globals);
    onImport.mockRejectedValueOnce(new Error('away'));
    await toRows(canvas, pastedText, globals);
    await userEvent.click(canvas.getByRole('button', { name: t.rows.start('2') }));
    await expect(await canvas.findByText(t.run.failed)).toBeVisible();
    onImport.mockImplementationOnce(
      (_, { signal, onProgress }) =>
        new Promise((_resolve, reject) => {
          onProgress(1);
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    await userEvent.click(canvas.getByRole('button', { name: t.rows.start('2') }));
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
    await userEvent.click(canvas.getByRole('button', { name: t.run.stop }));
    await expect(await canvas.findByText(t.run.stopped)).toBeVisible();
    leave();
  },
};

/** Ten thousand rows: those near the viewport are drawn. */
export const TenThousand: Story = {
  tags: ['!autodocs'],
  globals: desktop,
  parameters: { pixels: 'none' },
  play: async ({ canvas, globals }) => {
    const grid = await toRows(canvas, longText(), globals);
    await expect(grid).toHaveAttribute('aria-rowcount', '10001');
    await expect(within(grid).getAllByRole('row').length).toBeLessThan(60);
  },
};

import { csvImport } from '@fairway/gateway/contract/csvImport';
import type { TableStart } from '@fairway/gateway/contract/priceFile';
import { staffAuth } from '@fairway/gateway/contract/staffAuth';
import { mock, refuse } from '@fairway/gateway/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, type within } from 'storybook/test';
import { answering, type DeskStoryArgs, deskStories, saying } from '../../../../stories/deskStory.ts';
import { pricing } from '../../../../stories/sampleRoutes.ts';
import { words as en } from '../words.en.ts';
import { words as zh } from '../words.zh.ts';

const says = saying({ zh, en });
const start: TableStart = {
  problem: null,
  sheets: ['Rates', 'Surcharges'],
  sheet: 0,
  rows: [
    { row: 1, cells: ['MSC rates valid 2026-12-01 to 2026-12-14, USD', '', '', '', '', ''] },
    { row: 2, cells: ['POL', 'POD', '20DV', '40HC', 'T/T', 'Space'] },
    { row: 3, cells: ['Shanghai', 'Hamburg', '1850', '2950', '32', 'open'] },
    { row: 4, cells: ['Ningbo', 'Rotterdam', '1800', '2850', '33', 'tight'] },
  ],
  headerRow: 2,
  columns: ['origin', 'destination', 'price_20gp', 'price_40hq', 'transit_days', null],
  constants: { carrier: 'MSCU', currency: 'USD', valid_from: '2026-12-01', valid_to: '2026-12-14' },
  names: {},
  slashDates: null,
  sender: null,
};
const common = [mock(staffAuth.selectSelf, pricing), mock(csvImport.selectLast, { rows: [] })];
const reading = (data: TableStart) => answering(...common, mock(csvImport.readTable, data));
const choose = async (canvas: Pick<ReturnType<typeof within>, 'findByLabelText'>) => {
  const input = await canvas.findByLabelText(says('imports.priceFile.choose'), { selector: 'input' });
  await userEvent.upload(input, new File(['PK'], 'MSC-rates.xlsx'));
};

const meta = {
  ...deskStories,
  title: 'Desk/Imports/Price file',
  args: { address: '/imports?kind=sailings', reader: 'member' },
  parameters: { ...deskStories.parameters, ...reading(start), pixels: 'main' },
} satisfies Meta<DeskStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Each column with its heading, its first values and what it holds; a field is in one column. */
export const Proposed: Story = {
  play: async ({ canvas }) => {
    await choose(canvas);
    const holds = (heading: string) =>
      canvas.findAllByLabelText(says('imports.priceFile.holdsOf', { values: { heading } }));
    const [space] = await holds('Space');
    const [small] = await holds('20DV');
    if (!space || !small) throw new Error('each column has its select');
    await expect(small).toHaveValue('price_20gp');
    await userEvent.selectOptions(space, 'price_20gp');
    await expect(small).toHaveValue('');
    await userEvent.selectOptions(space, 'remark');
    await userEvent.selectOptions(small, 'price_20gp');
  },
};

/** A sender whose layout is remembered. */
export const Remembered: Story = {
  parameters: reading({ ...start, sender: 'MSC Shanghai' }),
  play: async ({ canvas }) => {
    await choose(canvas);
    await canvas.findByText(says('imports.priceFile.remembered', { values: { sender: 'MSC Shanghai' } }));
    await expect(canvas.getByLabelText(says('imports.priceFile.sender'))).toHaveValue('MSC Shanghai');
  },
};

/** No row looks like a header. */
export const NoHeader: Story = {
  parameters: reading({ ...start, headerRow: null, columns: start.columns.map(() => null), constants: {} }),
  play: async ({ canvas }) => {
    await choose(canvas);
    await canvas.findByText(says('imports.priceFile.headerUnknown'));
  },
};

/** A workbook with macros is not read, and says what to do. */
export const Macros: Story = {
  parameters: reading({ ...start, problem: 'macros', rows: [], columns: [], sheets: [], headerRow: null }),
  play: async ({ canvas }) => {
    await choose(canvas);
    await canvas.findByText(says('imports.rules.macros'));
  },
};

export const NoTable: Story = {
  parameters: answering(...common, mock(csvImport.readTable, refuse('mediaTypeUnsupported'))),
  play: async ({ canvas }) => {
    await choose(canvas);
    await canvas.findByText(says('imports.priceFile.noTable', { values: { name: 'MSC-rates.xlsx' } }));
  },
};

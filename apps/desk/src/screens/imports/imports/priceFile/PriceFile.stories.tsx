import { type CsvReport, csvImport } from '@fairway/gateway/contract/csvImport';
import { harbour } from '@fairway/gateway/contract/harbour';
import type { TableStart } from '@fairway/gateway/contract/priceFile';
import { staffAuth } from '@fairway/gateway/contract/staffAuth';
import { mock, refuse, samplePorts } from '@fairway/gateway/mock';
import { messageColumns, messageTable, priceNames, readPriceMessage } from '@fairway/trade';
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

const names = {
  ports: Object.values(samplePorts).map(({ code, locode, nameZh, nameEn }) => ({
    ...{ code, locode, nameZh, nameEn, aliases: [], alsoKnownAs: [] },
  })),
  carriers: [{ code: 'COSU', nameZh: '中远海运', nameEn: 'COSCO SHIPPING Lines' }],
};
const message = `上海-洛杉矶 COSCO USD1850/2900/2900 有效期12/1-12/14
宁波-欧基 中远 1650/2050/2050 周二开`;
const rowsOfMessage = messageTable(
  readPriceMessage(message, { names: priceNames(names.ports, names.carriers), today: '2026-11-20' }),
  message,
);
const ofMessage: TableStart = {
  ...start,
  ...{ sheets: ['CSV'], rows: rowsOfMessage.map((cells, index) => ({ row: index + 1, cells })) },
  ...{ headerRow: 1, columns: [...messageColumns], constants: {} },
};
const unsureReport: CsvReport = {
  ...{ id: '019a0000-0000-7000-8000-000000000611', kind: 'sailings', fileName: 'message.csv' },
  ...{ state: 'checked', checkedAt: '2026-11-20T01:40:00.000Z', checkedBy: pricing.name, doneAt: null },
  ...{ undoneAt: null, canUndo: false, lines: 3, counts: { new: 0, changed: 1, expired: 0, same: 0 } },
  ...{ absent: null, badCount: 0, bad: [], unsureCount: 3, leftOutCount: 0, leftOut: [] },
  unsure: [
    { line: 3, column: 'destination', rule: 'harbour', value: '欧基' },
    { line: 4, column: 'check', rule: 'check', value: '“2050” “周二开”' },
    { line: 5, column: 'price_40hq', rule: 'farPrice', value: '29500 (2950)' },
  ],
  changes: [
    {
      ...{ line: 2, key: 'CNSHA USLAX COSU COSCO SHIPPING HIMALAYAS 084E', outcome: 'changed' },
      fields: [{ field: 'price_40hq', from: '2950', to: '2900' }],
    },
  ],
};
const messageCalls = [
  ...common,
  mock(harbour.selectNames, names),
  mock(csvImport.readTable, ofMessage),
  mock(csvImport.checkTable, unsureReport),
  mock(csvImport.selectReport, unsureReport),
];
const paste = async (
  canvas: Pick<ReturnType<typeof within>, 'findByLabelText' | 'getByRole'>,
  text: string,
) => {
  await userEvent.click(await canvas.findByLabelText(says('imports.priceFile.paste.label')));
  await userEvent.paste(text);
  await userEvent.click(canvas.getByRole('button', { name: says('imports.priceFile.paste.read') }));
};

/** A group message: its offers are the lines of a price file, with what a person has to compare. */
export const Pasted: Story = {
  parameters: answering(...messageCalls),
  play: async ({ canvas }) => {
    await paste(canvas, message);
    await canvas.findByText(says('imports.priceFile.paste.count', { values: { count: 2 }, whole: true }));
    await expect(await canvas.findByRole('button', { name: says('imports.priceFile.check') })).toBeVisible();
  },
};

/** A message without prices. */
export const PastedNothing: Story = {
  parameters: answering(...messageCalls),
  play: async ({ canvas }) => {
    await paste(canvas, '大家好');
    await canvas.findByText(says('imports.priceFile.paste.nothing'));
  },
};

/** Unsure lines after the check: the code of a name, a value to compare with the message, and a price far from the usual one. */
export const Decide: Story = {
  parameters: answering(...messageCalls),
  play: async ({ canvas }) => {
    await paste(canvas, message);
    await userEvent.click(await canvas.findByRole('button', { name: says('imports.priceFile.check') }));
    const code = await canvas.findByLabelText(
      says('imports.priceFile.codeOf', { values: { name: '欧基' }, whole: true }),
    );
    await userEvent.type(code, 'ITGOA');
    const compared = { line: '4', value: '“2050” “周二开”' };
    await userEvent.click(
      canvas.getByRole('checkbox', {
        name: says('imports.priceFile.acceptLine', { values: compared, whole: true }),
      }),
    );
    await expect(canvas.getByRole('button', { name: says('imports.priceFile.checkAgain') })).toBeVisible();
  },
};

export const NoTable: Story = {
  parameters: answering(...common, mock(csvImport.readTable, refuse('mediaTypeUnsupported'))),
  play: async ({ canvas }) => {
    await choose(canvas);
    await canvas.findByText(says('imports.priceFile.noTable', { values: { name: 'MSC-rates.xlsx' } }));
  },
};

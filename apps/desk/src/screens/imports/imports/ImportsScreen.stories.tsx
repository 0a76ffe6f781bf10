import { type CsvReport, csvImport } from '@fairway/gateway/contract/csvImport';
import { staffAuth } from '@fairway/gateway/contract/staffAuth';
import { mock, refuse } from '@fairway/gateway/mock';
import { stateStories } from '@fairway/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import {
  answering,
  type DeskStoryArgs,
  deskStories,
  refusalText,
  saying,
} from '../../../stories/deskStory.ts';
import { editor } from '../../../stories/sampleNews.ts';
import { pricing } from '../../../stories/sampleRoutes.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const id = '019a0000-0000-7000-8000-000000000601';
const sampleReport = (more: Partial<CsvReport> = {}): CsvReport => ({
  id,
  kind: 'hs',
  fileName: 'tariff-2027.csv',
  state: 'checked',
  checkedAt: '2026-11-20T01:40:00.000Z',
  checkedBy: editor.name,
  doneAt: null,
  lines: 12_840,
  counts: { new: 214, changed: 96, expired: 38, same: 12_492 },
  absent: more.kind === undefined || more.kind === 'hs' ? 12 : null,
  undoneAt: null,
  canUndo: false,
  badCount: 0,
  bad: [],
  unsureCount: 0,
  unsure: [],
  leftOutCount: 0,
  leftOut: [],
  changes: [
    {
      line: 118,
      key: '8517130099',
      outcome: 'new',
      fields: [
        { field: 'name_zh', from: '', to: '其他智能手机' },
        { field: 'mfn', from: '', to: '0' },
      ],
    },
    { line: 4_102, key: '8507600090', outcome: 'changed', fields: [{ field: 'rebate', from: '9', to: '6' }] },
    {
      line: 9_877,
      key: '8541430000',
      outcome: 'expired',
      fields: [{ field: 'replaced_by', from: '', to: '8541430010 8541430090' }],
    },
  ],
  ...more,
});
const listed = ({ bad: _bad, unsure: _unsure, leftOut: _leftOut, changes: _changes, ...row }: CsvReport) =>
  row;
const showing = (report: CsvReport) => [
  mock(staffAuth.selectSelf, editor),
  mock(csvImport.selectLast, { rows: [listed(report)] }),
  mock(csvImport.selectReport, report),
];

const says = saying({ zh, en });
/** New, changed and expired lines together. */
const confirm = () => says('imports.confirm', { values: { lines: 348 } });

const meta = {
  ...deskStories,
  title: 'Desk/Imports',
  args: { address: `/imports?kind=hs&id=${id}`, reader: 'member' },
  parameters: { ...deskStories.parameters, ...answering(...showing(sampleReport())), pixels: 'main' },
} satisfies Meta<DeskStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The changes that a file would make; its column names are never broken. */
export const Checked: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1 });
    for (const name of canvasElement.querySelectorAll('code > span')) {
      await expect(name.getClientRects()).toHaveLength(1);
    }
    await expect(await canvas.findByRole('button', { name: confirm() })).toBeVisible();
    await expect(canvas.getByText(/· .*12,492/)).toBeVisible();
  },
};

/** With bad lines nothing can be imported: each is listed by its number. */
export const Broken: Story = {
  parameters: answering(
    ...showing(
      sampleReport({
        badCount: 2,
        changes: [],
        bad: [
          { line: 57, column: 'mfn', rule: 'rate', value: 'five' },
          { line: 912, column: null, rule: 'repeated', value: '8507600090' },
        ],
      }),
    ),
  ),
  play: async ({ canvas }) => {
    await canvas.findAllByText(says('imports.rules.rate'));
    // It cannot be confirmed, so it does not wait for that.
    await expect(canvas.getByText(says('imports.toMend'))).toBeVisible();
    await expect(canvas.queryByText(says('imports.waiting'))).toBeNull();
    await expect(canvas.queryByRole('button', { name: says('imports.confirm') })).toBeNull();
  },
};

export const Done: Story = {
  parameters: answering(...showing(sampleReport({ state: 'done', doneAt: '2026-11-20T01:44:00.000Z' }))),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/2026-11-20 09:44/))[0]).toBeVisible();
  },
};

const sailings = sampleReport({
  kind: 'sailings',
  fileName: 'sailings-w48.csv',
  checkedBy: pricing.name,
  lines: 412,
  counts: { new: 36, changed: 12, expired: 1, same: 363 },
  changes: [
    {
      line: 2,
      key: 'CNSHA USLAX COSU COSCO SHIPPING HIMALAYAS 084E',
      outcome: 'changed',
      fields: [
        { field: 'departure', from: '2026-11-27 02:00', to: '2026-11-28 02:00' },
        { field: 'price_40hq', from: '2450', to: '2300' },
      ],
    },
    {
      line: 9,
      key: 'CNTAO DEHAM MAEU MUMBAI MAERSK 648W',
      outcome: 'new',
      fields: [
        { field: 'new_route', from: '', to: 'CNTAO → DEHAM' },
        { field: 'departure', from: '', to: '2026-11-29 16:00' },
        { field: 'price_40hq', from: '', to: '3120' },
      ],
    },
    {
      line: 77,
      key: 'CNSHA NLRTM ONEY ONE INNOVATION 021W',
      outcome: 'expired',
      fields: [{ field: 'departure', from: '2026-12-02 20:00', to: '' }],
    },
  ],
});
const asPricing = (report: CsvReport) => [
  mock(staffAuth.selectSelf, pricing),
  mock(csvImport.selectLast, { rows: [listed(report)] }),
  mock(csvImport.selectReport, report),
];

/** Rates before and after, as pricing staff read them. */
export const Sailings: Story = {
  args: { address: `/imports?kind=sailings&id=${id}` },
  parameters: answering(...asPricing(sailings)),
  play: async ({ canvas }) => {
    await canvas.findAllByText(/2450 → 2300/);
    // A sailing is cancelled; only a code expires.
    await expect(canvas.queryAllByText(says('imports.ends.hs'))).toEqual([]);
    await expect((await canvas.findAllByText(says('imports.ends.sailings')))[0]).toBeVisible();
    await expect(canvas.queryByText(says('imports.kinds.hs'))).toBeNull();
  },
};

/** Errors in lines of sailings, each with its own message. */
export const SailingsBroken: Story = {
  args: { address: `/imports?kind=sailings&id=${id}` },
  parameters: answering(
    ...asPricing({
      ...sailings,
      badCount: 4,
      changes: [],
      bad: [
        { line: 3, column: 'carrier', rule: 'carrier', value: 'XXXX' },
        { line: 4, column: 'imo', rule: 'imo', value: '9074728' },
        { line: 18, column: 'port_cut_off', rule: 'cutOff', value: '2026-11-29 18:00' },
        { line: 30, column: 'price_40hq', rule: 'noPrice', value: '' },
      ],
    }),
  ),
  play: async ({ canvas }) => {
    await canvas.findAllByText(says('imports.rules.cutOff'));
    await canvas.findAllByText(says('imports.rules.carrier', { values: { value: 'XXXX' } }));
  },
};

const surcharges = sampleReport({
  kind: 'surcharges',
  fileName: 'surcharges-december.csv',
  checkedBy: pricing.name,
  lines: 184,
  counts: { new: 22, changed: 3, expired: 5, same: 154 },
  changes: [
    {
      line: 2,
      key: 'COSU CNSHA * THC 2026-12-01',
      outcome: 'new',
      fields: [
        { field: 'instead_of', from: '', to: '2025-12-01' },
        { field: 'currency', from: '', to: 'CNY' },
        { field: 'amount_20gp', from: '', to: '550' },
        { field: 'amount_40gp', from: '', to: '825' },
        { field: 'amount_40hq', from: '', to: '825' },
      ],
    },
    {
      line: 31,
      key: 'MAEU CNTAO DEHAM BAF 2026-11-01',
      outcome: 'changed',
      fields: [{ field: 'amount_40hq', from: '610', to: '640' }],
    },
    {
      line: 77,
      key: 'ONEY * USLAX PSS 2026-08-15',
      outcome: 'expired',
      fields: [{ field: 'valid_to', from: '', to: '2026-11-30' }],
    },
  ],
});

/** Surcharges of carriers: which one replaces which, and which ends. */
export const Surcharges: Story = {
  args: { address: `/imports?kind=surcharges&id=${id}` },
  parameters: answering(...asPricing(surcharges)),
  play: async ({ canvas }) => {
    await canvas.findAllByText(/610 → 640/);
    await expect(canvas.getAllByText(/carrier/)[0]).toBeVisible();
  },
};

/** Errors in lines of surcharges, each with its own message. */
export const SurchargesBroken: Story = {
  args: { address: `/imports?kind=surcharges&id=${id}` },
  parameters: answering(
    ...asPricing({
      ...surcharges,
      badCount: 3,
      changes: [],
      bad: [
        { line: 9, column: 'amount_40gp', rule: 'amounts', value: '' },
        { line: 12, column: 'name_zh', rule: 'chargeName', value: '' },
        { line: 40, column: 'valid_to', rule: 'validity', value: '2026-10-31' },
      ],
    }),
  ),
  play: async ({ canvas }) => {
    for (const rule of ['amounts', 'chargeName', 'validity'] as const)
      await canvas.findAllByText(says(`imports.rules.${rule}`));
  },
};

/** A price file of a carrier: some lines wait for a person, the others can be imported. */
export const Unsure: Story = {
  args: { address: `/imports?kind=sailings&id=${id}` },
  parameters: answering(
    ...asPricing({
      ...sailings,
      fileName: 'MSC-rates-december.xlsx',
      unsureCount: 3,
      unsure: [
        { line: 5, column: 'destination', rule: 'severalPorts', value: '奥克兰' },
        { line: 9, column: 'departure', rule: 'dayMonth', value: '04/12/2026' },
        { line: 14, column: 'price_40hq', rule: 'farPrice', value: '29500 (2950)' },
      ],
      leftOutCount: 1,
      leftOut: ['CNSHA USLAX COSU COSCO SHIPPING ARIES 091E'],
    }),
  ),
  play: async ({ canvas }) => {
    await canvas.findAllByText(says('imports.rules.dayMonth'));
    await expect(canvas.getByText('CNSHA USLAX COSU COSCO SHIPPING ARIES 091E')).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: says('imports.confirm', { values: { lines: 49 } }) }),
    ).toBeVisible();
  },
};

const done: CsvReport = {
  ...sailings,
  state: 'done',
  doneAt: '2026-11-20T01:44:00.000Z',
  canUndo: true,
};

/** A later import changed the same sailings, so this one cannot be undone. */
export const UndoRefused: Story = {
  args: { address: `/imports?kind=sailings&id=${id}` },
  parameters: answering(...asPricing(done), mock(csvImport.undo, refuse('importOverwritten'))),
  play: async ({ canvas }) => {
    const name = says('imports.undo');
    await userEvent.click(await canvas.findByRole('button', { name }));
    const dialog = await screen.findByRole('alertdialog').catch(() => screen.findByRole('dialog'));
    await userEvent.click(within(dialog).getByRole('button', { name }));
    await within(dialog).findByText(refusalText('importOverwritten'));
  },
};

export const Undone: Story = {
  args: { address: `/imports?kind=sailings&id=${id}` },
  parameters: answering(
    ...asPricing({ ...done, state: 'undone', canUndo: false, undoneAt: '2026-11-20T02:10:00.000Z' }),
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/2026-11-20 10:10/))[0]).toBeVisible();
    await expect(canvas.queryByRole('button', { name: says('imports.undo') })).toBeNull();
  },
};

/** Data changed since the check: the dialog shows the refusal, and nothing is imported. */
export const Refused: Story = {
  parameters: answering(...showing(sampleReport()), mock(csvImport.confirm, refuse('importStale'))),
  play: async ({ canvas }) => {
    const name = confirm();
    await userEvent.click(await canvas.findByRole('button', { name }));
    const dialog = await screen.findByRole('alertdialog').catch(() => screen.findByRole('dialog'));
    await userEvent.click(within(dialog).getByRole('button', { name }));
    await within(dialog).findByText(refusalText('importStale'));
  },
};

/** A workbook is not a CSV file: the field where it was chosen shows what to do. */
export const NotCsv: Story = {
  args: { address: '/imports' },
  parameters: answering(
    mock(staffAuth.selectSelf, editor),
    mock(csvImport.selectLast, { rows: [] }),
    mock(csvImport.check, refuse('mediaTypeUnsupported')),
  ),
  play: async ({ canvas }) => {
    const input = await canvas.findByLabelText(says('imports.choose'), { selector: 'input' });
    await userEvent.upload(input, new File(['PK'], 'prices.csv', { type: 'text/csv' }));
    await canvas.findByText(says('imports.notCsv', { values: { name: 'prices.csv' } }));
  },
};

/** A file of names of columns alone. */
export const NoLines: Story = {
  parameters: answering(
    ...showing(sampleReport({ lines: 0, counts: { new: 0, changed: 0, expired: 0, same: 0 }, changes: [] })),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(says('imports.noLines'));
  },
};

export const Empty: Story = {
  args: { address: '/imports' },
  parameters: answering(mock(staffAuth.selectSelf, editor), mock(csvImport.selectLast, { rows: [] })),
  play: async ({ canvas }) => {
    await canvas.findByText(says('imports.empty'));
  },
};

const states = stateStories({
  call: csvImport.selectLast,
  beside: [mock(staffAuth.selectSelf, editor)],
  answering,
});

export const Loading: Story = { args: { address: '/imports?kind=hs' }, ...states.loading };

export const Failed: Story = { args: { address: '/imports?kind=hs' }, ...states.failed };

export const Forbidden: Story = { args: { address: '/imports?kind=hs' }, ...states.forbidden };

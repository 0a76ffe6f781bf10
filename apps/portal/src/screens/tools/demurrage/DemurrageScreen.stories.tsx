import { demurrageTariff, type PortTariffs } from '@fairway/gateway/contract/demurrageTariff';
import { fails, mock, pending } from '@fairway/gateway/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { alsoForMembers } from '../../../stories/forMembers.ts';
import { answering, type PortalStoryArgs, portalStories, saying } from '../../../stories/portalStory.ts';
import { sampleDemurrageTariffs } from '../../../stories/sampleDemurrageTariffs.ts';
import { demurrageAddress, emptyCalculation } from './address.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const says = saying({ zh, en });
const inLanguage = (chinese: string, english: string) =>
  document.documentElement.lang.startsWith('zh') ? chinese : english;

const twoClocks = demurrageAddress({
  ...emptyCalculation,
  clocks: 'two',
  containers: '2',
  first: '2026-11-02',
  gate: '2026-11-12',
  last: '2026-11-20',
  demurrage: { freeDays: '7', count: 'calendar', bands: '8-12:60; 13-17:90; 18-:150' },
  detention: { freeDays: '5', count: 'working', bands: '6-10:45.50; 11-:80' },
});

const meta = {
  ...portalStories,
  title: 'Screens/Demurrage',
  args: { ...portalStories.args, address: twoClocks },
  parameters: answering(),
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Demurrage from day 8 and detention after five working days, for two containers. */
export const Full: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: says('demurrage.table') });
    // 4 days of 60 and a day of 45.50, times two.
    const result = canvas.getByRole('region', { name: says('demurrage.total', { values: { count: 2 } }) });
    await expect(result).toHaveTextContent('571.00');
  },
};

/** The form reports its missing fields. */
export const Empty: Story = {
  args: { address: demurrageAddress() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(says('demurrage.needed'))).toBeVisible();
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(0);
  },
};

const inRotterdam = demurrageAddress({
  ...emptyCalculation,
  ...{ port: 'NLRTM', first: '2026-11-02', gate: '2026-11-12', last: '2026-11-20', clocks: 'two' },
});
const tariffsOf = (tariffs: PortTariffs) => answering(mock(demurrageTariff.selectTariffs, tariffs));

/** Two carriers for the same days; the tariff of one is filled in with its source, and can be edited. */
export const Tariffs: Story = {
  args: { address: inRotterdam },
  parameters: tariffsOf(sampleDemurrageTariffs),
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByText(/230\.00|930\.00/);
    await expect(rows.length).toBeGreaterThanOrEqual(2);
    await userEvent.click(
      canvas.getByRole('button', {
        name: says('demurrage.useOf', { values: { carrier: inLanguage('马士基', 'Maersk') } }),
      }),
    );
    const result = await canvas.findByRole('region', {
      name: says('demurrage.total', { values: { count: 1 } }),
    });
    await expect(result).toHaveTextContent('930.00');
    await expect(canvas.getByText(/Import tariff Netherlands/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: says('demurrage.bands') })).toHaveValue(
      '8-12:60; 13-:90',
    );
  },
};

/** The port is chosen first: fields that the reader has not come to are not marked, until the calculation is asked for. */
export const PortFirst: Story = {
  args: { address: '/logisticsTool/demurrage?port=NLRTM' },
  parameters: { ...tariffsOf(sampleDemurrageTariffs), pixels: 'none' },
  play: async ({ canvas }) => {
    const calculateButton = await canvas.findByRole('button', { name: says('demurrage.calculate') });
    await expect(canvas.queryAllByText(says('demurrage.problem.missing', { whole: true }))).toEqual([]);
    await userEvent.click(calculateButton);
    await waitFor(() =>
      expect(canvas.getAllByText(says('demurrage.problem.missing', { whole: true })).length).toBeGreaterThan(
        2,
      ),
    );
  },
};

/** A port without tariffs, in a country whose holidays are not known: the page reports both. */
export const NoTariffs: Story = {
  args: { address: inRotterdam },
  parameters: tariffsOf({ ...sampleDemurrageTariffs, carriers: [], gaps: [], calendar: null }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        says('demurrage.noCalendar', { values: { country: inLanguage('荷兰', 'Netherlands') } }),
      ),
    ).toBeVisible();
    await expect(canvas.queryByRole('combobox', { name: says('demurrage.carrier') })).toBeNull();
  },
};

export const Failed: Story = {
  args: { address: inRotterdam },
  parameters: answering(fails(demurrageTariff.selectTariffs, 'fault')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('failure.fault') });
  },
};

export const Loading: Story = {
  args: { address: inRotterdam },
  parameters: answering(pending(demurrageTariff.selectTariffs)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('main').querySelector('[inert]')).toBeVisible());
  },
};

/** Bands with a gap are refused at their field, and their text is not lost. */
export const BadBands: Story = {
  args: {
    address: demurrageAddress({
      ...emptyCalculation,
      first: '2026-11-02',
      last: '2026-11-20',
      combined: { freeDays: '7', count: 'calendar', bands: '8-12:60; 14-:90' },
    }),
  },
  parameters: { pixels: 'none' },
  play: async ({ canvas }) => {
    const bands = await canvas.findByRole('textbox', { name: says('demurrage.bands') });
    await expect(bands).toHaveAccessibleDescription(says('demurrage.problem.gap'));
    const calculate = canvas.getByRole('button', { name: says('demurrage.calculate') });
    await userEvent.click(calculate);
    await expect(bands).toHaveFocus();
    await userEvent.clear(bands);
    await userEvent.type(bands, '8-12:60; 13-:90');
    await userEvent.click(calculate);
    await expect(await canvas.findByRole('table', { name: says('demurrage.table') })).toBeVisible();
    const result = canvas.getByRole('region', { name: says('demurrage.total', { values: { count: 1 } }) });
    await expect(result).toHaveTextContent('930.00');
  },
};
export const ForMembers = alsoForMembers('/logisticsTool/demurrage');

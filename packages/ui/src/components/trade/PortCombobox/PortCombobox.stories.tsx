import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { findPorts, ports } from '../../../stories/ports.ts';
import { words } from '../../../stories/words.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { PortCombobox, type PortComboboxProps } from './PortCombobox.tsx';
import type { PortOption } from './PortOption.ts';

const pick = (...codes: string[]) => ports.filter(({ code }) => codes.includes(code));
const recent = pick('CNSHA', 'USLAX');
const popular = pick('CNSHA', 'CNNGB', 'CNYTN', 'SGSIN', 'NLRTM');

const meta = {
  title: 'Trade/PortCombobox',
  component: PortCombobox,
  parameters: { pixels: 'page', frame: { height: 400 } },
  args: { search: findPorts, value: null, onChange: fn(), recent, popular, debounce: 0 },
  render: (args, { globals }) => (
    <div style={{ maxWidth: 400, minHeight: 480 }}>
      <Owner {...args} label={args.label ?? say(globals).origin} />
    </div>
  ),
} satisfies Meta<typeof PortCombobox>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    origin: '起运港',
    destination: '目的港',
    swap: '对调',
    popular: '热门港口',
    none: '没有找到“亚特兰蒂斯”',
    wrong: '起运港不能与目的港相同。',
    atlantis: '亚特兰蒂斯',
    retry: '重试',
  },
  en: {
    origin: 'Origin',
    destination: 'Destination',
    swap: 'Swap',
    popular: 'Popular ports',
    none: 'Nothing found for "atlantis"',
    wrong: 'Origin and destination must differ.',
    atlantis: 'atlantis',
    retry: 'Try again',
  },
});

/** Holds the value as a form would. */
function Owner({ value: initial, onChange, ...rest }: PortComboboxProps) {
  const [value, setValue] = useState(initial);
  return (
    <PortCombobox
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const never = () => new Promise<never>(() => {});

export const Chosen: Story = {
  parameters: { pixels: 'part' },
  render: (args, { globals }) => (
    <div style={{ maxWidth: 400, display: 'grid', gap: 16 }}>
      <Owner {...args} label={say(globals).origin} size="large" />
      <Owner {...args} label={say(globals).origin} size="large" value={recent[0] ?? null} />
      <Owner {...args} label={say(globals).origin} value={recent[0] ?? null} error={say(globals).wrong} />
      <Owner {...args} label={say(globals).origin} value={recent[1] ?? null} disabled />
    </div>
  ),
};

/** On focus it offers recent and popular ports, none twice. */
export const Offered: Story = {
  play: async ({ canvas, globals }) => {
    await userEvent.tab();
    const input = canvas.getByRole('combobox', { name: say(globals).origin });
    await expect(input).toHaveFocus();
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getAllByRole('option')).toHaveLength(6);
    await expect(canvas.getByRole('group', { name: say(globals).popular })).toBeVisible();
  },
};

/** The typed text is marked in name and code; the first row is ready for Enter. */
export const Found: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'shan');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(4));
    await expect(canvas.getByRole('combobox')).toHaveAttribute(
      'aria-activedescendant',
      canvas.getAllByRole('option')[0]?.id,
    );
  },
};

/** Among the results, the ports of recent routes come first; a fully typed code selects its port. */
export const RecentFirst: Story = {
  tags: ['!autodocs'],
  parameters: { pixels: 'part' },
  args: { recent: pick('CNSHK') },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'cn');
    await waitFor(() => expect(canvas.getAllByRole('option')[0]).toHaveTextContent('CNSHK'));
    await userEvent.clear(input);
    await userEvent.type(input, 'cnyt');
    await waitFor(() => expect(canvas.getAllByRole('option')[0]).toHaveTextContent('CNYTN'));
    await userEvent.keyboard('{Escape}{Escape}');
    input.blur();
  },
};

/** The official code finds the port too, and is shown. */
export const ByOfficialCode: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'cnshg');
    await waitFor(() => expect(canvas.getByRole('option', { name: /CNSHG/ })).toBeVisible());
  },
};

export const Loading: Story = {
  args: { search: never },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'rott');
    await expect(canvas.queryByRole('option')).toBeNull();
  },
};

export const NoResults: Story = {
  play: async ({ canvas, globals }) => {
    await userEvent.type(canvas.getByRole('combobox'), say(globals).atlantis);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(say(globals).none));
  },
};

export const Failed: Story = {
  args: { search: fn(() => Promise.reject(new Error('away'))) },
  play: async ({ canvas, globals }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'busan');
    await waitFor(() => expect(canvas.getByRole('button', { name: say(globals).retry })).toBeVisible());
  },
};

const endless: PortOption = {
  code: 'GBLGP',
  locode: 'GBLGP',
  nameZh: '兰韦尔普尔古因吉尔戈格里惠尔恩德罗布尔兰蒂西利奥戈戈戈赫港'.repeat(10).slice(0, 300),
  nameEn: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(6).slice(0, 300),
  countryZh: '大不列颠及北爱尔兰联合王国',
  countryEn: 'United Kingdom of Great Britain and Northern Ireland',
};

/** Names of 300 characters break and end in an ellipsis; code and country stay. */
export const LongNames: Story = {
  args: { popular: [endless, ...popular], recent: [], value: endless },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getAllByRole('option')).toHaveLength(6);
  },
};

/** Two ports and a button that swaps them, stored in one value as in a search form. */
function Voyage({ labels, ...rest }: PortComboboxProps & { labels: ReturnType<typeof say> }) {
  const [ends, setEnds] = useState<{ origin: PortOption | null; destination: PortOption | null }>({
    origin: null,
    destination: null,
  });
  return (
    <div style={{ maxWidth: 400, display: 'grid', gap: 16 }}>
      {(['origin', 'destination'] as const).map((end) => (
        <PortCombobox
          {...rest}
          key={end}
          label={labels[end]}
          value={ends[end]}
          onChange={(port) => setEnds({ ...ends, [end]: port })}
        />
      ))}
      <Button onClick={() => setEnds({ origin: ends.destination, destination: ends.origin })}>
        {labels.swap}
      </Button>
    </div>
  );
}

/** Returns a search that resolves all pending queries when the test releases them. */
function heldBack() {
  const pending = new Map<string, () => void>();
  return {
    search: (keyword: string) =>
      new Promise<readonly PortOption[]>((resolve) => {
        pending.set(keyword, () => resolve(findPorts(keyword)));
      }),
    pending,
    answer: () => {
      for (const answer of pending.values()) answer();
    },
  };
}

const pair = heldBack();

/** Codes typed at full speed with Tab after each are both accepted, even when their responses arrive together. */
export const TypedAndTabbed: Story = {
  tags: ['!autodocs'],
  parameters: { pixels: 'part' },
  args: { search: pair.search, debounce: 120 },
  beforeEach: () => pair.pending.clear(),
  render: (args, { globals }) => <Voyage {...args} labels={say(globals)} />,
  play: async ({ canvas, globals }) => {
    const { origin, destination, swap } = say(globals);
    await userEvent.tab();
    await userEvent.keyboard('CNSHA');
    await userEvent.tab();
    await userEvent.keyboard('USLAX');
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: origin })).toHaveValue('CNSHA');
    await expect(canvas.getByRole('combobox', { name: destination })).toHaveValue('USLAX');
    await waitFor(() => expect([...pair.pending.keys()]).toEqual(['CNSHA', 'USLAX']));
    pair.answer();
    await waitFor(() =>
      expect(canvas.getByRole<HTMLInputElement>('combobox', { name: destination }).value).toContain(
        'Los Angeles',
      ),
    );
    await expect(canvas.getByRole<HTMLInputElement>('combobox', { name: origin }).value).toContain(
      'Shanghai',
    );
    await expect(canvas.getByRole('button', { name: swap })).toHaveFocus();
  },
};

const swapped = heldBack();

/** A port set by a swap replaces the text that still waits for its response. */
export const ExchangedWhileWaiting: Story = {
  tags: ['!autodocs'],
  parameters: { pixels: 'part' },
  args: { search: swapped.search },
  beforeEach: () => swapped.pending.clear(),
  render: (args, { globals }) => <Voyage {...args} labels={say(globals)} />,
  play: async ({ canvas, globals }) => {
    const { origin, destination, swap } = say(globals);
    await userEvent.click(canvas.getByRole('combobox', { name: destination }));
    await userEvent.click(canvas.getByRole('option', { name: /CNSHA/ }));
    await userEvent.click(canvas.getByRole('combobox', { name: origin }));
    await userEvent.keyboard('rott');
    await waitFor(() => expect(swapped.pending.has('rott')).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: swap }));
    swapped.answer();
    await expect(canvas.getByRole<HTMLInputElement>('combobox', { name: origin }).value).toContain(
      'Shanghai',
    );
    await expect(canvas.getByRole('combobox', { name: destination })).toHaveValue('');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { kitWords } from '../../../stories/kitWords.ts';
import { Column } from '../../../stories/layout.tsx';
import { words } from '../../../stories/words.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { DateRangePicker } from '../../dates/DatePicker/DateRangePicker.tsx';
import { Select } from '../../inputs/Select/Select.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { FilterBar, type FilterBarProps, type FilterInUse } from './FilterBar.tsx';

const removed = fn();
const cleared = fn();

const meta = {
  title: 'Data/FilterBar',
  component: FilterBar,
  args: { children: null },
  beforeEach: () => {
    removed.mockClear();
    cleared.mockClear();
  },
} satisfies Meta<typeof FilterBar>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    vessel: '船名',
    hint: '中文或英文船名。',
    routing: '路由',
    every: '全部',
    direct: '直达',
    departure: '离港日期',
    search: '查询',
    vesselUsed: '船名：远洋',
    routingUsed: '路由：直达',
  },
  en: {
    vessel: 'Vessel',
    hint: 'In Chinese or English.',
    routing: 'Routing',
    every: 'All',
    direct: 'Direct',
    departure: 'Departure',
    search: 'Search',
    vesselUsed: 'Vessel: OCEAN',
    routingUsed: 'Routing: Direct',
  },
});

const used = (t: ReturnType<typeof say>): readonly FilterInUse[] => [
  { key: 'vessel', text: t.vesselUsed },
  { key: 'routing', text: t.routingUsed },
];

function Sailings({
  t,
  first,
  ...rest
}: Partial<FilterBarProps> & { t: ReturnType<typeof say>; first: readonly FilterInUse[] }) {
  const [filters, setFilters] = useState(first);
  return (
    <FilterBar
      {...rest}
      filters={filters}
      onRemove={(key) => {
        removed(key);
        setFilters(filters.filter((filter) => filter.key !== key));
      }}
      onClear={() => {
        cleared();
        setFilters([]);
      }}
    >
      <TextField label={t.vessel} hint={t.hint} />
      <Select
        label={t.routing}
        placeholder={t.every}
        defaultValue=""
        options={[{ value: 'direct', label: t.direct }]}
      />
      <Button tone="brand">{t.search}</Button>
    </FilterBar>
  );
}

/** Controls are on one line whatever is above and below them; on a phone a button opens the fields. */
export const States: Story = {
  render: (_, { globals }) => {
    const t = say(globals);
    return (
      <Column width={640}>
        <Sailings t={t} first={used(t)} />
        <Sailings t={t} first={[]} label={t.search} folds={false} />
      </Column>
    );
  },
  play: async ({ canvas, globals }) => {
    if (window.innerWidth < 640) return;
    const t = say(globals);
    const top = (element: HTMLElement | undefined) => element?.getBoundingClientRect().top ?? 0;
    const [vessel] = canvas.getAllByRole('textbox', { name: t.vessel });
    const [search] = canvas.getAllByRole('button', { name: t.search });
    await expect(Math.abs(top(search) - top(vessel))).toBeLessThanOrEqual(1);
  },
};

/** A range of dates is on the line of the other controls. */
export const WithRange: Story = {
  tags: ['!autodocs'],
  parameters: { pixels: 'none' },
  render: (_, { globals }) => {
    const t = say(globals);
    return (
      <FilterBar folds={false}>
        <TextField label={t.vessel} />
        <DateRangePicker
          label={t.departure}
          now="2026-11-20"
          value={{ from: null, to: null }}
          onChange={() => undefined}
        />
        <Button tone="brand">{t.search}</Button>
      </FilterBar>
    );
  },
  play: async ({ canvas, globals }) => {
    if (window.innerWidth < 640) return;
    const t = say(globals);
    const [vessel, from] = canvas.getAllByRole('textbox').map((box) => box.getBoundingClientRect().top);
    const search = canvas.getByRole('button', { name: t.search }).getBoundingClientRect().top;
    await expect(Math.abs((from ?? 0) - (vessel ?? 0))).toBeLessThanOrEqual(1);
    await expect(Math.abs(search - (vessel ?? 0))).toBeLessThanOrEqual(1);
  },
};

/** A button that is alone in its line is as far from the fields above as these are from each other. */
export const WrappedButton: Story = {
  tags: ['!autodocs'],
  parameters: { pixels: 'none' },
  globals: { viewport: { value: 'tablet' } },
  render: (_, { globals }) => {
    const t = say(globals);
    return (
      <div style={{ inlineSize: '440px' }}>
        <FilterBar folds={false}>
          <TextField label={t.vessel} />
          <TextField label={t.departure} />
          <Button tone="brand">{t.search}</Button>
        </FilterBar>
      </div>
    );
  },
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    const above = canvas.getByLabelText(t.departure).parentElement?.getBoundingClientRect();
    const search = canvas.getByRole('button', { name: t.search }).getBoundingClientRect();
    await expect(search.top - (above?.bottom ?? 0)).toBe(12);
  },
};

/** A filter is removed by its button, all of them by one; the focus stays in the bar. */
export const Removed: Story = {
  tags: ['!autodocs'],
  parameters: { pixels: 'none' },
  render: (_, { globals }) => <Sailings t={say(globals)} first={used(say(globals))} />,
  play: async ({ canvas, canvasElement, globals }) => {
    const t = say(globals);
    const { tableFilters } = kitWords();
    const bar = canvasElement.querySelector('search');
    await expect(bar).toHaveAttribute('aria-label', tableFilters.label);
    await userEvent.click(canvas.getByRole('button', { name: tableFilters.remove(t.vesselUsed) }));
    await expect(removed.mock.calls).toEqual([['vessel']]);
    await expect(bar).toContainElement(canvasElement.ownerDocument.activeElement as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: tableFilters.clear }));
    await expect(cleared).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(bar).toContainElement(canvasElement.ownerDocument.activeElement as HTMLElement);
  },
};

/** On a phone the fields are hidden until the button opens them; the button shows how many filters are in use. */
export const Folded: Story = {
  tags: ['!autodocs'],
  parameters: { pixels: 'none' },
  render: (_, { globals }) => <Sailings t={say(globals)} first={used(say(globals))} />,
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    const opener = canvas.queryByRole('button', { name: kitWords().tableFilters.count(2) });
    if (window.innerWidth >= 640) {
      await expect(opener).toBeNull();
      await expect(canvas.getByRole('textbox', { name: t.vessel })).toBeVisible();
      return;
    }
    await expect(canvas.queryByRole('textbox', { name: t.vessel })).toBeNull();
    await userEvent.click(opener as HTMLElement);
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('textbox', { name: t.vessel })).toBeVisible();
  },
};

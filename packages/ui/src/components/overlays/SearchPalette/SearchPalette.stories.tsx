import type { Meta, StoryObj } from '@storybook/react-vite';
import { Anchor, Building2, Ship } from 'lucide-react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { kitWords } from '../../../stories/kitWords.ts';
import { words } from '../../../stories/words.ts';
import type { PaletteGroup } from './PaletteGroup.ts';
import { SearchPalette, type SearchPaletteProps } from './SearchPalette.tsx';

const say = words({
  zh: {
    title: '搜索',
    placeholder: '港口、船公司、船舶',
    hint: '↑ ↓ 选择，Enter 打开，Esc 关闭',
    recent: '最近打开',
    ports: '港口',
    carriers: '船公司',
    ships: '船舶',
    shanghai: '上海',
    shanghaiNote: 'CNSHA · Shanghai · 中国',
    carrier: '中远海运集运',
    carrierNote: 'COSU · COSCO Shipping Lines',
  },
  en: {
    title: 'Search',
    placeholder: 'Port, carrier, ship',
    hint: '↑ ↓ choose, Enter opens, Esc closes',
    recent: 'Opened last',
    ports: 'Ports',
    carriers: 'Carriers',
    ships: 'Ships',
    shanghai: 'Shanghai',
    shanghaiNote: 'CNSHA · 上海 · China',
    carrier: 'COSCO Shipping Lines',
    carrierNote: 'COSU · 中远海运集运',
  },
});

type Words = ReturnType<typeof say>;

const port = (t: Words) => ({
  key: 'port CNSHA',
  name: t.shanghai,
  note: t.shanghaiNote,
  icon: Anchor,
  href: '#CNSHA',
});
const resultGroups = (t: Words): PaletteGroup[] => [
  { label: t.ports, items: [port(t)] },
  {
    label: t.carriers,
    items: [{ key: 'carrier COSU', name: t.carrier, note: t.carrierNote, icon: Building2, href: '#COSU' }],
  },
  {
    label: t.ships,
    items: ['COSCO SHANGHAI', 'SHANGHAI EXPRESS', 'MV SHANGHAI HIGHWAY OF THE EASTERN PACIFIC'].map(
      (name, at) => ({
        key: `vessel ${at}`,
        name,
        note: `IMO 922034${at} · 200${at}`,
        icon: Ship,
        href: `#${at}`,
      }),
    ),
  },
];
const onOpen = fn();

const meta: Meta<SearchPaletteProps> = {
  title: 'Overlays/SearchPalette',
  component: SearchPalette,
  args: { open: true, title: '', placeholder: '', onClose: fn(), onOpen },
  parameters: { pixels: 'page', frame: { height: 720 } },
  // A link that is opened would lead away from the story.
  beforeEach: () => {
    const stay = (event: Event) => event.preventDefault();
    document.addEventListener('click', stay);
    return () => document.removeEventListener('click', stay);
  },
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <SearchPalette
        {...args}
        search={args.search ?? (async () => resultGroups(t))}
        title={t.title}
        placeholder={t.placeholder}
        hint={t.hint}
        initial={[{ label: t.recent, items: [port(t)] }]}
      />
    );
  },
};
export default meta;

type Story = StoryObj<typeof meta>;

const boxOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body).findByRole('combobox');

/** Recently opened items are offered before anything is typed. */
export const Begins: Story = {
  play: async ({ canvasElement }) => {
    await expect(await boxOf(canvasElement)).toHaveFocus();
  },
};

/** Arrows choose, Enter opens; the first row is chosen from the start. */
export const Found: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.type(await boxOf(canvasElement), 'shanghai');
    const [first, second] = await waitFor(async () => {
      const options = page.getAllByRole('option');
      await expect(options.length).toBe(5);
      return options;
    });
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toHaveAttribute('aria-selected', 'true');
    onOpen.mockClear();
    await userEvent.keyboard('{Enter}');
    await expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ key: 'carrier COSU' }));
  },
};

/** Enter before the response opens the first row on arrival. */
export const TooEarly: Story = {
  play: async ({ canvasElement }) => {
    onOpen.mockClear();
    await userEvent.type(await boxOf(canvasElement), 'shanghai{Enter}');
    await waitFor(() => expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ key: 'port CNSHA' })));
  },
};

export const NoResults: Story = {
  args: { search: async () => [] },
  play: async ({ canvasElement }) => {
    await userEvent.type(await boxOf(canvasElement), 'zzqq');
    await within(canvasElement.ownerDocument.body).findAllByText(/zzqq/);
  },
};

/** A failed search shows an error, and Enter searches again. */
export const Failed: Story = {
  args: { search: () => Promise.reject(new Error('away')) },
  play: async ({ canvasElement }) => {
    await userEvent.type(await boxOf(canvasElement), 'shanghai');
    await within(canvasElement.ownerDocument.body).findByRole('button', { name: kitWords().common.retry });
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { withoutProps } from '../../../stories/withoutProps.ts';
import { noPrefs } from '../DataGrid/machine/columnPrefs.ts';
import { type Sailing, sailingColumns, say } from '../DataGrid/specimens/sailings.tsx';
import type { ColumnPrefs } from '../DataGrid/types.ts';
import { ColumnChooser, type ColumnChooserProps } from './ColumnChooser.tsx';

const onPrefsChange = fn();

const meta = {
  title: 'Data/ColumnChooser',
  component: ColumnChooser,
  parameters: { pixels: 'page' },
  args: { columns: [], prefs: noPrefs, onPrefsChange },
} satisfies Meta<typeof ColumnChooser>;
export default meta;

type Story = StoryObj<typeof meta>;

type Options = Partial<ColumnChooserProps<Sailing>> & {
  globals: Record<string, unknown>;
  first?: ColumnPrefs;
};

function Choosing({ globals, first = noPrefs, ...rest }: Options) {
  const columns = useMemo(() => sailingColumns(say(globals)), [globals]);
  const [prefs, setPrefs] = useState(first);
  return (
    <ColumnChooser
      {...rest}
      columns={columns}
      prefs={prefs}
      onPrefsChange={(next) => {
        onPrefsChange(next);
        setPrefs(next);
      }}
    />
  );
}

/** The shown columns, their order, and the density. */
export const Open: Story = {
  argTypes: { columns: { control: false }, prefs: { control: false } },
  render: (args, { globals }) => (
    <Choosing
      globals={globals}
      first={{ ...noPrefs, hidden: ['voyage'] }}
      {...withoutProps(args, 'columns', 'prefs', 'onPrefsChange')}
    />
  ),
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    const open = canvas.getByRole('button');
    await userEvent.click(open);
    const panel = await canvas.findByRole('region');
    const boxes = await within(panel).findAllByRole('checkbox');
    await expect(boxes).toHaveLength(8);
    await expect(within(panel).getByRole('checkbox', { name: t.vessel })).toBeDisabled();
    await expect(within(panel).getByRole('checkbox', { name: t.voyage })).not.toBeChecked();
    const [comfortable, compact] = within(panel).getAllByRole('radio');
    await expect(globals.density === 'compact' ? compact : comfortable).toBeChecked();
  },
};

/**
 * Columns are hidden and shown, moved by buttons and by Alt with arrows: focus moves along, and the new place is
 * announced.
 */
export const Keyboard: Story = {
  tags: ['!autodocs'],
  render: (_, { globals }) => <Choosing globals={globals} />,
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    const open = canvas.getByRole('button');
    open.focus();
    await userEvent.keyboard('{Enter}');
    const panel = await canvas.findByRole('region');
    const names = () =>
      within(panel)
        .getAllByRole('checkbox')
        .map((box) => (box as HTMLInputElement).labels?.[0]?.textContent);
    const box = await within(panel).findByRole('checkbox', { name: t.origin });
    box.focus();
    await userEvent.keyboard(' ');
    await expect(onPrefsChange).toHaveBeenLastCalledWith({ ...noPrefs, hidden: ['origin'] });
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(names().slice(0, 3)).toEqual([t.vessel, t.origin, t.voyage]);
    await expect(box).toHaveFocus();
    await waitFor(() => expect(within(panel).getByRole('status')).toHaveTextContent(t.origin));
    const down = within(panel).getAllByRole('button', { name: new RegExp(t.origin) })[1] as HTMLElement;
    down.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(names().slice(1, 4)).toEqual([t.voyage, t.destination, t.origin]);
    await expect(down).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(open).toHaveFocus();
    open.blur();
  },
};

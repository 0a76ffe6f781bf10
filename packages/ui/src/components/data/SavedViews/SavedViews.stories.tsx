import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { withoutProps } from '../../../stories/withoutProps.ts';
import { words } from '../../../stories/words.ts';
import { noPrefs } from '../DataGrid/machine/columnPrefs.ts';
import { createLocalViews } from './createLocalViews.ts';
import { SavedViews, type SavedViewsProps } from './SavedViews.tsx';
import { useSavedViews } from './useSavedViews.ts';
import { designedView, type SavedView, type TableView } from './views.ts';

const onViewChange = fn();

const meta = {
  title: 'Data/SavedViews',
  component: SavedViews,
  parameters: { pixels: 'page' },
  args: { state: undefined as never },
} satisfies Meta<typeof SavedViews>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    unpaid: '待付款，按金额',
    europe: '欧洲航线',
    long: '深圳盐田与宁波北仑到北欧四港的待确认订单（含加急）',
    mine: '我的订单',
    remove: '删除',
    undo: '撤销',
    name: '视图名称',
    save: '保存当前视图',
    full: /请先删除/,
    needsName: '请填写视图名称。',
  },
  en: {
    unpaid: 'Pending, by amount',
    europe: 'Europe trade',
    long: 'Yantian and Ningbo to North Europe, waiting, urgent',
    mine: 'My orders',
    remove: 'Delete',
    undo: 'Undo',
    name: 'Name of the view',
    save: 'Save this view',
    full: /Delete one first/,
    needsName: 'Enter a name for the view.',
  },
});

type Options = Partial<SavedViewsProps> & {
  globals: Record<string, unknown>;
  saved: readonly SavedView[];
  first?: TableView;
};

// The visitor's storage must not change the screenshot.
const memory = () => ({ getItem: () => null, setItem: () => {}, removeItem: () => {} });

function Views({ globals: _, saved, first = designedView, ...rest }: Options) {
  const [store] = useState(() => {
    const made = createLocalViews('story', memory);
    made.save(saved);
    return made;
  });
  const [view, setView] = useState(first);
  const state = useSavedViews({
    store,
    view,
    onViewChange(next) {
      onViewChange(next);
      setView(next);
    },
  });
  return <SavedViews {...rest} state={state} />;
}

function samples(globals: Record<string, unknown>): readonly SavedView[] {
  const t = say(globals);
  return [
    { name: t.unpaid, prefs: noPrefs, query: 'status=2&sort=amount&order=desc' },
    { name: t.europe, prefs: { ...noPrefs, hidden: ['created'] }, query: 'trade=europe' },
    { name: t.long, prefs: { ...noPrefs, density: 'compact' }, query: 'status=1' },
  ];
}

const openPanel = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('button'));
  return canvas.findByRole('region');
};

/** The views of a reader; the table shows the second. */
export const Open: Story = {
  argTypes: { state: { control: false } },
  render: (args, { globals }) => (
    <Views
      globals={globals}
      saved={samples(globals)}
      first={samples(globals)[1]}
      {...withoutProps(args, 'state')}
    />
  ),
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    await expect(canvas.getByRole('button')).toHaveTextContent(t.europe);
    const panel = await openPanel(canvas);
    await expect(within(panel).getByRole('button', { current: true })).toHaveTextContent(t.europe);
  },
};

/** A view is saved, applied, replaced and deleted with the keyboard, and a deletion is taken back. */
export const Keyboard: Story = {
  tags: ['!autodocs'],
  render: (_, { globals }) => (
    <Views
      globals={globals}
      saved={samples(globals).slice(0, 1)}
      first={{ prefs: noPrefs, query: 'status=3' }}
    />
  ),
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    const panel = await openPanel(canvas);
    const field = await within(panel).findByLabelText(t.name);
    field.focus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAccessibleDescription(t.needsName);
    await userEvent.keyboard(`${t.mine}{Enter}`);
    await expect(within(panel).getByRole('button', { current: true })).toHaveTextContent(t.mine);
    await waitFor(() => expect(within(panel).getByRole('status')).toHaveTextContent(t.mine));

    within(panel).getByRole('button', { name: t.unpaid }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onViewChange).toHaveBeenLastCalledWith({
      prefs: noPrefs,
      query: samples(globals)[0]?.query,
    });

    within(panel)
      .getByRole('button', { name: new RegExp(`${t.remove}.*${t.mine}`) })
      .focus();
    await userEvent.keyboard('{Enter}');
    await expect(within(panel).queryByRole('button', { name: t.mine })).toBeNull();
    await expect(panel).toContainElement(document.activeElement as HTMLElement);
    await userEvent.click(within(panel).getByRole('button', { name: t.undo }));
    await expect(within(panel).getByRole('button', { name: t.mine })).toBeVisible();
  },
};

export const NoneSaved: Story = {
  render: (_, { globals }) => <Views globals={globals} saved={[]} />,
  play: async ({ canvas }) => {
    const panel = await openPanel(canvas);
    await expect(within(panel).getAllByRole('listitem')).toHaveLength(1);
  },
};

/** No more can be saved: the field says what to do. */
export const Full: Story = {
  tags: ['!autodocs'],
  render: (_, { globals }) => (
    <Views
      globals={globals}
      saved={Array.from({ length: 20 }, (_, at) => ({
        name: `${at + 1}`,
        prefs: noPrefs,
        query: `page=${at}`,
      }))}
    />
  ),
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    const panel = await openPanel(canvas);
    await userEvent.type(await within(panel).findByLabelText(t.name), t.mine);
    await userEvent.click(within(panel).getByRole('button', { name: t.save }));
    await expect(panel).toHaveTextContent(t.full);
  },
};

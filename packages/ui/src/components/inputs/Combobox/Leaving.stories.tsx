import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { words } from '../../../stories/words.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Combobox, type ComboboxProps } from './Combobox.tsx';
import { byHand, find, Owner, type Vessel, vessels } from './vessels.tsx';

const [aries, , , focus] = vessels;

const args: ComboboxProps<Vessel> = {
  search: find,
  itemKey: ({ imo }) => imo,
  itemText: ({ name }) => name,
  value: null,
  onChange: fn(),
  name: 'vessel',
};

const meta = {
  title: 'Inputs/Combobox leaving',
  parameters: { looks: 'first' },
  component: Combobox<Vessel>,
  tags: ['!autodocs'],
  args,
  render: (args, { globals }) => (
    <form style={{ maxWidth: 360, display: 'grid', gap: 16 }}>
      <Owner {...args} label={say(globals).vessel} />
      <Button>{say(globals).next}</Button>
    </form>
  ),
} satisfies Meta<typeof Combobox<Vessel>>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    vessel: '船名',
    next: '下一步',
    clear: '清除',
    none: '没有找到“titanic”',
    failed: '查找失败，请重试。',
  },
  en: {
    vessel: 'Vessel',
    next: 'Next',
    clear: 'Clear',
    none: 'Nothing found for "titanic"',
    failed: 'The search failed.',
  },
});

const sent = (canvasElement: HTMLElement) =>
  new FormData(canvasElement.querySelector('form') ?? undefined).get('vessel');

const success = byHand();

/** Tab before the response keeps the text, closes the list and selects the first option on arrival, without taking focus. */
export const Tabbed: Story = {
  args: { search: success.search, value: focus ?? null },
  play: async ({ canvas, canvasElement, args, globals }) => {
    const input = canvas.getByRole('combobox');
    const next = canvas.getByRole('button', { name: say(globals).next });
    await userEvent.type(input, 'cosco', { initialSelectionStart: 0, initialSelectionEnd: 99 });
    await userEvent.tab();
    await expect(next).toHaveFocus();
    await expect(input).toHaveValue('cosco');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    // The choice it replaces must not be sent in the meantime.
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(sent(canvasElement)).toBe('');

    await waitFor(() => expect(success.isPending('cosco')).toBe(true));
    await success.answer('cosco');
    await waitFor(() => expect(input).toHaveValue('COSCO SHIPPING ARIES'));
    await expect(args.onChange).toHaveBeenLastCalledWith(aries);
    await expect(sent(canvasElement)).toBe(aries?.imo);
    await expect(next).toHaveFocus();
    await expect(input).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Until the response arrives the box shows that it waits, and reports no error for the text. */
export const Waiting: Story = {
  args: { search: () => new Promise<never>(() => {}) },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'ever');
    await userEvent.tab();
    await expect(input).toHaveValue('ever');
    await expect(input).not.toHaveAttribute('aria-invalid');
  },
};

const pointed = byHand();

/** Pressing elsewhere does what Tab does. */
export const PressedElsewhere: Story = {
  args: { search: pointed.search },
  play: async ({ canvas, canvasElement, args }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'apus');
    await userEvent.click(canvasElement.ownerDocument.body);
    await expect(input).not.toHaveFocus();
    await expect(input).toHaveValue('apus');
    await waitFor(() => expect(pointed.isPending('apus')).toBe(true));
    await pointed.answer('apus');
    await waitFor(() => expect(input).toHaveValue('ONE APUS'));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(input).not.toHaveFocus();
  },
};

const empty = byHand();

/** No matches: the text stays, the box explains why it is not chosen, and nothing is sent. */
export const NoResults: Story = {
  args: { search: empty.search, value: focus ?? null },
  play: async ({ canvas, canvasElement, args, globals }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'titanic', { initialSelectionStart: 0, initialSelectionEnd: 99 });
    await userEvent.tab();
    await expect(input).not.toHaveAttribute('aria-invalid');
    await waitFor(() => expect(empty.isPending('titanic')).toBe(true));
    await empty.answer('titanic');
    await waitFor(() => expect(input).toHaveAccessibleDescription(say(globals).none));
    await expect(input).toBeInvalid();
    await expect(input).toHaveValue('titanic');
    await expect(input).not.toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(sent(canvasElement)).toBe('');
  },
};

const failing = byHand();

/** A failed search keeps the text too; focusing the box again retries. */
export const SearchFailed: Story = {
  args: { search: failing.search },
  play: async ({ canvas, globals }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'given');
    await userEvent.tab();
    await waitFor(() => expect(failing.isPending('given')).toBe(true));
    failing.failed('given');
    await waitFor(() => expect(input).toHaveAccessibleDescription(say(globals).failed));
    await expect(input).toHaveValue('given');
    await expect(input).not.toHaveFocus();

    await userEvent.tab({ shift: true });
    await expect(input).not.toBeInvalid();
    await waitFor(() => expect(failing.isPending('given')).toBe(true));
    await failing.answer('given');
    await waitFor(() => expect(canvas.getByRole('option')).toBeVisible());
    await userEvent.tab();
    await expect(input).toHaveValue('EVER GIVEN');
  },
};

const escaped = byHand();

/** Back in the box, Escape ends the wait and restores the previous choice. */
export const Escaped: Story = {
  args: { search: escaped.search, value: focus ?? null },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'apus', { initialSelectionStart: 0, initialSelectionEnd: 99 });
    await userEvent.tab();
    await waitFor(() => expect(escaped.isPending('apus')).toBe(true));
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('EVER FOCUS');
    await expect(args.onChange).toHaveBeenLastCalledWith(focus);
    await userEvent.keyboard('{Escape}');
    await escaped.answer('apus');
    await userEvent.tab();
    await expect(input).toHaveValue('EVER FOCUS');
    await expect(args.onChange).toHaveBeenLastCalledWith(focus);
  },
};

const cleared = byHand();

/** Clearing ends the wait, and so does another keyword. */
export const Replaced: Story = {
  args: { search: cleared.search },
  play: async ({ canvas, args, globals }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'apus');
    await userEvent.tab();
    await waitFor(() => expect(cleared.isPending('apus')).toBe(true));
    await userEvent.tab({ shift: true });
    // Focusing the box again selects the text, so this replaces it.
    await userEvent.keyboard('oocl');
    await userEvent.tab();
    await cleared.answer('apus');
    await waitFor(() => expect(cleared.isPending('oocl')).toBe(true));
    await cleared.answer('oocl');
    await waitFor(() => expect(input).toHaveValue('OOCL HONG KONG'));
    await expect(args.onChange).toHaveBeenCalledTimes(1);

    await userEvent.tab({ shift: true });
    await userEvent.keyboard('ever');
    await userEvent.tab();
    await waitFor(() => expect(cleared.isPending('ever')).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(say(globals).clear) }));
    await cleared.answer('ever');
    await waitFor(() => expect(cleared.isPending('')).toBe(true));
    await cleared.answer('');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(8));
    await userEvent.tab();
    await expect(input).toHaveValue('');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('button', { name: say(globals).next })).toHaveFocus();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { hostile } from '../../../stories/hostile.ts';
import { kitWords } from '../../../stories/kitWords.ts';
import { words } from '../../../stories/words.ts';
import { Combobox, type ComboboxProps } from './Combobox.tsx';
import { byHand, find, Owner, type Vessel, vessels } from './vessels.tsx';

const search = fn(find);
const args: ComboboxProps<Vessel> = {
  search,
  itemKey: ({ imo }) => imo,
  itemText: ({ name }) => name,
  value: null,
  onChange: fn(),
  debounce: 0,
};

const meta = {
  title: 'Inputs/Combobox',
  component: Combobox<Vessel>,
  parameters: { pixels: 'page' },
  args,
  render: (args, { globals }) => (
    <div style={{ maxWidth: 360, minHeight: 420 }}>
      <Owner {...args} label={say(globals).vessel} placeholder={say(globals).placeholder} />
    </div>
  ),
} satisfies Meta<typeof Combobox<Vessel>>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: { vessel: '船名', placeholder: '船名或 IMO 号', two: '2 项结果', clear: '清除' },
  en: { vessel: 'Vessel', placeholder: 'Name or IMO number', two: '2 results', clear: 'Clear' },
});

/** The list opens under the box, the chosen item marked. */
export const Open: Story = {
  args: { value: vessels[3] ?? null },
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: say(globals).vessel }));
    await waitFor(() =>
      expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('EVER FOCUS'),
    );
  },
};

/** The first match is highlighted; arrows, Home, End and the page keys move, Enter selects. */
export const Keys: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args, globals }) => {
    const input = canvas.getByRole('combobox');
    const active = () =>
      document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;
    await userEvent.type(input, 'ever');
    await waitFor(() => expect(active()).toBe('EVER GIVEN'));
    await expect(canvas.getByRole('status')).toHaveTextContent(say(globals).two);
    await userEvent.clear(input);
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(8));
    await expect(active()).toBeUndefined();
    for (const [key, name] of [
      ['ArrowDown', 'COSCO SHIPPING ARIES'],
      ['ArrowUp', 'MÆRSK MC-KINNEY MØLLER'],
      ['ArrowDown', 'COSCO SHIPPING ARIES'],
      ['End', 'MÆRSK MC-KINNEY MØLLER'],
      ['Home', 'COSCO SHIPPING ARIES'],
      ['PageDown', 'MÆRSK MC-KINNEY MØLLER'],
      ['PageUp', 'COSCO SHIPPING ARIES'],
      ['ArrowDown', 'COSCO SHIPPING UNIVERSE'],
    ]) {
      await userEvent.keyboard(`{${key}}`);
      await expect(active()).toBe(name);
    }
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(vessels[1]);
    await expect(input).toHaveValue('COSCO SHIPPING UNIVERSE');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    input.blur();
  },
};

/** VoiceOver does not announce the option that the box references; on Apple systems a live region does. */
export const ScreenReader: Story = {
  tags: ['!autodocs'],
  parameters: { looks: 'screen' },
  play: async ({ canvas }) => {
    const platform = Object.getOwnPropertyDescriptor(Navigator.prototype, 'platform');
    const on = (name: string) =>
      Object.defineProperty(Navigator.prototype, 'platform', { configurable: true, get: () => name });
    const input = canvas.getByRole('combobox');
    const announcement = () => document.querySelector('[aria-live="assertive"]')?.textContent;
    try {
      on('Win32');
      await userEvent.type(input, 'ever');
      await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant'));
      await expect(announcement()).toBe('');
      on('MacIntel');
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(announcement()).toBe('EVER FOCUS'));
    } finally {
      if (platform) Object.defineProperty(Navigator.prototype, 'platform', platform);
    }
    input.blur();
  },
};

/** Escape clears the typed text, then closes, and does not reach a dialog around it. */
export const Escape: Story = {
  tags: ['!autodocs'],
  args: { value: vessels[4] ?? null },
  play: async ({ canvas, canvasElement, args }) => {
    const onKeyDown = fn();
    const page = canvasElement.ownerDocument.body;
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await userEvent.keyboard('ever');
    page.addEventListener('keydown', onKeyDown);
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('ONE APUS');
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await expect(onKeyDown).not.toHaveBeenCalled();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(onKeyDown).toHaveBeenCalledTimes(1);
    page.removeEventListener('keydown', onKeyDown);
    input.blur();
  },
};

/** Alt with the arrows opens and closes without moving; Tab selects the highlighted option. */
export const OpenAndCloseByKeys: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const input = canvas.getByRole('combobox');
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await expect(input).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('apus');
    await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant'));
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(vessels[4]);
    await expect(input).not.toHaveFocus();
  },
};

/** While an input method composes, nothing is searched and Enter takes nothing; its end searches once. */
export const Composing: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    search.mockClear();
    const input = canvas.getByRole<HTMLInputElement>('combobox');
    await userEvent.click(input);
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(8));
    fireEvent.compositionStart(input);
    for (const value of ['h', 'ho', 'hon']) fireEvent.input(input, { target: { value } });
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
    await expect(search).toHaveBeenCalledTimes(1);
    await expect(args.onChange).not.toHaveBeenCalled();
    fireEvent.input(input, { target: { value: 'hong' } });
    fireEvent.compositionEnd(input);
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
    await expect(search).toHaveBeenCalledTimes(2);
    input.blur();
  },
};

const late = byHand();

/** The response to an earlier keyword never replaces that of a later one. */
export const LateResponses: Story = {
  parameters: { sameAs: 'inputs-combobox--escape' },
  tags: ['!autodocs'],
  args: { search: late.search },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'cos');
    await waitFor(() => expect(late.isPending('cos')).toBe(true));
    await userEvent.clear(input);
    await userEvent.type(input, 'one');
    await waitFor(() => expect(late.isPending('one')).toBe(true));
    await late.answer('one');
    await late.answer('cos');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
    await expect(canvas.getByRole('option')).toHaveTextContent('ONE APUS');
    await userEvent.keyboard('{Enter}');
    input.blur();
  },
};

const slow = byHand();

/** Enter before the response selects its first option on arrival. */
export const EnterBeforeAnswer: Story = {
  parameters: { sameAs: 'inputs-combobox--composing' },
  tags: ['!autodocs'],
  args: { search: slow.search },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'oocl{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(slow.isPending('oocl')).toBe(true));
    await slow.answer('oocl');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(vessels[5]));
    input.blur();
  },
};

const failOnce = fn(find);

/** After a failure Enter retries the search. */
export const Retry: Story = {
  tags: ['!autodocs'],
  args: { search: failOnce },
  play: async ({ canvas, args }) => {
    failOnce.mockImplementation(async (keyword) => {
      failOnce.mockImplementation(find);
      throw new Error(`away: ${keyword}`);
    });
    const input = canvas.getByRole('combobox');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button')).toBeVisible());
    await userEvent.keyboard('m');
    await waitFor(() => expect(canvas.getAllByRole('option').length).toBeGreaterThan(0));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    input.blur();
  },
};

/** Clearing, or deleting all text, clears the choice. */
export const Clearing: Story = {
  tags: ['!autodocs'],
  args: { value: vessels[2] ?? null },
  play: async ({ canvas, args, globals }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(say(globals).clear) }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue('');
    input.blur();
  },
};

const fleet = Array.from({ length: 10_000 }, (_none, index) => ({
  imo: `${9_100_000 + index}`,
  name: `EVER ${String(index + 1).padStart(5, '0')}`,
}));

/**
 * Ten thousand options are reachable, and those around the active one are rendered. At the bottom of a page the list
 * opens above.
 */
export const ManyAtTheFoot: Story = {
  args: { search: async () => fleet },
  render: (args, { globals }) => (
    <div style={{ maxWidth: 360, minHeight: 'calc(100vh - 32px)', display: 'grid', alignItems: 'end' }}>
      <Owner {...args} label={say(globals).vessel} />
    </div>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(200));
    const active = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
    await userEvent.keyboard('{ArrowDown}{End}');
    await expect(active()).toHaveTextContent('EVER 10000');
    await expect(active()).toHaveAttribute('aria-posinset', '10000');
    await waitFor(() => {
      const list = canvas.getByRole('listbox').getBoundingClientRect();
      const { top = 0, bottom = 0 } = active()?.getBoundingClientRect() ?? {};
      expect(top).toBeGreaterThanOrEqual(list.top);
      expect(bottom).toBeLessThanOrEqual(list.bottom);
    });
    await expect(canvas.getAllByRole('option').length).toBeLessThanOrEqual(200);
    await userEvent.keyboard('{Home}');
    await expect(active()).toHaveTextContent('EVER 00001');
    await waitFor(() =>
      expect(canvas.getByRole('listbox').getBoundingClientRect().bottom).toBeLessThan(
        input.getBoundingClientRect().top,
      ),
    );
  },
};

/** No value at all, missing values in the response and very long names; then a response that is no list. */
export const EdgeCases: Story = {
  tags: ['!autodocs'],
  args: {
    value: hostile.missing,
    search: async (keyword) =>
      keyword.endsWith('x')
        ? ({ rows: 7 } as never)
        : [hostile.nothing, { imo: '1', name: hostile.longWord }, { imo: '2', name: hostile.nothing }],
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(2));
    await userEvent.keyboard('{ArrowUp}{Enter}');
    // An item without text is identified by its key.
    await expect(input).toHaveValue('2');
    await userEvent.keyboard('x');
    await expect(await canvas.findByRole('button', { name: kitWords().common.retry })).toBeVisible();
    await userEvent.clear(input);
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(2));
    const list = canvas.getByRole('listbox');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

import { staffAuth } from '@fairway/gateway/contract/staffAuth';
import { surchargeDesk } from '@fairway/gateway/contract/surchargeDesk';
import { mock, refuse } from '@fairway/gateway/mock';
import { stateStories } from '@fairway/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering, type DeskStoryArgs, deskStories, pageOf, saying } from '../../../stories/deskStory.ts';
import { pricing } from '../../../stories/sampleRoutes.ts';
import { keptSurcharges } from '../../../stories/sampleSurcharges.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const asPricing = mock(staffAuth.selectSelf, pricing);
/** Upcoming ones are those without an end. */
const listed = mock(surchargeDesk.selectPage, ({ query: { state } }) =>
  pageOf(state === 'now' ? keptSurcharges : keptSurcharges.slice(0, state === 'coming' ? 1 : 0)),
);

const says = saying({ zh, en });

const meta = {
  ...deskStories,
  title: 'Desk/Surcharges',
  args: { address: '/surcharges', reader: 'member' },
  parameters: { ...deskStories.parameters, ...answering(asPricing, listed) },
} satisfies Meta<DeskStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/1,200 \/ \$2,400 \/ \$2,450\.50/))[0]).toBeInTheDocument();
    const [file] = canvas.getAllByRole('link', { name: 'surcharges-november.csv' });
    await expect(file?.getAttribute('href')).toMatch(/\/imports\?kind=surcharges&id=/);
  },
};

/** Those in force, to come and over divide the list. */
export const Upcoming: Story = {
  parameters: { looks: 'first' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: says('surcharges.states.coming') }));
    await waitFor(() => expect(canvas.queryByText(/2,450/)).toBeNull());
    await canvas.findByText(/3[.]5%/);
  },
};

const isPhone = ({ viewport }: Record<string, unknown>) =>
  (viewport as { value?: string } | undefined)?.value === 'phone';
/** The cell with the amount of the bunker surcharge. */
const bunkerAmount = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const row = (await canvas.findByText(/2,450\.50/)).closest('tr') as HTMLTableRowElement;
  return within(row)
    .getByText(/2,450\.50/)
    .closest('td') as HTMLTableCellElement;
};
const correctTo = async (cell: HTMLElement, text: string) => {
  cell.focus();
  await userEvent.keyboard('{F2}');
  const input = within(cell).getByRole('textbox');
  await userEvent.clear(input);
  await userEvent.type(input, `${text}{Enter}`);
};
const corrected = mock(surchargeDesk.correct, ({ body }) => ({
  key: body.key,
  amounts: body.amounts?.after ?? [],
  validTo: body.validTo?.after ?? null,
}));

/** An amount is corrected in its cell, and Ctrl Z takes the correction back. */
export const Corrected: Story = {
  parameters: { ...answering(asPricing, listed, corrected), pixels: 'none' },
  play: async ({ canvasElement, globals }) => {
    if (isPhone(globals)) return;
    const cell = await bunkerAmount(canvasElement);
    await correctTo(cell, '1300/2500/2550');
    await waitFor(() => expect(cell).toHaveTextContent('2,550'));
    await waitFor(() => expect(cell).not.toHaveAttribute('aria-busy'));
    cell.focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(cell).toHaveTextContent('2,450.50'));
    await userEvent.keyboard('{Control>}y{/Control}');
    await waitFor(() => expect(cell).toHaveTextContent('2,550'));
  },
};

/** On a phone a button below the list takes the correction back. */
export const UndoneByTouch: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { ...answering(asPricing, listed, corrected), pixels: 'none' },
  play: async ({ canvas, canvasElement }) => {
    const cell = await bunkerAmount(canvasElement);
    cell.dispatchEvent(new PointerEvent('click', { bubbles: true, cancelable: true, pointerType: 'touch' }));
    const input = await within(cell).findByRole('textbox');
    await userEvent.clear(input);
    await userEvent.type(input, '1300/2500/2550{Enter}');
    await waitFor(() => expect(cell).toHaveTextContent('2,550'));
    await waitFor(() => expect(cell).not.toHaveAttribute('aria-busy'));
    await userEvent.click(await canvas.findByRole('button', { name: says('dataGrid.edit.undo') }));
    await waitFor(() => expect(cell).toHaveTextContent('2,450.50'));
    await waitFor(() => expect(cell).not.toHaveAttribute('aria-busy'));
  },
};

/** A value that is no amount stays in its cell, with how to correct it. */
export const NotAnAmount: Story = {
  parameters: { ...answering(asPricing, listed, corrected), looks: 'first' },
  play: async ({ canvasElement, globals }) => {
    if (isPhone(globals)) return;
    const cell = await bunkerAmount(canvasElement);
    await correctTo(cell, '1300/2500');
    await expect(within(cell).getByRole('textbox')).toHaveAccessibleDescription(
      says('surcharges.badAmount.CTN'),
    );
  },
};

/** A colleague was faster: the stored value is back, and the cell says what to do. */
export const ChangedMeanwhile: Story = {
  parameters: {
    ...answering(asPricing, listed, mock(surchargeDesk.correct, refuse('surchargeChanged'))),
    looks: 'first',
  },
  play: async ({ canvasElement, globals }) => {
    if (isPhone(globals)) return;
    const cell = await bunkerAmount(canvasElement);
    await correctTo(cell, '1300/2500/2550');
    await waitFor(() => expect(cell).toHaveAttribute('aria-invalid', 'true'));
    await expect(cell).toHaveTextContent('2,450.50');
    cell.focus();
  },
};

/** The filters of the list, by kind of charge. */
export const Filters: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByText(/2,450/);
    await userEvent.click(canvas.getByRole('button', { name: says('tableFilters.open') }));
    await screen.findByRole('checkbox', { name: says('surcharges.sides.destination') });
  },
};

export const Empty: Story = {
  parameters: answering(asPricing, mock(surchargeDesk.selectPage, pageOf([]))),
  play: async ({ canvas }) => {
    await canvas.findByText(says('surcharges.none.now'));
  },
};

/** No surcharge has ended: the list shows a message and a button that shows the others. */
export const NoneEnded: Story = {
  args: { address: '/surcharges?state=ended' },
  play: async ({ canvas }) => {
    await canvas.findByText(says('surcharges.none.ended'));
    await expect(canvas.getByRole('radio', { name: says('surcharges.states.now') })).toBeEnabled();
  },
};

export const NoMatch: Story = {
  args: { address: '/surcharges?keyword=atlantis' },
  parameters: answering(asPricing, mock(surchargeDesk.selectPage, pageOf([]))),
  play: async ({ canvas }) => {
    await canvas.findByText(says('list.noneTitle'));
  },
};

const states = stateStories({ call: surchargeDesk.selectPage, beside: [asPricing], answering });

export const Loading: Story = states.loading;

export const Failed: Story = states.failed;

export const Forbidden: Story = states.forbidden;

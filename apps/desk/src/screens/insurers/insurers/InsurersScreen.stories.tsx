import { insuranceDesk } from '@fairway/gateway/contract/insuranceDesk';
import { mock } from '@fairway/gateway/mock';
import { stateStories } from '@fairway/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering, type DeskStoryArgs, deskStories, saying } from '../../../stories/deskStory.ts';
import { sampleInsurer } from '../../../stories/sampleInsurance.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const list = (rows: readonly ReturnType<typeof sampleInsurer>[]) =>
  mock(insuranceDesk.selectInsurers, { rows: [...rows] });
const two = [
  sampleInsurer(),
  sampleInsurer({
    id: '019a0000-0000-7000-8000-000000000102',
    nameZh: '海晏财产保险（示例）',
    nameEn: 'Haiyan Property Insurance (sample)',
    shown: false,
    intentions: 0,
  }),
];

const says = saying({ zh, en });

const meta = {
  ...deskStories,
  parameters: answering(list(two)),
  title: 'Desk/Insurers',
  args: { address: '/insurers', reader: 'member' },
} satisfies Meta<DeskStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(says('insurers.hidden')))[0]).toBeVisible();
  },
};

/** The dialog shows the error at its field. */
export const Adding: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('insurers.add') }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    const capital = await within(dialog).findByLabelText(says('insurers.capital'));
    await userEvent.type(capital, '1.5');
    await userEvent.tab();
    await within(dialog).findByText(says('insurers.capitalBroken'));
    // A key does not lose typed values: closing asks for confirmation first.
    await userEvent.keyboard('{Escape}');
    await expect(capital).toHaveValue('1.5');
    await expect(dialog).toBeVisible();
  },
};

const hidden = fn();

/** Two presses on a slow connection make one change, and the button shows that it is loading. */
export const HiddenOnce: Story = {
  parameters: answering(
    mock(insuranceDesk.showInsurer, async ({ body }) => {
      hidden(body);
      await new Promise((resolve) => setTimeout(resolve, 300));
      return { shown: body.shown };
    }),
    list(two),
  ),
  play: async ({ canvas }) => {
    hidden.mockClear();
    const [button] = await canvas.findAllByRole('button', { name: says('insurers.hideOf') });
    if (!button) throw new Error('No insurer can be hidden.');
    await userEvent.dblClick(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await expect(hidden).toHaveBeenCalledTimes(1);
    await expect(hidden).toHaveBeenCalledWith(expect.objectContaining({ seen: sampleInsurer().seen }));
    await expect(button).toHaveFocus();
    button.blur();
  },
};

export const Empty: Story = {
  parameters: answering(list([])),
  play: async ({ canvas }) => {
    await canvas.findByText(says('insurers.empty'));
  },
};

const states = stateStories({ call: insuranceDesk.selectInsurers, answering });

export const Loading: Story = states.loading;

export const Failed: Story = states.failed;

export const Forbidden: Story = states.forbidden;

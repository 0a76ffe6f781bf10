import { pageDesk } from '@fairway/gateway/contract/pageDesk';
import { staffAuth } from '@fairway/gateway/contract/staffAuth';
import { mock, refuse } from '@fairway/gateway/mock';
import { stateStories } from '@fairway/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import {
  answering,
  type DeskStoryArgs,
  deskStories,
  refusalText,
  saying,
} from '../../../stories/deskStory.ts';
import { admin } from '../../../stories/samples.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const asAdmin = mock(staffAuth.selectSelf, admin);
const rows = (['/', '/newsInformation', '/wikipedia', '/logisticsTool/shipLocation'] as const).map(
  (path, index) => ({
    path,
    access: (['open', 'open', 'login', 'soon'] as const)[index] ?? 'open',
    changedAt: index === 2 ? '2026-11-18T03:20:00.000Z' : null,
    changedBy: index === 2 ? admin.name : null,
  }),
);
const all = mock(pageDesk.selectAll, { rows });

const says = saying({ zh, en });

const meta = {
  ...deskStories,
  title: 'Desk/Pages',
  args: { address: '/pages', reader: 'member' },
  parameters: { ...deskStories.parameters, ...answering(asAdmin, all), pixels: 'main' },
} satisfies Meta<DeskStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByLabelText(/\/wikipedia/))[0]).toHaveValue('login');
  },
};

/** A colleague was first: the dialog shows the refusal, and nothing is done. */
export const Refused: Story = {
  parameters: answering(asAdmin, all, mock(pageDesk.setAccess, refuse('pageChanged'))),
  play: async ({ canvas }) => {
    const select = (await canvas.findAllByLabelText(/\/newsInformation/)).find((each) =>
      each.checkVisibility(),
    );
    if (select) await userEvent.selectOptions(select, 'login');
    const dialog = await screen.findByRole('alertdialog').catch(() => screen.findByRole('dialog'));
    await userEvent.click(within(dialog).getByRole('button', { name: says('pages.confirm') }));
    await within(dialog).findByText(refusalText('pageChanged'));
  },
};

const states = stateStories({ call: pageDesk.selectAll, beside: [asAdmin], answering });

export const Loading: Story = states.loading;

export const Failed: Story = states.failed;

export const Forbidden: Story = states.forbidden;

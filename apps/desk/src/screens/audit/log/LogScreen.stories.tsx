import { audit } from '@fairway/gateway/contract/audit';
import { staffAuth } from '@fairway/gateway/contract/staffAuth';
import { mock } from '@fairway/gateway/mock';
import { containing, kitWords, stateStories } from '@fairway/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { answering, type DeskStoryArgs, deskStories, pageOf, saying } from '../../../stories/deskStory.ts';
import { admin } from '../../../stories/samples.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const asAdmin = mock(staffAuth.selectSelf, admin);

const says = saying({ zh, en });

const meta = {
  ...deskStories,
  title: 'Desk/Log',
  args: { address: '/log', reader: 'member' },
  parameters: answering(asAdmin),
} satisfies Meta<DeskStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Entries: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('202611188128300250');
  },
};

/** Days are typed as anywhere else; those that lie the wrong way round are not passed over. */
export const Days: Story = {
  args: { address: '/log?atFrom=2026-11-01&atTo=2026-11-18' },
  play: async ({ canvas }) => {
    const open = containing(kitWords().tableFilters.count(1));
    await userEvent.click(await canvas.findByRole('button', { name: open }));
    const panel = within(await screen.findByRole('region', { name: says('tableFilters.label') }));
    const [first, last] = await panel.findAllByRole<HTMLInputElement>('textbox');
    await expect(first).toHaveDisplayValue(/^(2026-11-01|01 Nov 2026)$/);
    await userEvent.clear(last as HTMLElement);
    await userEvent.type(last as HTMLElement, '2026-10-31{Tab}');
    await userEvent.click(panel.getByRole('button', { name: says('tableFilters.apply') }));
    await expect(first).toBeInvalid();
    await expect(first).toHaveFocus();
  },
};

export const NoMatch: Story = {
  args: { address: '/log?keyword=nobody' },
  parameters: answering(asAdmin, mock(audit.selectPage, pageOf([]))),
  play: async ({ canvas }) => {
    await canvas.findByText(says('list.noneTitle'));
  },
};

const states = stateStories({ call: audit.selectPage, beside: [asAdmin], answering });

export const Loading: Story = states.loading;

export const Failed: Story = states.failed;

export const Forbidden: Story = states.forbidden;

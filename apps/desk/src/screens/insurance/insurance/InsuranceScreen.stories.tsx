import { insuranceDesk } from '@fairway/gateway/contract/insuranceDesk';
import { mock } from '@fairway/gateway/mock';
import { stateStories } from '@fairway/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { answering, type DeskStoryArgs, deskStories, pageOf, saying } from '../../../stories/deskStory.ts';
import { sampleCase, sampleWaiting } from '../../../stories/sampleInsurance.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const queue = mock(insuranceDesk.selectPage, pageOf(sampleWaiting));
const open = mock(insuranceDesk.selectCase, sampleCase());

const says = saying({ zh, en });

const meta = {
  ...deskStories,
  parameters: answering(queue, open),
  title: 'Desk/Insurance intentions',
  args: { address: `/insurance?intentionNo=${sampleCase().intentionNo}`, reader: 'member' },
} satisfies Meta<DeskStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** An intention beside the queue. */
export const Case: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: says('intention.move') })).toBeVisible();
  },
};

/** A quotation asks for its premium. */
export const Quoting: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: says('intention.stages.quoted') }));
    await userEvent.click(canvas.getByRole('button', { name: says('intention.move') }));
    await expect((await canvas.findAllByText(says('intention.premiumRequired')))[0]).toBeVisible();
  },
};

export const Queue: Story = {
  args: { address: '/insurance' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /INS2611204829173/ });
  },
};

export const Empty: Story = {
  args: { address: '/insurance' },
  parameters: answering(mock(insuranceDesk.selectPage, pageOf([]))),
  play: async ({ canvas }) => {
    await canvas.findByText(says('intention.empty'));
  },
};

const states = stateStories({ call: insuranceDesk.selectPage, answering });

export const Loading: Story = { args: { address: '/insurance' }, ...states.loading };

export const Failed: Story = { args: { address: '/insurance' }, ...states.failed };

export const Forbidden: Story = { args: { address: '/insurance' }, ...states.forbidden };

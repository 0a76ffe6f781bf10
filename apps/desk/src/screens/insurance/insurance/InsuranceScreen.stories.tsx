import { insuranceDesk } from '@fairway/gateway/contract/insuranceDesk';
import { mock } from '@fairway/gateway/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { answering, type DeskStoryArgs, deskStories, pageOf } from '../../../stories/deskStory.ts';
import { sampleCase, sampleWaiting } from '../../../stories/sampleInsurance.ts';

const queue = mock(insuranceDesk.selectPage, pageOf(sampleWaiting));
const open = mock(insuranceDesk.selectCase, sampleCase());

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
    await expect(await canvas.findByRole('button', { name: /更新进度|Update/ })).toBeVisible();
  },
};

/** A quotation asks for its premium. */
export const Quoting: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /已报价|Quoted/ }));
    await userEvent.click(canvas.getByRole('button', { name: /更新进度|Update/ }));
    await expect((await canvas.findAllByText(/请填写报价保费|Enter the premium/))[0]).toBeVisible();
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
    await canvas.findByText(/都办完了|All done/);
  },
};

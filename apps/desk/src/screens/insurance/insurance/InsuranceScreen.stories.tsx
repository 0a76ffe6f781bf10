import { insuranceDesk } from '@fairway/gateway/contract/insuranceDesk';
import { mock, refuse } from '@fairway/gateway/mock';
import { recordedMock, stateStories } from '@fairway/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { words as caseEn } from '../../../features/case/words.en.ts';
import { words as caseZh } from '../../../features/case/words.zh.ts';
import { answering, type DeskStoryArgs, deskStories, pageOf, saying } from '../../../stories/deskStory.ts';
import { sampleCase, sampleWaiting } from '../../../stories/sampleInsurance.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const queue = mock(insuranceDesk.selectPage, pageOf(sampleWaiting));
const open = mock(insuranceDesk.selectCase, sampleCase());

const says = saying({ zh: { ...zh, ...caseZh }, en: { ...en, ...caseEn } });

const meta = {
  ...deskStories,
  parameters: answering(queue, open),
  title: 'Desk/Insurance intentions',
  args: { address: `/insurance?intentionNo=${sampleCase().intentionNo}`, reader: 'member' },
} satisfies Meta<DeskStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** An intention next to the queue. */
export const Case: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: says('intention.move') })).toBeVisible();
  },
};

/** A quotation requires its premium. */
export const Quoting: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: says('intention.stages.quoted') }));
    await userEvent.click(canvas.getByRole('button', { name: says('intention.move') }));
    await expect((await canvas.findAllByText(says('intention.premiumRequired')))[0]).toBeVisible();
  },
};

/** Counts the requests of the story. */
const conflict = recordedMock(() => {
  const counts = { reads: 0, moves: 0 };
  const read = mock(insuranceDesk.selectCase, () => {
    counts.reads += 1;
    return sampleCase(counts.reads > 1 ? { state: 'handling', seen: '2026-11-20T02:05:00.000Z' } : {});
  });
  const move = mock(insuranceDesk.move, () => {
    counts.moves += 1;
    return refuse('intentionChanged');
  });
  return { handlers: [queue, read, move], counts };
});

/** A colleague was quicker: nothing is done, and the reply stays until the user loads the latest state. */
export const Changed: Story = {
  parameters: { ...answering(conflict), pixels: 'none' },
  play: async ({ canvas }) => {
    const { counts } = conflict.now;
    const name = says('intention.reply');
    const move = await canvas.findByRole('button', { name: says('intention.move') });
    await userEvent.type(canvas.getByRole('textbox', { name }), '请补充资料');
    await userEvent.click(move);
    await canvas.findByText(says('intention.changed.any'));
    // The second refusal comes after a request that the first one would have caused.
    await userEvent.click(move);
    await waitFor(() => expect(counts.moves).toBe(2));
    await waitFor(() => expect(move).toBeEnabled());
    await expect(counts.reads).toBe(1);
    await expect(canvas.getByRole('textbox', { name })).toHaveValue('请补充资料');
    await userEvent.click(canvas.getByRole('button', { name: says('case.changed.reload') }));
    await waitFor(() => expect(canvas.queryByText(says('intention.changed.any'))).toBeNull());
    await expect(canvas.getByRole('textbox', { name })).toHaveValue('');
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

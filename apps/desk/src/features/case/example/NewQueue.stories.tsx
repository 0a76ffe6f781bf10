import { mock, refuse, sampleNow } from '@fairway/gateway/mock';
import { recordedMock, siteStories } from '@fairway/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { createDesk } from '../../../desk.ts';
import { type DeskStoryArgs, pageOf, saying, usual } from '../../../stories/deskStory.ts';
import { sampleCase } from '../../../stories/samples.ts';
import { words as caseEn } from '../words.en.ts';
import { words as caseZh } from '../words.zh.ts';
import { type CorrectionCase, corrections } from './contract.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const request = (number: number): CorrectionCase => ({
  correctionNo: `C20261120000${number}`,
  company: `远帆国际货运（示例 ${number}）有限公司`,
  amount: { amount: 59_700, currency: 'CNY' },
  requestedAt: '2026-11-18T07:10:00.000Z',
  clock: sampleCase().clock,
  version: 1,
  invoiceNumber: '26312000000012345678',
  trail: [{ at: '2026-11-18T07:10:00.000Z', what: 'requested', by: null, reason: null }],
});
const requests = [request(1), request(2)];
const page = mock(corrections.selectPage, pageOf(requests));
const one = mock(
  corrections.selectCase,
  ({ query }) =>
    requests.find(({ correctionNo }) => correctionNo === query.correctionNo) ?? refuse('notFound'),
);

const { stories, answering } = siteStories({
  make: (language) =>
    createDesk(language, {
      pages: [{ path: '/corrections', screen: 'corrections/corrections', auth: true }],
      screens: { './screens/corrections/corrections/route.tsx': () => import('./route.tsx') },
      loaders: { './screens/corrections/corrections/loader.ts': () => import('./loader.ts') },
      words: {
        './screens/corrections/corrections/words.zh.ts': () => import('./words.zh.ts'),
        './screens/corrections/corrections/words.en.ts': () => import('./words.en.ts'),
      },
    }),
  usual: [...usual, page, one],
  now: sampleNow,
});

const says = saying({ zh: { ...zh, ...caseZh }, en: { ...en, ...caseEn } });

/** A queue that no server has: a configuration, a form and words are all that its screen needs. */
const meta = {
  ...stories,
  globals: { brand: 'quay' },
  title: 'Desk/A new queue',
  args: { address: '/corrections?correctionNo=C202611200001', reader: 'member' },
  parameters: { ...stories.parameters, pixels: 'none' },
} satisfies Meta<DeskStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

const decided = recordedMock(() => {
  const bodies: object[] = [];
  const correct = mock(corrections.correct, ({ body }) => {
    bodies.push(body);
    return { state: 'corrected' as const };
  });
  return { handlers: [correct], bodies };
});

/** The decision sends the version that the reviewer saw, and opens the next case. */
export const Decided: Story = {
  parameters: { ...answering(decided), pixels: 'none' },
  play: async ({ canvas }) => {
    const name = says('corrections.decide.newNumber');
    await canvas.findByRole('textbox', { name });
    await userEvent.keyboard('a');
    await userEvent.keyboard('26312000000087654321{Enter}');
    await within(document.body).findByText(says('corrections.decide.done'));
    const newNumber = '26312000000087654321';
    await expect(decided.now.bodies).toEqual([{ correctionNo: 'C202611200001', seen: 1, newNumber }]);
    await canvas.findByRole('region', { name: 'C202611200002' });
    await expect(canvas.getByRole('textbox', { name })).toHaveValue('');
  },
};

/** A changed case is not decided, and the number stays. */
export const Changed: Story = {
  parameters: {
    ...answering(mock(corrections.correct, refuse('invoiceChanged'))),
    pixels: 'none',
  },
  play: async ({ canvas }) => {
    const name = says('corrections.decide.newNumber');
    await userEvent.type(await canvas.findByRole('textbox', { name }), '26312000000087654321{Enter}');
    await canvas.findByText(says('corrections.changed.any'));
    await expect(canvas.getByRole('textbox', { name })).toHaveValue('26312000000087654321');
  },
};

/** It goes back with a reason, and the next case opens. */
export const SendBack: Story = {
  parameters: { ...answering(mock(corrections.sendBack, { state: 'sentBack' })), pixels: 'none' },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: says('corrections.decide.newNumber') });
    await userEvent.keyboard('r');
    const dialog = within(await within(document.body).findByRole('dialog'));
    const submit = await dialog.findByRole('button', { name: says('corrections.sendBack.submit') });
    await userEvent.click(submit);
    await expect((await dialog.findAllByText(says('corrections.sendBack.needReason')))[0]).toBeVisible();
    await userEvent.click(
      dialog.getByRole('checkbox', { name: says('corrections.sendBack.reason.sameNumber') }),
    );
    await userEvent.click(submit);
    await waitFor(() => expect(canvas.getByRole('region', { name: 'C202611200002' })).toBeVisible());
  },
};

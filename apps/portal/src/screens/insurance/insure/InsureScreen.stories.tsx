import { insurance } from '@fairway/gateway/contract/insurance';
import { fails, mock, mockList, pending, sampleInsurers } from '@fairway/gateway/mock';
import { stateStories } from '@fairway/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { answering, type PortalStoryArgs, portalStories, saying } from '../../../stories/portalStory.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const insurers = mock(insurance.selectInsurers, ({ query }) =>
  mockList(insurance.selectInsurers, [...sampleInsurers], query, { sorts: {}, filters: {} }),
);
const sentData = {
  intentionNo: 'INS2611204829173',
  estimate: {
    rate: 800,
    insured: { amount: 11_000_000, currency: 'CNY' },
    premium: { amount: 8_800, currency: 'CNY' },
    least: false,
  },
  answerBy: '2026-11-23T02:00:00.000Z',
  sentTo: 'phone',
  kept: true,
} as const;
const sent = mock(insurance.submit, sentData);

const says = saying({ zh, en });

const meta = {
  ...portalStories,
  parameters: answering(insurers, sent),
  title: 'Screens/Insure',
  args: { ...portalStories.args, address: '/insure' },
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

const say = saying({ zh, en });

async function fill(canvas: Played['canvas'], phone = '13800138000'): Promise<void> {
  const type = async (label: RegExp, text: string) =>
    userEvent.type(await canvas.findByLabelText(label), text);
  await type(say('insure.value', { whole: true }), '100000');
  await type(say('insure.companyName', { whole: true }), 'Hengli Forwarding');
  await type(say('insure.location', { whole: true }), 'Shanghai');
  await type(say('insure.address', { whole: true }), 'Shuanghui Road 188');
  await type(say('insure.phone', { whole: true }), phone);
}

/** The initial state. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: say('insure.title') });
    await expect(canvas.getByText(say('insure.estimateWait'))).toBeVisible();
  },
};

/** The estimate is updated while typing: CIF 100,000 under clause A at 0.08 %. */
export const Estimated: Story = {
  play: async ({ canvas }) => {
    await fill(canvas);
    await expect(await canvas.findByText('¥88.00')).toBeVisible();
  },
};

/** Missing values are listed, and reported at their fields. */
export const Missing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('insure.submit') }));
    await expect((await canvas.findAllByText(say('insure.locationRequired')))[0]).toBeVisible();
  },
};

/** A shipper in Hamburg is called back there; the confirmation needs an email, and the form states the reason. */
export const FromAbroad: Story = {
  parameters: answering(insurers, mock(insurance.submit, { ...sentData, sentTo: 'email' })),
  play: async ({ canvas }) => {
    await fill(canvas, '+49 40 123456');
    await userEvent.click(canvas.getByRole('button', { name: say('insure.submit') }));
    const email = await canvas.findByLabelText(say('insure.emailNeeded', { whole: true }));
    await expect(email).toBeInvalid();
    await expect(canvas.getByLabelText(say('insure.phone', { whole: true }))).toBeValid();
    await userEvent.type(email, 'k.meyer@hafen.de');
    await userEvent.click(canvas.getByRole('button', { name: say('insure.submit') }));
    await expect(await canvas.findByText(say('insure.doneEmail'), { exact: false })).toBeVisible();
  },
};

/** Submitted: the number, and the time of the call back. */
export const Sent: Story = {
  args: { reader: 'member' },
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(canvas.getByRole('button', { name: say('insure.submit') }));
    await expect(await canvas.findByText('INS2611204829173')).toBeVisible();
  },
};

/** The server accepts no more requests from this network: the typed values stay. */
export const Refused: Story = {
  parameters: answering(insurers, fails(insurance.submit, 'fault')),
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(canvas.getByRole('button', { name: say('insure.submit') }));
    await canvas.findByText(says('failure.fault'));
    await expect(await canvas.findByLabelText(say('insure.value', { whole: true }))).toHaveValue(
      '100,000.00',
    );
  },
};

export const Loading: Story = {
  parameters: answering(pending(insurance.selectInsurers)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('main').querySelector('[inert]')).toBeVisible());
  },
};

const states = stateStories({ call: insurance.selectInsurers, answering });

export const Failed: Story = states.failed;

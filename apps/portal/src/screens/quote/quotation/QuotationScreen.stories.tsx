import { quotation } from '@fairway/gateway/contract/quote';
import {
  fails,
  mock,
  refuse,
  sampleInstant,
  sampleOpenedQuotation,
  sampleQuotationContent,
} from '@fairway/gateway/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { words as quoteEn } from '../../../features/quote/words.en.ts';
import { words as quoteZh } from '../../../features/quote/words.zh.ts';
import {
  answering,
  type PortalStoryArgs,
  portalStories,
  refusalText,
  saying,
} from '../../../stories/portalStory.ts';
import { quotationAddress } from './address.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const says = saying({ zh: { ...zh, ...quoteZh }, en: { ...en, ...quoteEn } });
const opens = (change: Parameters<typeof sampleOpenedQuotation>[0] = {}) => [
  mock(quotation.selectByLink, sampleOpenedQuotation(change)),
  mock(quotation.countView, null),
];
const answered = { at: sampleInstant(0), name: 'Ms Meyer', note: '', sailingId: null };
const heading = { level: 1 } as const;

const meta = {
  ...portalStories,
  title: 'Screens/Quotation',
  args: { ...portalStories.args, reader: 'visitor', address: quotationAddress({ link: 's'.repeat(43) }) },
  parameters: answering(...opens()),
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Waiting for a decision. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: says('quotation.accept') })).toBeEnabled();
    await canvas.findByText('COSCO SHIPPING HIMALAYAS 084E');
  },
};

/** An answer without a name says what to enter. */
export const Nameless: Story = {
  parameters: { looks: 'first' },
  play: async ({ canvas }) => {
    await userEvent.clear(await canvas.findByLabelText(says('quotation.name'), { exact: false }));
    await userEvent.click(await canvas.findByRole('button', { name: says('quotation.accept') }));
    await expect(await canvas.findByText(says('quotation.nameMissing'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: says('quotation.accept') })).toBeEnabled();
  },
};

export const Accepting: Story = {
  parameters: answering(
    ...opens(),
    mock(quotation.answer, sampleOpenedQuotation({ state: 'accepted', answer: answered })),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('quotation.accept') }));
    await canvas.findByText(says('quotation.accepted'));
    await expect(canvas.queryByRole('button', { name: says('quotation.accept') })).toBeNull();
  },
};

/** Withdrawn while the page is open: the message is next to the pressed button. */
export const Refused: Story = {
  parameters: answering(...opens(), mock(quotation.answer, refuse('quoteWithdrawn'))),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('quotation.decline') }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(refusalText('quoteWithdrawn'));
  },
};

let isReplaced = false;
const newerSailing = '0197a000-0000-7000-8000-00000000ffff';
const newer = sampleOpenedQuotation({
  content: sampleQuotationContent({
    version: 2,
    options: sampleQuotationContent().options.map((option) => ({ ...option, sailingId: newerSailing })),
  }),
});

/** A newer version was sent while the page was open: it is shown, and can be accepted with its own sailing. */
export const Replaced: Story = {
  beforeEach: () => {
    isReplaced = false;
  },
  parameters: {
    ...answering(
      mock(quotation.selectByLink, () => (isReplaced ? newer : sampleOpenedQuotation())),
      mock(quotation.countView, null),
      mock(quotation.answer, ({ body }) => {
        isReplaced = true;
        if (body.version === 1 || body.sailingId !== newerSailing) return refuse('quoteReplaced');
        return sampleOpenedQuotation({ state: 'accepted', answer: answered });
      }),
    ),
    pixels: 'none',
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('quotation.accept') }));
    await canvas.findByText(says('quote.version', { values: { version: 2 } }), { exact: false });
    await userEvent.click(await canvas.findByRole('button', { name: says('quotation.accept') }));
    await canvas.findByText(says('quotation.accepted'));
    await waitFor(() => expect(document.activeElement).toHaveTextContent(says('quotation.accepted')));
  },
};

export const Declined: Story = {
  parameters: answering(...opens({ state: 'declined', answer: answered })),
  play: async ({ canvas }) => {
    await canvas.findByText(says('quotation.declined'));
  },
};

/** Several sailings, one of which can be accepted; it replaces a version. */
export const Options: Story = {
  parameters: answering(
    ...opens({
      replaces: 1,
      content: sampleQuotationContent({
        version: 2,
        options: [0, 1].flatMap((number) =>
          sampleQuotationContent().options.map((option) => ({
            ...option,
            sailingId: `${option.sailingId.slice(0, -1)}${number}`,
          })),
        ),
      }),
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(says('quotation.which'))).toBeVisible();
  },
};

export const Expired: Story = {
  parameters: answering(...opens({ state: 'expired' })),
  play: async ({ canvas }) => {
    await canvas.findByText(says('quotation.expired'));
  },
};

export const Withdrawn: Story = {
  parameters: answering(...opens({ state: 'withdrawn', content: null, files: null })),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { ...heading, name: says('quotation.withdrawn') });
  },
};

/** A link that was cut off, or was replaced. */
export const Unknown: Story = {
  parameters: answering(mock(quotation.selectByLink, refuse('quoteUnknown'))),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { ...heading, name: says('quotation.unknown') });
  },
};

export const Failed: Story = {
  parameters: answering(fails(quotation.selectByLink, 'fault')),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: says('failure.retry') });
  },
};

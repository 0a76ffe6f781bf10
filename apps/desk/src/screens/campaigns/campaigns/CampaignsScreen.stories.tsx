import { pushDesk } from '@fairway/gateway/contract/pushDesk';
import { staffAuth } from '@fairway/gateway/contract/staffAuth';
import { fails, mock, refuse } from '@fairway/gateway/mock';
import { stateStories } from '@fairway/site/stories';
import { en as kitEn } from '@fairway/ui/messages/en';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import {
  answering,
  type DeskStoryArgs,
  deskStories,
  refusalText,
  saying,
} from '../../../stories/deskStory.ts';
import {
  deskCampaigns,
  followFloat,
  campaignHosts as hosts,
  campaignPages as pages,
} from '../../../stories/sampleCampaigns.ts';
import { editor } from '../../../stories/sampleNews.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const says = saying({ zh, en });
const asEditor = mock(staffAuth.selectSelf, editor);
const float = mock(pushDesk.selectFloat, followFloat);
const all = mock(pushDesk.selectCampaigns, { rows: [...deskCampaigns], pages, hosts });

const meta = {
  ...deskStories,
  title: 'Desk/Campaigns',
  args: { address: '/campaigns', reader: 'member' },
  parameters: { ...deskStories.parameters, ...answering(asEditor, all, float), pixels: 'main' },
} satisfies Meta<DeskStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The buttons of rows exist twice, for desktops and for phones. */
async function press(name: RegExp) {
  const buttons = await screen.findAllByRole('button', { name });
  const seen = buttons.find((each) => each.checkVisibility());
  if (seen) await userEvent.click(seen);
}

async function openFirst() {
  await press(says('campaigns.editOf'));
  return within(await screen.findByRole('dialog', { name: says('campaigns.editOf') }));
}

export const Full: Story = {
  play: async () => {
    await expect((await screen.findAllByText(says('campaigns.planned')))[0]).toBeInTheDocument();
    await expect(screen.getAllByText(says('campaigns.over'))[0]).toBeInTheDocument();
  },
};

export const Empty: Story = {
  parameters: answering(
    asEditor,
    mock(pushDesk.selectCampaigns, { rows: [], pages, hosts }),
    mock(pushDesk.selectFloat, { ...followFloat, on: false, qrCode: '', pages: [] }),
  ),
  play: async () => {
    await screen.findByText(says('campaigns.empty'));
  },
};

const states = stateStories({
  call: pushDesk.selectCampaigns,
  beside: [asEditor, float],
  answering,
});

export const Loading: Story = states.loading;

export const Failed: Story = states.failed;

export const Forbidden: Story = states.forbidden;

/** A colleague was first: the page shows the refusal, and nothing is switched. */
export const SwitchRefused: Story = {
  parameters: {
    ...answering(asEditor, all, float, mock(pushDesk.switchCampaign, refuse('campaignChanged'))),
    pixels: 'page',
  },
  play: async () => {
    await press(says('campaigns.turnOffOf'));
    await screen.findByText(refusalText('campaignChanged'));
  },
};

/** Lost with the line: one message, which makes the press again. */
export const SwitchedOffline: Story = {
  parameters: {
    ...answering(asEditor, all, float, fails(pushDesk.switchCampaign, 'network')),
    pixels: 'page',
  },
  play: async () => {
    await press(says('campaigns.turnOffOf'));
    await screen.findByText(says('failure.pressAgain'), {}, { timeout: 30_000 });
    await expect(screen.getByRole('button', { name: says('failure.retry') })).toBeVisible();
    await expect(document.querySelectorAll('[data-toast]')).toHaveLength(1);
  },
};

/** Fields that only one deed needs come with it. */
export const Editor: Story = {
  parameters: { pixels: 'page' },
  play: async () => {
    const dialog = await openFirst();
    // The buttons next to a number include its label in their names.
    const scroll = { name: says('campaigns.scroll', { whole: true }) };
    await expect(dialog.queryByRole('spinbutton', scroll)).toBeNull();
    await userEvent.selectOptions(dialog.getByLabelText(says('campaigns.deed')), '2');
    await dialog.findByRole('spinbutton', scroll);
  },
};

/** As its readers get it, in either language. */
export const Preview: Story = {
  parameters: { pixels: 'page' },
  play: async () => {
    const dialog = await openFirst();
    await userEvent.click(dialog.getByRole('button', { name: says('campaigns.previewEn') }));
    const preview = within(await screen.findByRole('dialog', { name: deskCampaigns[0]?.commonNameEn ?? '' }));
    await expect(preview.getByRole('button', { name: kitEn.pushDialog.later })).toBeVisible();
    await expect(preview.getByRole('link')).toHaveAttribute('href', '/subscribe');
  },
};

/** An error is at its field, and typed text stays. */
export const Refused: Story = {
  parameters: { pixels: 'page' },
  play: async () => {
    const dialog = await openFirst();
    const pagesBox = dialog.getByLabelText(says('campaigns.pages', { whole: true }));
    await userEvent.clear(pagesBox);
    await userEvent.type(pagesBox, '/nowhere');
    await userEvent.click(dialog.getByRole('button', { name: says('campaigns.save') }));
    await dialog.findAllByText(says('campaigns.pagesBroken'));
    await expect(pagesBox).toHaveValue('/nowhere');
  },
};

export const FloatEditor: Story = {
  parameters: { pixels: 'page' },
  play: async () => {
    await press(says('campaigns.floatEdit'));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByLabelText(says('campaigns.qrCode'))).toHaveValue(followFloat.qrCode);
  },
};

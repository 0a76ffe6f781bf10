import { type CompanyInvitation, companyInvitations } from '@fairway/gateway/contract/companyInvitation';
import { fails, mock, pending, refuse, sampleInstant } from '@fairway/gateway/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import {
  answering,
  type PortalStoryArgs,
  portalStories,
  refusalText,
  saying,
} from '../../../stories/portalStory.ts';
import { invitationAddress } from './address.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const says = saying({ zh, en });
const link = 'sample-link-of-an-invitation-00000000000000';

function invitation(more: Partial<CompanyInvitation> = {}): CompanyInvitation {
  return {
    state: 'open',
    company: '远帆国际货运（示例）',
    invitedBy: '周海宁',
    name: '何小满',
    by: 'sms',
    contact: '100****0101',
    sentAt: sampleInstant(-1),
    expiresAt: sampleInstant(6),
    mine: true,
    username: null,
    ...more,
  };
}
const opens = (more: Partial<CompanyInvitation> = {}) => mock(companyInvitations.open, invitation(more));
const heading = { level: 1 } as const;

const meta = {
  ...portalStories,
  title: 'Screens/Invitation',
  args: { ...portalStories.args, reader: 'member', address: invitationAddress({ link }) },
  parameters: answering(opens()),
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A stranger with the link: who invites, and the login over this page. */
export const Visitor: Story = {
  args: { reader: 'visitor' },
  parameters: answering(opens({ mine: null })),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(
      await canvas.findByRole('link', { name: says('invitation.login', { whole: true }) }),
    );
    await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    // Closing the login keeps the secret of the link in the address.
    await canvas.findByText(/周海宁/, { selector: 'dd *, dd' });
  },
};

/** Logged in with the phone that got the message. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: says('invitation.accept') });
    await canvas.findByRole('heading', { ...heading, name: /远帆国际货运/ });
  },
};

/** Accepted, with a sub-account that waits for its first login. */
export const Accepted: Story = {
  parameters: answering(
    opens(),
    mock(companyInvitations.answer, invitation({ state: 'accepted', username: 'yuanfan01' })),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('invitation.accept') }));
    await canvas.findByText(/yuanfan01/);
  },
};

/** Accepted before a sub-account was made. */
export const AcceptedEarly: Story = {
  parameters: answering(opens({ state: 'accepted' })),
  play: async ({ canvas }) => {
    await canvas.findByText(says('invitation.next.waiting'));
  },
};

/** Declined, after a question. */
export const Declined: Story = {
  parameters: answering(opens(), mock(companyInvitations.answer, invitation({ state: 'declined' }))),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('invitation.decline') }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: says('invitation.decline') }));
    await canvas.findByRole('heading', { ...heading, name: says('invitation.stateOf.declined') });
  },
};

/** Withdrawn while the page is open: the message is next to the pressed button. */
export const Refused: Story = {
  parameters: answering(opens(), mock(companyInvitations.answer, refuse('companyInvitationOver'))),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('invitation.accept') }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(refusalText('companyInvitationOver'));
  },
};

/** Logged in with another phone than the one that got the message. */
export const OtherPhone: Story = {
  parameters: answering(opens({ mine: false })),
  play: async ({ canvas }) => {
    await canvas.findByText(says('invitation.other'));
    await expect(canvas.queryByRole('button', { name: says('invitation.accept') })).toBeNull();
  },
};

export const Expired: Story = {
  parameters: answering(opens({ state: 'expired', expiresAt: sampleInstant(-1) })),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { ...heading, name: says('invitation.stateOf.expired') });
  },
};

export const Withdrawn: Story = {
  parameters: answering(opens({ state: 'withdrawn' })),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { ...heading, name: says('invitation.stateOf.withdrawn') });
  },
};

/** The answer of an invited person is not shown to anybody else who opens the link. */
export const AnsweredByAnother: Story = {
  parameters: answering(opens({ state: 'declined', mine: false })),
  play: async ({ canvas }) => {
    await canvas.findByText(says('invitation.next.answered'));
  },
};

/** A link that was cut off, or an older one. */
export const Unknown: Story = {
  parameters: answering(mock(companyInvitations.open, refuse('companyInvitationUnknown'))),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { ...heading, name: says('invitation.unknown') });
  },
};

export const Loading: Story = {
  parameters: answering(pending(companyInvitations.open)),
  play: async ({ canvas }) => {
    await canvas.findByText(says('invitation.opening'));
  },
};

export const Failed: Story = {
  parameters: answering(fails(companyInvitations.open, 'fault')),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: says('invitation.retry') });
  },
};

import { staffAuth } from '@fairway/gateway/contract/staffAuth';
import { fails, mock, refuse } from '@fairway/gateway/mock';
import { stateStories } from '@fairway/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, type DeskStoryArgs, deskStories, refusalText, saying } from '../../stories/deskStory.ts';
import { words as invitationEn } from './invitation/words.en.ts';
import { words as invitationZh } from './invitation/words.zh.ts';
import { words as en } from './login/words.en.ts';
import { words as zh } from './login/words.zh.ts';

const says = saying({ zh: { ...zh, ...invitationZh }, en: { ...en, ...invitationEn } });

const meta = {
  ...deskStories,
  title: 'Desk/Login',
  args: { ...deskStories.args, address: '/login' },
} satisfies Meta<DeskStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const begin: Play = async ({ canvas, canvasElement }) => {
  await canvas.findByRole('heading', { level: 1 });
  const [email] = await canvas.findAllByRole('textbox');
  await userEvent.type(email as HTMLElement, 'desk.finance@example.com');
  await userEvent.type(
    canvasElement.querySelector('input[name="password"]') as HTMLElement,
    'harbour-lights-2026{Enter}',
  );
};

export const Password: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await canvas.findAllByRole('textbox');
  },
};

const ways = (password: boolean) => mock(staffAuth.selectLoginWays, { password, company: true });
const companyButton = () => ({ name: says('login.company') });

/** Staff log in with their company account; passwords are available too. */
export const CompanyAccount: Story = {
  parameters: answering(ways(true)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', companyButton());
    await canvas.findAllByRole('textbox');
  },
};

/** Passwords are off: they wait behind a press, for an emergency. */
export const CompanyAccountOnly: Story = {
  parameters: answering(ways(false)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', companyButton());
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const Emergency: Story = {
  tags: ['!pixels'],
  parameters: answering(ways(false), mock(staffAuth.startLogin, refuse('staffPasswordsOff'))),
  play: async (context) => {
    const button = await context.canvas.findByRole('button', { name: says('login.emergency') });
    await userEvent.click(button);
    await begin(context);
    await context.canvas.findByText(refusalText('staffPasswordsOff'));
  },
};

/** The browser returns from the login service, which named a person who was not invited. */
export const NotOnTheStaff: Story = {
  args: { address: '/login?next=%2Fnews&oidcState=state&oidcProof=proof' },
  parameters: answering(ways(false), mock(staffAuth.finishCompanyLogin, refuse('staffUnknown'))),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await page.findByText(refusalText('staffUnknown'));
  },
};

/** The login service is away. */
export const ServiceAway: Story = {
  parameters: answering(ways(false), mock(staffAuth.startCompanyLogin, refuse('oidcAway'))),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', companyButton()));
    await within(canvasElement.ownerDocument.body).findByText(refusalText('oidcAway'));
  },
};

const ticket = { ticket: 'ticket', expiresAt: '2026-11-20T02:10:00.000Z' };

/** The first login sets the authenticator up. */
export const Enrolment: Story = {
  parameters: {
    ...answering(
      mock(staffAuth.startLogin, {
        ...ticket,
        enrolment: {
          secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
          uri: 'otpauth://totp/Fairway%20Desk:desk.finance%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Fairway%20Desk',
        },
      }),
    ),
    // As high as the screen: its data arrives in parts.
    pixels: 'page',
  },
  play: async (context) => {
    await begin(context);
    await context.canvas.findByRole('img');
  },
};

/** A wrong code shows an error at its field. */
export const CodeWrong: Story = {
  parameters: answering(
    mock(staffAuth.startLogin, { ...ticket, enrolment: null }),
    mock(staffAuth.finishLogin, refuse('staffCodeWrong')),
  ),
  play: async (context) => {
    await begin(context);
    const code = await context.canvas.findByRole('textbox', { name: says('login.code') });
    await userEvent.type(code, '000000{Enter}');
    // The hint describes the field first; the refusal appears with the response.
    await waitFor(() => expect(code).toBeInvalid());
  },
};

export const PasswordWrong: Story = {
  parameters: answering(mock(staffAuth.startLogin, refuse('staffPasswordWrong'))),
  play: async (context) => {
    await begin(context);
    await context.canvas.findByText(refusalText('staffPasswordWrong'));
  },
};

/** The page of an expired invitation link; an invited person chooses a password here. */
export const InvitationOver: Story = {
  args: { address: '/invitation#over' },
  parameters: answering(mock(staffAuth.openInvitation, refuse('invitationOver'))),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
};

/** A lost connection does not affect the invitation: the user opens it again. */
export const InvitationNotReached: Story = {
  args: { address: '/invitation#link' },
  parameters: answering(fails(staffAuth.openInvitation, 'fault')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: says('invitation.failed') });
    await userEvent.click(canvas.getByRole('button', { name: says('failure.retry') }));
    await canvas.findByRole('heading', { level: 1, name: says('invitation.failed') });
  },
};

const states = stateStories({ call: staffAuth.selectLoginWays, answering, outlined: false });

export const Loading: Story = states.loading;

export const Failed: Story = states.failed;

import { auth } from '@fairway/gateway/contract/auth';
import { ruleEngine } from '@fairway/gateway/contract/ruleEngine';
import { fails, mock, mockSocialLogin, pending, refuse, sampleOtherDevice } from '@fairway/gateway/mock';
import { recordedMock } from '@fairway/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, type PortalStoryArgs, refusalText, saying } from '../../stories/portalStory.ts';
import { loginStories, openLogin } from './loginStory.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const says = saying({ zh, en });
const meta = { ...loginStories, title: 'Screens/SocialLogin' } satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

const entry = () => says('login.social.entry');
const code = () => says('login.social.qr');

const social = recordedMock(mockSocialLogin);

/** The login by social app, chosen in the open dialog. */
async function opened(canvasElement: HTMLElement) {
  const { page, ...dialog } = await openLogin(canvasElement);
  await userEvent.click(await dialog.findByRole('button', { name: entry() }));
  return { page, dialog, qr: () => dialog.findByRole('img', { name: code() }) };
}

/** Waits for a phone, with the ways in for who cannot scan. */
export const Waiting: Story = {
  parameters: answering(social),
  play: async ({ canvasElement }) => {
    const { dialog, qr } = await opened(canvasElement);
    await expect(await qr()).toBeVisible();
    await expect(dialog.getByRole('link', { name: says('login.social.inBrowser') })).toHaveAttribute(
      'href',
      'https://social.example/login',
    );
    await expect(dialog.getByText(/fairway\.example\/s\//)).toBeVisible();
  },
};

/** A site without a social app offers none. */
export const SwitchedOff: Story = {
  parameters: answering(
    mock(ruleEngine.checkConfig, ({ query }) => ({ rows: [{ key: query.key ?? '', value: 'off' }] })),
  ),
  play: async ({ canvasElement }) => {
    const dialog = await openLogin(canvasElement);
    await waitFor(() => expect(dialog.queryByRole('button', { name: entry() })).toBeNull());
    await expect(dialog.phone()).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: answering(pending(auth.weixinQrLogin)),
  play: async ({ canvasElement }) => {
    const { dialog } = await opened(canvasElement);
    await expect(dialog.queryByRole('img', { name: code() })).not.toBeInTheDocument();
    // The back button is available whatever the server does.
    await userEvent.click(dialog.getByRole('button', { name: says('loginDialog.back') }));
    await userEvent.click(dialog.getByRole('button', { name: entry() }));
    await dialog.findByRole('button', { name: says('loginDialog.back') });
  },
};

/** The code is scanned and awaits confirmation on the phone: it is no longer shown. */
export const Scanned: Story = {
  parameters: answering(social),
  play: async ({ canvasElement }) => {
    const { dialog, qr } = await opened(canvasElement);
    await qr();
    social.now.phone.scan();
    await waitFor(() =>
      expect(dialog.queryByRole('link', { name: says('login.social.inBrowser') })).toBeNull(),
    );
    await expect(dialog.queryByRole('button', { name: says('qrPanel.refresh') })).toBeNull();
  },
};

/** Refused on the phone; another code can be requested. */
export const Refused: Story = {
  parameters: answering(social),
  play: async ({ canvasElement }) => {
    const { dialog, qr } = await opened(canvasElement);
    await qr();
    social.now.phone.refuse();
    await dialog.findByRole('button', { name: says('qrPanel.refresh') });
  },
};

/** An expired code is renewed in the same place. */
export const Renewed: Story = {
  parameters: answering(social),
  play: async ({ canvasElement }) => {
    const { dialog, qr } = await opened(canvasElement);
    await qr();
    social.now.phone.expire();
    await userEvent.click(await dialog.findByRole('button', { name: says('qrPanel.refresh') }));
    await expect(await qr()).toBeVisible();
    await expect(dialog.getByText('https://fairway.example/s/2')).toBeVisible();
  },
};

/** The account is active on another device: asks for confirmation before that one is logged out. */
export const OtherDevice: Story = {
  parameters: answering(
    mock(auth.weixinLogin, () => refuse('otherDeviceOnline', { data: sampleOtherDevice() })),
    social,
  ),
  play: async ({ canvasElement }) => {
    const { page, qr } = await opened(canvasElement);
    await qr();
    social.now.phone.confirm();
    const question = within(await page.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: says('login.keep') }));
    await userEvent.click(await page.findByRole('button', { name: says('qrPanel.refresh') }));
    await qr();
    social.now.phone.confirm();
    await page.findByRole('alertdialog');
  },
};

const stranger = recordedMock(() => mockSocialLogin({ known: false }));

/** A social account that is not bound yet leads to binding a phone, without an error. */
export const Unknown: Story = {
  parameters: answering(stranger),
  play: async ({ canvasElement }) => {
    const { page, qr } = await opened(canvasElement);
    await qr();
    stranger.now.phone.confirm();
    await page.findByRole('heading', { name: says('title.bindPhone') });
    await expect(page.queryByText(refusalText('socialLoginPending'))).toBeNull();
  },
};

/** No code is available: a message is shown, and the form is back with the other login methods. */
export const NoCode: Story = {
  parameters: answering(fails(auth.weixinQrLogin, 'away')),
  play: async ({ canvasElement }) => {
    const { page, dialog } = await opened(canvasElement);
    await page.findByText(says('failure.away'));
    await expect(await dialog.findByRole('button', { name: entry() })).toBeVisible();
  },
};

/** A browser that comes back from the social app is logged in, and the code is gone from the address. */
export const Returned: Story = {
  args: { address: '/notFound?wxcode=sample-wxcode&state=sample-state-0' },
  parameters: answering(social),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await page.findByText(says('login.welcome'));
    // No button was pressed on this page: the focus starts at the top.
    await expect(canvasElement.ownerDocument.body).toHaveFocus();
  },
};

/** A login that returns too late is reported. */
export const ExpiredAttempt: Story = {
  args: { address: '/notFound?wxcode=old&state=old' },
  parameters: answering(mock(auth.weixinLogin, () => refuse('socialLoginInvalid'))),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await page.findByText(refusalText('socialLoginInvalid'));
  },
};

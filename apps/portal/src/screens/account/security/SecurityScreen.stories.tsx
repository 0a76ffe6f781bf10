import { security } from '@fairway/gateway/contract/security';
import { verifyCode } from '@fairway/gateway/contract/verifyCode';
import { fails, mock, mockList, pending, refuse, sampleCodeSent, sampleInstant } from '@fairway/gateway/mock';
import { formWords } from '@fairway/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  answering,
  type PortalStoryArgs,
  portalStories,
  refusalText,
  saying,
} from '../../../stories/portalStory.ts';
import { sampleDevices, sampleLogins, sampleSecurity } from '../../../stories/sampleSecurity.ts';
import { words as againEn } from '../../login/loginAgain/words.en.ts';
import { words as againZh } from '../../login/loginAgain/words.zh.ts';
import { securityAddress } from './address.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const says = saying({ zh: { ...zh, ...againZh }, en: { ...en, ...againEn } });

const log = (rows = sampleLogins) =>
  mock(security.selectLoginLog, ({ query }) => mockList(security.selectLoginLog, rows, query));
const state = mock(security.selectState, sampleSecurity());
const devices = mock(security.selectSessions, { rows: sampleDevices });
const sent = [
  mock(verifyCode.sendSmsVerifyCode, sampleCodeSent()),
  mock(verifyCode.sendSelfSmsVerifyCode, sampleCodeSent()),
  mock(verifyCode.sendSelfEmailVerifyCode, sampleCodeSent()),
];

const meta = {
  ...portalStories,
  title: 'Screens/Security',
  args: { ...portalStories.args, address: securityAddress(), reader: 'member' },
  parameters: answering(state, devices, log(), ...sent),
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;
type Say = Parameters<typeof says>[0];

/** Presses a button of the page and returns the dialog that opens. */
async function opened(canvasElement: HTMLElement, name: RegExp) {
  const page = within(canvasElement.ownerDocument.body);
  await userEvent.click(await page.findByRole('button', { name }));
  const dialog = within(await page.findByRole('dialog'));
  await dialog.findByRole('textbox', { name: formWords().code.label }, { timeout: 5000 }).catch(() => null);
  const press = (key: Say) =>
    userEvent.click(dialog.getByRole('button', { name: says(key, { whole: true }) }));
  const code = () => dialog.getByRole('textbox', { name: formWords().code.label });
  return { page, dialog, press, code };
}

const named = (what: 'bind' | 'change' | 'unbind', of: 'phone' | 'email') => {
  const chinese = document.documentElement.lang.startsWith('zh');
  const { security: securityWords } = chinese ? zh : en;
  return new RegExp(`^${securityWords[`${what}Named`].replace('{{what}}', securityWords.said[of])}$`);
};

export const Full: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('138****0001');
    await expect(canvas.getByText(says('security.thisDevice'))).toBeVisible();
    const log = within(canvas.getByRole('list', { name: says('security.logCaption') }));
    await expect(log.getAllByRole('listitem')).toHaveLength(10);
  },
};

/** Just registered by a code: one login method, no password; that method cannot be removed, and a press shows the reason. */
export const OnlyPhone: Story = {
  parameters: answering(
    mock(
      security.selectState,
      sampleSecurity({ email: null, passwordSet: false, passwordChangedAt: null, removable: [] }),
    ),
    mock(security.selectSessions, { rows: sampleDevices.slice(0, 1) }),
    log([]),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(says('security.onlyWay'));
    await expect(canvas.getByRole('button', { name: named('unbind', 'phone') })).toBeEnabled();
  },
};

/** The old phone is verified, then the new one; a refusal of the new one is at its field. */
export const ChangePhone: Story = {
  parameters: answering(
    mock(security.changePhoneValidateOldPhone, { proof: 'sample-proof', expiresAt: sampleInstant(0, 1) }),
    mock(security.changePhone, () => refuse('phoneBound')),
    state,
    devices,
    log(),
    ...sent,
  ),
  play: async ({ canvasElement }) => {
    const { dialog, press, code } = await opened(canvasElement, named('change', 'phone'));
    await userEvent.type(code(), '123456');
    await press('security.next');
    const phone = await dialog.findByRole('textbox', { name: says('security.newPhone') });
    await userEvent.type(phone, '13900139000');
    await userEvent.type(code(), '654321');
    await press('security.save');
    await waitFor(() => expect(phone).toHaveAccessibleDescription(refusalText('phoneBound')));
  },
};

/** A changed password logs out everywhere, and the next page shows the reason. */
export const ChangePassword: Story = {
  parameters: answering(mock(security.updatePassword, null), state, devices, log(), ...sent),
  play: async ({ canvasElement }) => {
    const { page, dialog, press } = await opened(
      canvasElement,
      says('security.changePassword', { whole: true }),
    );
    await userEvent.type(
      await dialog.findByLabelText(says('security.current', { whole: true })),
      'Yangshan2025',
    );
    await userEvent.type(
      dialog.getByLabelText(says('security.newPassword', { whole: true })),
      'Yangshan2026',
    );
    await userEvent.type(dialog.getByLabelText(says('security.again', { whole: true })), 'Yangshan2026');
    await press('security.changePassword');
    await page.findByText(says('loginAgain.password'), undefined, { timeout: 30_000 });
  },
};

/** The dialog as it opens: by the current password, or by a code. */
export const PasswordDialog: Story = {
  play: async ({ canvasElement }) => {
    const { dialog } = await opened(canvasElement, says('security.changePassword', { whole: true }));
    await expect(await dialog.findByLabelText(says('security.current', { whole: true }))).toBeVisible();
  },
};

/** Another device is logged out after a question. */
export const LogOutDevice: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Android/ }));
    const page = within(canvasElement.ownerDocument.body);
    const question = within(await page.findByRole('alertdialog'));
    await expect(
      question.getByRole('button', { name: says('security.logOut', { whole: true }) }),
    ).toBeVisible();
  },
};

/** Logged in all along: nothing within the thirty days that the log keeps. */
export const NoLogins: Story = {
  parameters: answering(state, devices, log([]), ...sent),
  play: async ({ canvas }) => {
    await canvas.findByText('138****0001');
  },
};

export const Loading: Story = {
  parameters: answering(pending(security.selectState), devices, log()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('main').querySelector('[inert]')).toBeVisible());
  },
};

export const Failed: Story = {
  parameters: answering(fails(security.selectState, 'fault'), devices, log()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('failure.fault') });
  },
};

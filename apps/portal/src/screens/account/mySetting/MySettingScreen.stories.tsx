import { type Consent, consent } from '@fairway/gateway/contract/consent';
import { personalData } from '@fairway/gateway/contract/personalData';
import { user } from '@fairway/gateway/contract/user';
import { verifyCode } from '@fairway/gateway/contract/verifyCode';
import {
  fails,
  mock,
  mockUploads,
  pending,
  refuse,
  sampleCodeSent,
  sampleId,
  sampleInstant,
  sampleProfile,
} from '@fairway/gateway/mock';
import { dismissToast, formWords } from '@fairway/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, type PortalStoryArgs, portalStories, saying } from '../../../stories/portalStory.ts';
import { mySettingAddress } from './address.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const says = saying({ zh, en });
const open = { asked: null, blockers: [], subscribedUntil: null };
const profile = mock(user.profile, sampleProfile({ sex: 2, birthday: '1996-02-29' }));
const sampleConsent = (values: Partial<Consent>): Consent => ({
  id: sampleId(14, (values.kind ?? '').length),
  ...{ kind: 'identity', version: '2026-11', current: true, channel: 'certification', about: null },
  agreedAt: sampleInstant(-3),
  withdrawnAt: null,
  ...values,
});
const closing = mock(personalData.selectClosing, open);
const sent = mock(verifyCode.sendSelfSmsVerifyCode, sampleCodeSent());

const meta = {
  ...portalStories,
  title: 'Screens/My setting',
  args: { ...portalStories.args, address: mySettingAddress(), reader: 'member' },
  parameters: answering(profile, closing, sent),
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: says('mySetting.nickname') })).toHaveValue(
      '晓航',
    );
    await expect(canvas.getByRole('radio', { name: says('mySetting.sex.female') })).toBeChecked();
  },
};

/** Consents with version, time and place; all but those that an account needs can be withdrawn. */
export const Consents: Story = {
  parameters: answering(
    profile,
    closing,
    sent,
    mock(consent.selectMine, {
      due: ['privacy'],
      rows: [
        sampleConsent({
          kind: 'insurer',
          about: { nameZh: '中远海运保险', nameEn: 'COSCO Shipping Insurance' },
        }),
        sampleConsent({ kind: 'identity', withdrawnAt: sampleInstant(-1) }),
        sampleConsent({ kind: 'privacy', version: '2025-01', current: false }),
        sampleConsent({ kind: 'agreement', channel: 'registration' }),
      ],
    }),
  ),
  play: async ({ canvas }) => {
    // The form loads after the page and makes it longer.
    await canvas.findByRole('textbox', { name: says('mySetting.nickname') });
    await canvas.findByText(says('mySetting.consentDue'));
    await expect(canvas.getAllByRole('button', { name: says('mySetting.withdrawThis') })).toHaveLength(1);
    await canvas.findByText(says('mySetting.consentOld'), { exact: false });
    await canvas.findByText(says('mySetting.consentWithdrawn'), { exact: false });
  },
};

/** A future birthday is reported at its field; the rest stays. */
export const Broken: Story = {
  play: async ({ canvas }) => {
    const birthday = await canvas.findByRole('textbox', { name: says('mySetting.birthday') });
    await userEvent.clear(birthday);
    await userEvent.type(birthday, '2999-01-01');
    await userEvent.click(canvas.getByRole('button', { name: says('mySetting.save', { whole: true }) }));
    await waitFor(() => expect(birthday).toBeInvalid());
  },
};

/** A picture is cropped by sliders, which work by keys too. */
export const CropAvatar: Story = {
  parameters: {
    ...answering(profile, closing, ...mockUploads().handlers, mock(user.updateProfile, sampleProfile())),
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: says('mySetting.choose') });
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('no file input');
    await userEvent.upload(input, await pictureFile());
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    const zoom = dialog.getByRole('slider', { name: says('mySetting.zoom') });
    await waitFor(() => expect(dialog.getByRole('button', { name: says('mySetting.useIt') })).toBeEnabled());
    await expect(zoom).toHaveValue('1');
  },
};

/** Being closed: until when, and the way back. */
export const BeingClosed: Story = {
  parameters: answering(
    profile,
    mock(personalData.selectClosing, {
      ...open,
      asked: { requestedAt: sampleInstant(-3), closesAt: sampleInstant(12) },
    }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: says('mySetting.undo') });
    await canvas.findByRole('textbox', { name: says('mySetting.nickname') });
    await expect(
      canvas.queryByRole('button', { name: says('mySetting.closeAct', { whole: true }) }),
    ).toBeNull();
  },
};

/** The deleted data, the kept data with the reason, and the proof. */
export const AskToClose: Story = {
  parameters: {
    ...answering(
      mock(personalData.selectClosing, { ...open, subscribedUntil: sampleInstant(80) }),
      mock(verifyCode.checkSelfPhoneVerifyCode, () => refuse('verifyCodeWrong')),
      profile,
      sent,
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: says('mySetting.closeAct', { whole: true }) }),
    );
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await dialog.findByText(says('mySetting.keptOrders'));
    const code = await dialog.findByRole('textbox', { name: formWords().code.label });
    await userEvent.type(code, '123456');
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: says('mySetting.closeAct', { whole: true }) }));
    await waitFor(() => expect(code).toBeInvalid());
  },
};

const requested = { ...open, asked: { requestedAt: sampleInstant(0), closesAt: sampleInstant(15) } };
let isAsked = false;

/** It is requested at the bottom of the page: the deadline for undoing it appears at the top. */
export const Requested: Story = {
  parameters: answering(
    profile,
    sent,
    mock(personalData.selectClosing, () => (isAsked ? requested : open)),
    mock(verifyCode.checkSelfPhoneVerifyCode, { proof: 'its-owner', expiresAt: sampleInstant(1) }),
    mock(personalData.requestClosing, () => {
      isAsked = true;
      return requested;
    }),
  ),
  beforeEach: () => {
    isAsked = false;
  },
  play: async ({ canvas, canvasElement }) => {
    const close = says('mySetting.closeAct', { whole: true });
    await userEvent.click(await canvas.findByRole('button', { name: close }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await userEvent.type(await dialog.findByRole('textbox', { name: formWords().code.label }), '123456');
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: close }));
    const undo = await canvas.findByRole('button', { name: says('mySetting.undo') });
    await waitFor(() => expect(undo.closest('[tabindex="-1"]')).toHaveFocus());
    await dismissToast(says('mySetting.asked', { whole: true }));
  },
};

export const Loading: Story = {
  parameters: answering(pending(personalData.selectClosing), profile),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('main').querySelector('[inert]')).toBeVisible());
  },
};

export const Failed: Story = {
  parameters: answering(fails(personalData.selectClosing, 'fault'), profile),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('failure.fault') });
  },
};

/** A picture wider than high, drawn here. */
async function pictureFile(): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 400;
  canvas.height = 240;
  const paper = canvas.getContext('2d');
  if (paper) {
    paper.fillStyle = '#0b5394';
    paper.fillRect(0, 0, 400, 240);
    paper.fillStyle = '#fff';
    paper.fillRect(160, 40, 80, 160);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('no picture');
  return new File([blob], 'me.png', { type: 'image/png' });
}

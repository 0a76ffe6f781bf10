import { auth } from '@fairway/gateway/contract/auth';
import { verifyCode } from '@fairway/gateway/contract/verifyCode';
import { fails, mock, mockSocialLogin, refuse, sampleCodeSent } from '@fairway/gateway/mock';
import { formWords, recordedMock } from '@fairway/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  answering,
  type PortalStoryArgs,
  portalStories,
  refusalText,
  saying,
} from '../../../stories/portalStory.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const says = saying({ zh, en });
const stranger = recordedMock(() => mockSocialLogin({ known: false }));
const sent = mock(verifyCode.sendSmsVerifyCode, sampleCodeSent());

const meta = {
  ...portalStories,
  title: 'Screens/BindPhone',
  // The address to which the social app returns with an account that is not bound yet.
  args: { ...portalStories.args, address: '/bindPhone?wxcode=sample-wxcode&state=sample-state-0' },
  parameters: answering(sent, stranger),
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

const submit = () => says('bindPhone.submit');

async function filled(canvasElement: HTMLElement) {
  const page = within(canvasElement.ownerDocument.body);
  await userEvent.type(await page.findByRole('textbox', { name: formWords().phone.label }), '13800138000');
  const code = page.getByRole('textbox', { name: formWords().code.label });
  await userEvent.type(code, '123456');
  await userEvent.click(page.getByRole('checkbox'));
  await userEvent.click(page.getByRole('button', { name: submit() }));
  return { page, code };
}

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: submit() })).toBeEnabled();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(says('bindPhone.title'));
  },
};

/** Nothing is bound before the agreement. */
export const Broken: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: submit() }));
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: formWords().phone.label })).toBeInvalid();
  },
};

/** The phone's account has another social account: the error is shown at the phone. */
export const OtherSocial: Story = {
  parameters: answering(
    mock(auth.bindPhonePcWeixinLogin, () => refuse('otherSocialBound')),
    sent,
    stranger,
  ),
  play: async ({ canvasElement }) => {
    const { page } = await filled(canvasElement);
    const phone = page.getByRole('textbox', { name: formWords().phone.label });
    await waitFor(() => expect(phone).toHaveAccessibleDescription(refusalText('otherSocialBound')));
  },
};

/** Too late: the form shows an error and keeps the typed values; another login method is below. */
export const TooLate: Story = {
  parameters: {
    ...answering(
      mock(auth.bindPhonePcWeixinLogin, () => refuse('socialLoginInvalid')),
      sent,
      stranger,
    ),
  },
  play: async ({ canvasElement }) => {
    const { page, code } = await filled(canvasElement);
    await page.findByRole('region', { name: says('bindPhone.lost') });
    await expect(code).toHaveValue('123456');
    await expect(page.getByRole('link', { name: says('bindPhone.otherWay') })).toBeVisible();
  },
};

/** An invalid server response loses no typed values. */
export const Nonsense: Story = {
  parameters: {
    ...answering(fails(auth.bindPhonePcWeixinLogin, 'malformed'), sent, stranger),
  },
  play: async ({ canvasElement }) => {
    const { page, code } = await filled(canvasElement);
    await waitFor(() => expect(page.getByRole('button', { name: submit() })).toBeEnabled());
    await expect(code).toHaveValue('123456');
  },
};

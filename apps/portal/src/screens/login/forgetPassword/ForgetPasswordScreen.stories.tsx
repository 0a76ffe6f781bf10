import { security } from '@fairway/gateway/contract/security';
import { user } from '@fairway/gateway/contract/user';
import { verifyCode } from '@fairway/gateway/contract/verifyCode';
import { mock, refuse, sampleCodeSent } from '@fairway/gateway/mock';
import { formWords } from '@fairway/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { answering, type PortalStoryArgs, portalStories, saying } from '../../../stories/portalStory.ts';
import { words as againEn } from '../loginAgain/words.en.ts';
import { words as againZh } from '../loginAgain/words.zh.ts';
import { forgetPasswordAddress } from './address.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const says = saying({ zh: { ...zh, ...againZh }, en: { ...en, ...againEn } });
const sent = mock(verifyCode.sendSmsVerifyCode, sampleCodeSent());
const known = mock(user.checkPhoneExist, { status: 1 });

const meta = {
  ...portalStories,
  title: 'Screens/Forget password',
  args: { ...portalStories.args, address: forgetPasswordAddress({ loginPortal: 1 }) },
  parameters: answering(sent, known),
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function filled(canvas: Canvas) {
  const phone = await canvas.findByRole('textbox', { name: formWords().phone.label });
  await userEvent.type(phone, '13800138000');
  await userEvent.type(canvas.getByRole('textbox', { name: formWords().code.label }), '123456');
  await userEvent.type(canvas.getByLabelText(says('forget.password', { whole: true })), 'Yangshan2026');
  await userEvent.type(canvas.getByLabelText(says('forget.again', { whole: true })), 'Yangshan2026');
  await userEvent.click(canvas.getByRole('button', { name: says('forget.submit', { whole: true }) }));
  return phone;
}

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: says('forget.submit') })).toBeEnabled();
    await expect(canvas.getByRole('radio', { name: says('forget.private') })).toBeChecked();
  },
};

/** Of a company account, with the way for sub-accounts. */
export const Business: Story = {
  args: { address: forgetPasswordAddress({ loginPortal: 2 }) },
  play: async ({ canvas }) => {
    await canvas.findByText(says('forget.subAccount'));
    await canvas.findByRole('button', { name: says('forget.submit') });
  },
};

/** An unknown phone is reported on blur. */
export const NoAccount: Story = {
  parameters: answering(sent, mock(user.checkPhoneExist, { status: 0 })),
  play: async ({ canvas }) => {
    const phone = await canvas.findByRole('textbox', { name: formWords().phone.label });
    await userEvent.type(phone, '13800138000');
    await userEvent.tab();
    await waitFor(() => expect(phone).toHaveAccessibleDescription(says('forget.noAccount')));
  },
};

/** The code is wrong: the error is shown at the code, and typed text is kept. */
export const WrongCode: Story = {
  parameters: answering(
    mock(security.updatePasswordByPhoneByForget, () => refuse('verifyCodeWrong')),
    sent,
    known,
  ),
  play: async ({ canvas }) => {
    const phone = await filled(canvas);
    const code = canvas.getByRole('textbox', { name: formWords().code.label });
    await waitFor(() => expect(code).toBeInvalid());
    await expect(phone).toHaveValue('13800138000');
    const submit = canvas.getByRole('button', { name: says('forget.submit', { whole: true }) });
    await waitFor(() => expect(submit).not.toHaveAttribute('aria-busy'));
  },
};

/** The password is set: the next page confirms it and offers the login. */
export const Done: Story = {
  parameters: answering(mock(security.updatePasswordByPhoneByForget, null), sent, known),
  play: async ({ canvas }) => {
    await filled(canvas);
    await canvas.findByText(says('loginAgain.reset'), undefined, { timeout: 30_000 });
  },
};

import { auth } from '@fairway/gateway/contract/auth';
import { mock, refuse, sampleOtherDevice } from '@fairway/gateway/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answering, type PortalStoryArgs, saying } from '../../stories/portalStory.ts';
import { logInByCode, loginStories, ofInput, openLogin, passwordLabel } from './loginStory.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const says = saying({ zh, en });
const meta = { ...loginStories, title: 'Screens/Login' } satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Code: Story = {
  play: async ({ canvasElement }) => {
    const login = await openLogin(canvasElement);
    await expect(login.getByRole('radio', { name: says('loginDialog.personal') })).toBeChecked();
  },
};

export const Password: Story = {
  play: async ({ canvasElement }) => {
    const login = await openLogin(canvasElement);
    await login.toPassword();
    await login.findByLabelText(passwordLabel(), ofInput);
  },
};

/** Empty fields show which input they need. */
export const Broken: Story = {
  play: async ({ canvasElement }) => {
    const login = await openLogin(canvasElement);
    await login.submit();
    await expect(login.phone()).toBeInvalid();
  },
};

/** The account is active on another device: asks for confirmation before it logs that device out. */
export const OtherDevice: Story = {
  parameters: answering(
    mock(auth.loginAndRegisterByVerifyCode, () => refuse('otherDeviceOnline', { data: sampleOtherDevice() })),
  ),
  play: async ({ canvasElement }) => {
    const login = await openLogin(canvasElement);
    await logInByCode(login);
    await login.page.findByRole('alertdialog');
  },
};

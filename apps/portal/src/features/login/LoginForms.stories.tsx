import { auth } from '@fairway/gateway/contract/auth';
import { mock, refuse, sampleSession } from '@fairway/gateway/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { answering, type PortalStoryArgs, saying } from '../../stories/portalStory.ts';
import { loginStories, openLogin } from './loginStory.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const says = saying({ zh, en });
const meta = { ...loginStories, title: 'Screens/LoginForms' } satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Switching to email and back loses neither the typed phone nor the typed email. */
export const PhoneAndEmail: Story = {
  play: async ({ canvasElement }) => {
    const login = await openLogin(canvasElement);
    await userEvent.type(login.phone(), '13800138000');
    await login.press(says('login.useEmail'));
    await userEvent.type(login.email(), 'free@example.com');
    await login.press(says('login.usePhone'));
    await expect(login.phone()).toHaveValue('13800138000');
    await login.press(says('login.useEmail'));
    await expect(login.email()).toHaveValue('free@example.com');
    await login.toEnterprise();
    await expect(login.email()).toHaveValue('free@example.com');
  },
};

/** A pasted message is reduced to its six digits, also full-width ones with spaces between. */
export const PastedCode: Story = {
  play: async ({ canvasElement }) => {
    const login = await openLogin(canvasElement);
    await expect(login.code()).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(login.code()).toHaveAttribute('inputmode', 'numeric');
    await userEvent.click(login.code());
    await userEvent.paste(' １２３ ４５６ ');
    await expect(login.code()).toHaveValue('123456');
  },
};

const loggedIn = fn();

/** A new account is asked once to agree to both texts; nothing is ticked beforehand, and one press continues. */
export const Agrees: Story = {
  tags: ['!autodocs'],
  parameters: answering(
    mock(auth.loginAndRegisterByVerifyCode, ({ body }) => {
      const kinds = (body.agreed ?? []).map(({ kind }) => kind);
      return kinds.includes('agreement') && kinds.includes('privacy')
        ? sampleSession()
        : refuse('consentNeeded', { data: { kinds: ['agreement', 'privacy'] } });
    }),
  ),
  play: async ({ canvasElement }) => {
    const login = await openLogin(canvasElement);
    await userEvent.type(login.phone(), '13800138000');
    await userEvent.type(login.code(), '123456');
    await login.submit();
    const goOn = await login.page.findByRole('button', { name: says('login.agreeGoOn') });
    await expect(login.page.getAllByRole('link', { name: says('login.privacy') })).not.toHaveLength(0);
    await expect(goOn).toBeEnabled();
  },
};

/** Enter that confirms an input method candidate does not submit the form. */
export const Composing: Story = {
  parameters: answering(
    mock(auth.loginAndRegisterByVerifyCode, () => {
      loggedIn();
      return sampleSession();
    }),
  ),
  play: async ({ canvasElement }) => {
    const login = await openLogin(canvasElement);
    await userEvent.type(login.phone(), '13800138000');
    await userEvent.type(login.code(), '123456');
    const enter = { key: 'Enter', code: 'Enter' };
    const defaultsAllowed = [
      fireEvent.keyDown(login.code(), { ...enter, isComposing: true }),
      // Safari ends the composition first and marks the key only by its old key code.
      fireEvent.keyDown(login.code(), { ...enter, keyCode: 229 }),
    ];
    // Both are stopped, so the browser does not submit.
    await expect(defaultsAllowed).toEqual([false, false]);
    await expect(loggedIn).not.toHaveBeenCalled();
    await expect(fireEvent.keyDown(login.code(), enter)).toBe(true);
  },
};

import { auth } from '@fairway/gateway/contract/auth';
import type { TransportCode } from '@fairway/gateway/contract/codes';
import { user } from '@fairway/gateway/contract/user';
import { fails, type MockRefusal, mock, refuse } from '@fairway/gateway/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { answering, type PortalStoryArgs, refusalText, saying } from '../../stories/portalStory.ts';
import {
  logInByCode,
  logInByPassword,
  loginStories,
  type OpenLogin,
  ofInput,
  openLogin,
  passwordLabel,
} from './loginStory.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const says = saying({ zh, en });
const meta = { ...loginStories, title: 'Screens/LoginRefusals' } satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The current refusals of a story's server: for the typed password, or for its own state. */
let refusal: MockRefusal<'passwordWrong' | 'loginWait'> = refuse('passwordWrong');
let trouble: MockRefusal<TransportCode> = refuse('serverFault');

/** An error that concerns no field is above them, has focus, and nothing typed is lost. */
async function expectAbove(login: OpenLogin, sentence: RegExp): Promise<void> {
  const summary = await login.findByRole('region', { name: sentence });
  await waitFor(() => expect(summary).toHaveFocus());
  await expect(login.code()).toHaveValue('123456');
}

/** For a phone or email without a password, the refusal at the account field suggests another login method. */
export const NoPasswordLogin: Story = {
  parameters: answering(mock(auth.login, () => refuse('passwordLoginUnsupported'))),
  play: async ({ canvasElement }) => {
    const login = await openLogin(canvasElement);
    await login.toPassword();
    await logInByPassword(login, 'free@example.com');
    await waitFor(() =>
      expect(login.getAllByRole('textbox')[0]).toHaveAccessibleDescription(
        refusalText('passwordLoginUnsupported'),
      ),
    );
  },
};

/** Wrong account or wrong password is one refusal, and after some the next try has to wait. */
export const WrongPassword: Story = {
  parameters: answering(mock(auth.login, () => refusal)),
  play: async ({ canvasElement }) => {
    const login = await openLogin(canvasElement);
    await login.toPassword();
    refusal = refuse('passwordWrong');
    await logInByPassword(login, 'free@example.com');
    await login.findByRole('region', { name: refusalText('passwordWrong') });
    refusal = refuse('loginWait', { seconds: 30 });
    await login.submit();
    await login.findByRole('region', { name: refusalText('loginWait', { seconds: 30 }) });
  },
};

/** The business portal requires a username before its password. */
export const UnknownBusinessAccount: Story = {
  parameters: answering(mock(user.loginValidateAccountExist, { status: 0 })),
  play: async ({ canvasElement }) => {
    const login = await openLogin(canvasElement);
    await login.toEnterprise();
    await login.toPassword();
    await logInByPassword(login, 'nobody01');
    await waitFor(() =>
      expect(login.getAllByRole('textbox')[0]).toHaveAccessibleDescription(says('login.noSuchAccount')),
    );
  },
};

/** A wrong code is reported at the code, and other typed values stay. */
export const WrongCode: Story = {
  parameters: answering(mock(auth.loginAndRegisterByVerifyCode, () => refuse('verifyCodeWrong'))),
  play: async ({ canvasElement }) => {
    const login = await openLogin(canvasElement);
    await logInByCode(login);
    await waitFor(() => expect(login.code()).toBeInvalid());
    await expect(login.phone()).toHaveValue('13800138000');
  },
};

/** A connection that fails is about no field. */
export const NoConnection: Story = {
  parameters: answering(fails(auth.loginAndRegisterByVerifyCode, 'network')),
  play: async ({ canvasElement }) => {
    const login = await openLogin(canvasElement);
    await logInByCode(login);
    await expectAbove(login, says('failure.pressAgain'));
  },
};

/** HTTP 500, 429 and 503 in turn: each has its own message, and the user can try again. */
export const ServerInTrouble: Story = {
  parameters: answering(mock(auth.loginAndRegisterByVerifyCode, () => trouble)),
  play: async ({ canvasElement }) => {
    const login = await openLogin(canvasElement);
    trouble = refuse('serverFault');
    await logInByCode(login);
    await expectAbove(login, says('failure.fault'));
    trouble = refuse('tooManyRequests', { seconds: 30 });
    await login.submit();
    await expectAbove(login, refusalText('tooManyRequests', { seconds: 30 }));
    trouble = refuse('serverAway');
    await login.submit();
    await expectAbove(login, says('failure.away'));
  },
};

/** An invalid response opens no session. */
export const Nonsense: Story = {
  parameters: answering(fails(auth.loginAndRegisterByVerifyCode, 'malformed')),
  play: async ({ canvasElement }) => {
    const login = await openLogin(canvasElement);
    await logInByCode(login);
    await expectAbove(login, says('failure.malformed'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(login.page.queryByRole('dialog')).toBeNull());
    await expect(login.page.getByRole('button', { name: says('login.submitPassword') })).toBeVisible();
  },
};

/** A sub-account with its initial password chooses a new one before it is logged in. */
export const FirstPassword: Story = {
  parameters: answering(
    mock(user.loginValidateAccountExist, { status: 1 }),
    mock(auth.login, () => refuse('firstPasswordOver')),
  ),
  play: async ({ canvasElement }) => {
    const login = await openLogin(canvasElement);
    await login.toEnterprise();
    await login.toPassword();
    await logInByPassword(login, 'yuanfan02');
    await waitFor(() => expect(login.getByRole('heading', { name: says('login.firstTitle') })).toHaveFocus());
    await login.press(says('login.firstSubmit'));
    await waitFor(() => expect(login.getByLabelText(passwordLabel('new'), ofInput)).toBeInvalid());
  },
};

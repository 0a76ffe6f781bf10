import { auth } from '@fairway/gateway/contract/auth';
import { verifyCode } from '@fairway/gateway/contract/verifyCode';
import { fails, mock, refuse, sampleCodeSent, sampleSession } from '@fairway/gateway/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering, type PortalStoryArgs, portalStories } from '../stories/portalStory.tsx';

const meta = {
  ...portalStories,
  title: 'Screens/LoginForms',
  args: { ...portalStories.args, address: '/notFound?login=1' },
  parameters: { ...portalStories.parameters, pixels: 'part' },
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The dialog is fetched on demand, on a busy machine late. */
const slowly = { timeout: 10_000 };

const sent = mock(verifyCode.sendSmsVerifyCode, sampleCodeSent());

async function dialogIn(canvasElement: HTMLElement) {
  const dialog = within(
    await within(canvasElement.ownerDocument.body).findByRole('dialog', undefined, slowly),
  );
  return {
    ...dialog,
    phone: () => dialog.getByRole('textbox', { name: /手机|Phone|Mobile/ }),
    email: () => dialog.getByRole('textbox', { name: /邮箱|E-mail/ }),
    code: () => dialog.getByRole('textbox', { name: /验证码|code/i }),
    submit: () => dialog.getByRole('button', { name: /^登录|^Log in(?! with)/ }),
    to: (tab: RegExp) => userEvent.click(dialog.getByRole('tab', { name: tab })),
  };
}

/** A phone or e-mail without a password says to change the way of logging in, at the account. */
export const NoPasswordLogin: Story = {
  parameters: answering(mock(auth.login, () => refuse('passwordLoginUnsupported'))),
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement);
    await dialog.to(/密码|Password/);
    const account = await dialog.findByRole('textbox', { name: /手机号或邮箱|Phone or e-mail/ });
    await userEvent.type(account, 'free@example.com');
    await userEvent.type(dialog.getByLabelText(/^(密码|Password)/), 'Fairway2026');
    await userEvent.click(dialog.submit());
    await waitFor(() =>
      expect(account).toHaveAccessibleDescription(/不支持密码登录|does not support password login/),
    );
  },
};

/** A wrong code is told at the code, and what else was typed stays. */
export const WrongCode: Story = {
  parameters: answering(
    sent,
    mock(auth.loginAndRegisterByVerifyCode, () => refuse('verifyCodeWrong')),
  ),
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement);
    await userEvent.type(dialog.phone(), '13800138000');
    await userEvent.type(dialog.code(), '123456');
    await userEvent.click(dialog.submit());
    await waitFor(() => expect(dialog.code()).toBeInvalid());
    await expect(dialog.phone()).toHaveValue('13800138000');
  },
};

/** A connection that fails is about no field: it stands above them, has focus, and nothing typed is lost. */
export const NoConnection: Story = {
  parameters: answering(sent, fails(auth.loginAndRegisterByVerifyCode, 'network')),
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement);
    await userEvent.type(dialog.phone(), '13800138000');
    await userEvent.type(dialog.code(), '123456');
    await userEvent.click(dialog.submit());
    const alert = await dialog.findByRole('region', { name: /接口连接异常|interface connection/ }, slowly);
    await waitFor(() => expect(alert).toHaveFocus());
    await expect(dialog.code()).toHaveValue('123456');
  },
};

/** Going to e-mail and back loses neither what was typed for one nor for the other. */
export const PhoneAndEmail: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement);
    const change = (name: RegExp) => userEvent.click(dialog.getByRole('button', { name }));
    await userEvent.type(dialog.phone(), '13800138000');
    await change(/邮箱登录|e-mail instead/);
    await userEvent.type(dialog.email(), 'free@example.com');
    await change(/手机号登录|phone instead/);
    await expect(dialog.phone()).toHaveValue('13800138000');
    await change(/邮箱登录|e-mail instead/);
    await expect(dialog.email()).toHaveValue('free@example.com');
    await userEvent.click(dialog.getByRole('radio', { name: /企业|Enterprise/ }));
    await expect(dialog.email()).toHaveValue('free@example.com');
  },
};

/** A pasted message gives its six digits, also full-width ones with spaces between. */
export const PastedCode: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement);
    await expect(dialog.code()).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(dialog.code()).toHaveAttribute('inputmode', 'numeric');
    await userEvent.click(dialog.code());
    await userEvent.paste(' １２３ ４５６ ');
    await expect(dialog.code()).toHaveValue('123456');
  },
};

const loggedIn = fn();

/** Enter that takes a word of an input method is no answer to the form. */
export const Composing: Story = {
  parameters: answering(
    sent,
    mock(auth.loginAndRegisterByVerifyCode, () => {
      loggedIn();
      return sampleSession();
    }),
  ),
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement);
    await userEvent.type(dialog.phone(), '13800138000');
    await userEvent.type(dialog.code(), '123456');
    const enter = { key: 'Enter', code: 'Enter' };
    const gone = [
      fireEvent.keyDown(dialog.code(), { ...enter, isComposing: true }),
      // Safari ends the composition first and tells by the old key code only.
      fireEvent.keyDown(dialog.code(), { ...enter, keyCode: 229 }),
    ];
    // Both are stopped, so the browser does not submit.
    await expect(gone).toEqual([false, false]);
    await expect(loggedIn).not.toHaveBeenCalled();
    await expect(fireEvent.keyDown(dialog.code(), enter)).toBe(true);
  },
};

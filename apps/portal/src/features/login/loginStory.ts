import { userEvent, within } from 'storybook/test';
import { portalStories, saying } from '../../stories/portalStory.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const says = saying({ zh, en });
/** What the stories of the login share: a visitor's portal whose address asks for it. */
export const loginStories = {
  ...portalStories,
  args: { ...portalStories.args, address: '/notFound?login=1' },
};

/** The open dialog with its fields, and the page around it. */
export async function openLogin(canvasElement: HTMLElement) {
  const page = within(canvasElement.ownerDocument.body);
  const dialog = within(await page.findByRole('dialog'));
  const press = (name: RegExp) => userEvent.click(dialog.getByRole('button', { name }));
  return {
    ...dialog,
    page,
    press,
    phone: () => dialog.getByRole('textbox', { name: /手机|Phone|Mobile/ }),
    email: () => dialog.getByRole('textbox', { name: /邮箱|Email/ }),
    code: () => dialog.getByRole('textbox', { name: /验证码|code/i }),
    submit: () => press(/^登录|^Log in(?! with)/),
    toPassword: () => userEvent.click(dialog.getByRole('tab', { name: /密码|Password/ })),
    toEnterprise: () => userEvent.click(dialog.getByRole('radio', { name: says('loginDialog.enterprise') })),
  };
}

export type OpenLogin = Awaited<ReturnType<typeof openLogin>>;

/** Fills in phone and code and submits them by Enter. */
export async function logInByCode({ phone, code }: OpenLogin): Promise<void> {
  await userEvent.type(phone(), '13800138000');
  await userEvent.type(code(), '123456{Enter}');
}

/** Fills in account and password and submits them. */
export async function logInByPassword(login: OpenLogin, account: string): Promise<void> {
  await userEvent.type(
    await login.findByRole('textbox', { name: /手机号或邮箱|Phone or email|用户名|username/i }),
    account,
  );
  await userEvent.type(login.getByLabelText(/^(密码|Password)/), 'Fairway2026');
  await login.submit();
}

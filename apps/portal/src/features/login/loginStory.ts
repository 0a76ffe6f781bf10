import { containing, either, formWords, kitWords } from '@fairway/site/stories';
import { userEvent, within } from 'storybook/test';
import { portalStories, saying } from '../../stories/portalStory.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const says = saying({ zh, en });
/** Defaults of the login stories: a visitor's portal whose address opens the login. */
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
    phone: () => dialog.getByRole('textbox', { name: formWords().phone.label }),
    email: () => dialog.getByRole('textbox', { name: formWords().email.label }),
    code: () => dialog.getByRole('textbox', { name: formWords().code.label }),
    submit: () =>
      press(either(says('login.submit', { whole: true }), says('login.submitPassword', { whole: true }))),
    toPassword: () => userEvent.click(dialog.getByRole('tab', { name: kitWords().loginDialog.password })),
    toEnterprise: () => userEvent.click(dialog.getByRole('radio', { name: says('loginDialog.enterprise') })),
  };
}

export type OpenLogin = Awaited<ReturnType<typeof openLogin>>;

/** Finds the password's box by its label, which may have a mark behind it, but not the button that shows it. */
export const passwordLabel = (purpose: 'current' | 'new' = 'current') =>
  containing(formWords().password.purposes[purpose].label);
export const ofInput = { selector: 'input' };

/** Fills in phone and code and submits them by Enter. */
export async function logInByCode({ phone, code }: OpenLogin): Promise<void> {
  await userEvent.type(phone(), '13800138000');
  await userEvent.type(code(), '123456{Enter}');
}

/** Fills in account and password and submits them. */
export async function logInByPassword(login: OpenLogin, account: string): Promise<void> {
  await userEvent.type(
    await login.findByRole('textbox', {
      name: either(says('login.account', { whole: true }), says('login.businessAccount', { whole: true })),
    }),
    account,
  );
  await userEvent.type(login.getByLabelText(passwordLabel(), ofInput), 'Fairway2026');
  await login.submit();
}

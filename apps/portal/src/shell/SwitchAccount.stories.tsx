import { auth } from '@fairway/gateway/contract/auth';
import { company } from '@fairway/gateway/contract/company';
import { mock, refuse, sampleSession } from '@fairway/gateway/mock';
import { dismissToast, siteOf } from '@fairway/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { words as en } from '../features/login/words.en.ts';
import { words as zh } from '../features/login/words.zh.ts';
import {
  answering,
  type PortalStoryArgs,
  portalStories,
  readAs,
  refusalText,
  saying,
} from '../stories/portalStory.ts';

const says = saying({ zh, en });
const admin = readAs('companyAdmin');
const onSwitch = fn();

const meta = {
  ...portalStories,
  title: 'Screens/SwitchAccount',
  args: { reader: 'member', address: '/notFound' },
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

async function choosePersonal(canvasElement: HTMLElement) {
  const page = within(canvasElement.ownerDocument.body);
  const button = await page.findByRole('button', { name: says('header.account') });
  const item = { name: says('header.toPersonal') };
  await waitFor(async () => {
    if (button.getAttribute('aria-expanded') !== 'true') {
      button.focus();
      await userEvent.keyboard('{Enter}');
    }
    await expect(page.getByRole('menuitem', item)).toBeVisible();
  });
  await userEvent.click(page.getByRole('menuitem', item));
  return within(await page.findByRole('alertdialog'));
}

/** Leaving an approved company that was created from a personal account needs a confirmation. */
export const Confirmation: Story = {
  parameters: answering(...admin),
  play: async ({ canvasElement }) => {
    const question = await choosePersonal(canvasElement);
    await expect(
      question.getByRole('button', { name: says('login.switchConfirm', { whole: true }) }),
    ).toBeVisible();
  },
};

/** A refused switch shows an error in the dialog and keeps the session. */
export const Unavailable: Story = {
  parameters: answering(
    ...admin,
    mock(auth.silentLogin, () => refuse('switchUnavailable')),
  ),
  play: async ({ canvasElement, loaded }) => {
    const question = await choosePersonal(canvasElement);
    await userEvent.click(
      question.getByRole('button', { name: says('login.switchConfirm', { whole: true }) }),
    );
    await question.findByText(refusalText('switchUnavailable'));
    await expect(siteOf({ loaded }).session.current()?.token).toBe('sample-token');
  },
};

/** The new token replaces the old one. */
export const Switched: Story = {
  parameters: answering(
    ...admin,
    // It leads to the verification of the account.
    mock(company.selectDraft, { values: null, savedAt: null }),
    mock(company.selectSubmitInfo, { keepDays: 180, personal: null, company: null }),
    mock(auth.silentLogin, ({ body }) => {
      onSwitch(body);
      return sampleSession({ token: 'other-account' });
    }),
  ),
  play: async ({ canvasElement, loaded }) => {
    const question = await choosePersonal(canvasElement);
    await userEvent.click(
      question.getByRole('button', { name: says('login.switchConfirm', { whole: true }) }),
    );
    await waitFor(() => expect(siteOf({ loaded }).session.current()?.token).toBe('other-account'));
    await expect(onSwitch).toHaveBeenCalledWith({ loginPortal: 1 });
    const body = within(canvasElement.ownerDocument.body);
    // The toast closes after some time, so it is checked before the next page, and dismissed for the screenshot.
    await dismissToast(says('login.switched'));
    await body.findByRole('heading', { level: 1, name: says('title.authenticationManage') });
  },
};

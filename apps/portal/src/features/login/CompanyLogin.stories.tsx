import { companyLogin } from '@fairway/gateway/contract/companyLogin';
import { mock, refuse } from '@fairway/gateway/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answering, type PortalStoryArgs, refusalText, saying } from '../../stories/portalStory.ts';
import { loginStories, openLogin } from './loginStory.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const says = saying({ zh, en });
const meta = { ...loginStories, title: 'Screens/CompanyLogin' } satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

async function opened(canvasElement: HTMLElement) {
  const dialog = await openLogin(canvasElement);
  await userEvent.click(await dialog.findByRole('button', { name: says('login.company.entry') }));
  return { dialog, email: await dialog.findByRole('textbox', { name: says('login.company.email') }) };
}

/** The work email decides about the login service. */
export const Email: Story = {
  play: async ({ canvasElement }) => {
    const { email } = await opened(canvasElement);
    await expect(email).toBeVisible();
  },
};

/** No company has set its login up for this email. */
export const Unknown: Story = {
  parameters: answering(mock(companyLogin.start, refuse('companyLoginUnknown'))),
  play: async ({ canvasElement }) => {
    const { dialog, email } = await opened(canvasElement);
    await userEvent.type(email, 'lin@yuanfan.com{Enter}');
    await dialog.findAllByText(refusalText('companyLoginUnknown'));
  },
};

/** Back from the login service, without a free seat. */
export const NoSeat: Story = {
  args: { address: '/notFound?oidcState=state&oidcProof=proof' },
  parameters: answering(mock(companyLogin.finish, refuse('companyLoginSeats'))),
  play: async ({ canvasElement }) => {
    await within(canvasElement.ownerDocument.body).findByText(refusalText('companyLoginSeats'));
  },
};

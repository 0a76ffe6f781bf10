import { auth } from '@fairway/gateway/contract/auth';
import { verifyCode } from '@fairway/gateway/contract/verifyCode';
import { mock, refuse, sampleCodeSent, sampleOtherDevice } from '@fairway/gateway/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answering, type PortalStoryArgs, portalStories } from '../stories/portalStory.tsx';

const meta = {
  ...portalStories,
  title: 'Screens/Login',
  args: { ...portalStories.args, address: '/notFound?login=1' },
  parameters: { ...portalStories.parameters, pixels: 'part' },
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The dialog is fetched on demand, on a busy machine late. */
const slowly = { timeout: 10_000 };

const dialogIn = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement.ownerDocument.body).findByRole('dialog', undefined, slowly));

export const Code: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement);
    await expect(dialog.getByRole('radio', { name: /个人|Personal/ })).toBeChecked();
  },
};

export const Password: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement);
    await userEvent.click(dialog.getByRole('tab', { name: /密码|Password/ }));
    await dialog.findByLabelText(/^(密码|Password)/);
  },
};

/** Empty fields say what to fill in. */
export const Broken: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: /登录 \/ 注册|Log in \/ Register/ }));
    await expect(dialog.getAllByRole('textbox')[0]).toBeInvalid();
  },
};

/** The account is live elsewhere: asks before it takes the other device offline. */
export const OtherDevice: Story = {
  parameters: answering(
    mock(verifyCode.sendSmsVerifyCode, sampleCodeSent()),
    mock(auth.loginAndRegisterByVerifyCode, () => refuse('otherDeviceOnline', { data: sampleOtherDevice() })),
  ),
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement);
    const [phone, code] = dialog.getAllByRole('textbox');
    await userEvent.type(phone as HTMLElement, '13800138000');
    await userEvent.type(code as HTMLElement, '123456');
    await userEvent.keyboard('{Enter}');
    await within(canvasElement.ownerDocument.body).findByRole('alertdialog', undefined, slowly);
  },
};

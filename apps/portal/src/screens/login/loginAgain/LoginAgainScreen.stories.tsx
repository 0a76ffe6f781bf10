import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answering, type PortalStoryArgs, portalStories, saying } from '../../../stories/portalStory.ts';
import { loginAgainAddress } from './address.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const says = saying({ zh, en });

const meta = {
  ...portalStories,
  title: 'Screens/Login again',
  args: { ...portalStories.args, address: loginAgainAddress({ reason: 'password' }) },
  parameters: answering(),
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** After a change of password: why, and the login over this page. */
export const AfterPassword: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(says('loginAgain.password'));
    await userEvent.click(canvas.getByRole('link', { name: says('loginAgain.login', { whole: true }) }));
    await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(says('loginAgain.title'));
  },
};

export const Everywhere: Story = {
  args: { address: loginAgainAddress({ reason: 'everywhere' }) },
  play: async ({ canvas }) => {
    await canvas.findByText(says('loginAgain.everywhere'));
  },
};

/** A user who has logged in again since then. */
export const LoggedIn: Story = {
  args: { reader: 'member' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: says('loginAgain.here') });
    await expect(canvas.queryByRole('link', { name: says('loginAgain.login', { whole: true }) })).toBeNull();
  },
};

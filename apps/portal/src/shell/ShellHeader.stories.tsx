import { user } from '@fairway/gateway/contract/user';
import { fails } from '@fairway/gateway/mock';
import { containing, kitWords } from '@fairway/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answering, type PortalStoryArgs, portalStories, saying } from '../stories/portalStory.ts';

const says = saying({ zh: {}, en: {} });
const meta = {
  ...portalStories,
  title: 'Screens/Header',
  args: { reader: 'member', address: '/notFound' },
  parameters: { ...portalStories.parameters, pixels: 'page' },
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A failing server cannot identify the user: the session stays, and neither portal nor verification is assumed. */
export const Nameless: Story = {
  parameters: { ...answering(fails(user.profile, 'fault')), pixels: 'page' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const account = await page.findByRole('button', { name: says('header.nameless') });
    const { personal, company } = kitWords().header;
    for (const portal of [personal, company])
      await expect(account).not.toHaveAccessibleName(containing(portal));
    account.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await page.findByRole('menuitem', { name: says('header.logout') })).toBeVisible();
    await expect(page.queryByText(says('header.verified'))).toBeNull();
  },
};

/** The search over the site stays in the bar of a phone, and the menu has the areas. */
export const PhoneMenu: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('button', { name: says('header.find') })).toBeVisible();
    const { openMenu, menu: name } = kitWords().header;
    await userEvent.click(page.getByRole('button', { name: openMenu }));
    const menu = within(await page.findByRole('dialog', { name }));
    await expect(menu.getByRole('link', { name: says('title.news') })).toBeVisible();
  },
};

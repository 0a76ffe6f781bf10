import { type KeptRoute, seaRouteDesk } from '@fairway/gateway/contract/seaRouteDesk';
import { staffAuth } from '@fairway/gateway/contract/staffAuth';
import { fails, mock, pending, refuse, samplePorts } from '@fairway/gateway/mock';
import { nameInStoryLanguage } from '@fairway/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import {
  answering,
  type DeskStoryArgs,
  deskStories,
  pageOf,
  refusalText,
  saying,
} from '../../../stories/deskStory.ts';
import { keptGroups, keptRoutes, pricing, sampleKept } from '../../../stories/sampleRoutes.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const asPricing = mock(staffAuth.selectSelf, pricing);
const listed = mock(seaRouteDesk.selectPage, { ...pageOf(keptRoutes), groups: [...keptGroups] });
const typed = mock(seaRouteDesk.selectPorts, ({ query }) => ({
  rows: Object.values(samplePorts).filter(({ code }) => code.includes(query.keyword.toUpperCase())),
}));

const says = saying({ zh, en });
const routeOf = ({ origin, destination }: KeptRoute) =>
  `${nameInStoryLanguage(origin)} → ${nameInStoryLanguage(destination)}`;

const meta = {
  ...deskStories,
  title: 'Desk/Routes on sale',
  args: { address: '/seaRoutes', reader: 'member' },
  parameters: { ...deskStories.parameters, ...answering(asPricing, listed, typed) },
} satisfies Meta<DeskStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(says('seaRoutes.noSailings')))[0]).toBeInTheDocument();
  },
};

/** The dialog shows the effects on paying customers before anything is done. */
export const Withdrawing: Story = {
  play: async ({ canvas }) => {
    const [, sold] = keptRoutes;
    if (!sold) throw new Error('A route should be on sale.');
    const name = says('seaRoutes.withdrawOf', { values: { route: routeOf(sold) } });
    const [button] = await canvas.findAllByRole('button', { name });
    await userEvent.click(button ?? canvas.getByRole('main'));
    const dialog = await screen.findByRole('alertdialog');
    await within(dialog).findByText(/1,280/);
  },
};

const opened = async (button: HTMLElement) => {
  await userEvent.click(button);
  return within(await screen.findByRole('dialog'));
};
const choose = async (dialog: ReturnType<typeof within>, label: RegExp, code: string) => {
  await userEvent.type(dialog.getByRole('combobox', { name: label }), code);
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(code) }));
};

/** Both ports show an error at their fields. */
export const Offering: Story = {
  play: async ({ canvas }) => {
    const dialog = await opened(await canvas.findByRole('button', { name: says('seaRoutes.offer') }));
    await userEvent.click(await dialog.findByRole('button', { name: says('seaRoutes.submit') }));
    await expect(await dialog.findByRole('combobox', { name: says('seaRoutes.origin') })).toBeInvalid();
  },
};

/** A route that is already on sale is reported, and the dialog stays open for another. */
export const SoldAlready: Story = {
  parameters: answering(
    asPricing,
    listed,
    typed,
    mock(seaRouteDesk.offer, { ...sampleKept(), already: true }),
  ),
  play: async ({ canvas }) => {
    const dialog = await opened(await canvas.findByRole('button', { name: says('seaRoutes.offer') }));
    await dialog.findByRole('combobox', { name: says('seaRoutes.origin') });
    await choose(dialog, says('seaRoutes.origin'), 'CNSHA');
    await choose(dialog, says('seaRoutes.destination'), 'USLAX');
    await userEvent.click(dialog.getByRole('button', { name: says('seaRoutes.submit') }));
    await dialog.findByText(says('seaRoutes.already', { values: { route: routeOf(sampleKept()) } }));
  },
};

/** The server refuses a port: the dialog stays, with the sentence in it. */
export const Refused: Story = {
  parameters: answering(asPricing, listed, typed, mock(seaRouteDesk.offer, refuse('roleMissing'))),
  play: async ({ canvas }) => {
    const dialog = await opened(await canvas.findByRole('button', { name: says('seaRoutes.offer') }));
    await dialog.findByRole('combobox', { name: says('seaRoutes.origin') });
    await choose(dialog, says('seaRoutes.origin'), 'CNSHA');
    await choose(dialog, says('seaRoutes.destination'), 'DEHAM');
    await userEvent.click(dialog.getByRole('button', { name: says('seaRoutes.submit') }));
    await dialog.findByText(refusalText('roleMissing'));
  },
};

export const Empty: Story = {
  parameters: answering(asPricing, mock(seaRouteDesk.selectPage, { ...pageOf([]), groups: [] })),
  play: async ({ canvas }) => {
    await canvas.findByText(says('seaRoutes.empty'));
  },
};

export const NoMatch: Story = {
  args: { address: '/seaRoutes?keyword=atlantis' },
  parameters: answering(asPricing, mock(seaRouteDesk.selectPage, { ...pageOf([]), groups: [...keptGroups] })),
  play: async ({ canvas }) => {
    await canvas.findByText(says('list.noneTitle'));
  },
};

export const Loading: Story = {
  parameters: answering(asPricing, pending(seaRouteDesk.selectPage)),
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { busy: true, hidden: true });
  },
};

export const Failed: Story = {
  parameters: answering(asPricing, fails(seaRouteDesk.selectPage, 'fault')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
};

export const Forbidden: Story = {
  parameters: answering(asPricing, mock(seaRouteDesk.selectPage, refuse('roleMissing'))),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
};

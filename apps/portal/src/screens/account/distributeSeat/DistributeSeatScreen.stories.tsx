import { companyFramework } from '@fairway/gateway/contract/companyFramework';
import { seat } from '@fairway/gateway/contract/seat';
import { fails, mock, pending, refuse } from '@fairway/gateway/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  answering,
  type PortalStoryArgs,
  portalStories,
  readAs,
  saying,
} from '../../../stories/portalStory.ts';
import { sampleEmployees, samplePlan } from '../../../stories/sampleCompany.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const says = saying({ zh, en });
const asAdmin = [
  ...readAs('companyAdmin'),
  mock(companyFramework.selectEmployees, { rows: [...sampleEmployees], total: 5, page: 1, limit: 10 }),
] as const;

const meta = {
  ...portalStories,
  title: 'Screens/Seats',
  args: { address: '/distributeSeat', reader: 'member' },
  parameters: answering(...asAdmin, mock(seat.selectAll, samplePlan)),
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Seats in use, one idle, one not logged in yet, two free; a route ends soon. */
export const Full: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: says('seat.title') });
    await canvas.findAllByText('何小满');
  },
};

/** A sub-account without name, password or route is not made; what is missing is said. */
export const Give: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      (await canvas.findAllByRole('button', { name: says('seat.give') }))[0] as HTMLElement,
    );
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: says('seat.give') }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: says('seat.username') })).toBeInvalid());
  },
};

/** The last seat went to somebody else meanwhile. */
export const Short: Story = {
  tags: ['!autodocs'],
  parameters: answering(
    ...asAdmin,
    mock(seat.selectAll, samplePlan),
    mock(seat.distributeSeat, refuse('seatsShort')),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(
      (await canvas.findAllByRole('button', { name: says('seat.give') }))[0] as HTMLElement,
    );
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.type(await dialog.findByRole('textbox', { name: says('seat.username') }), 'LinYifan');
    await userEvent.type(dialog.getByLabelText(says('seat.firstPasswordField')), 'first123');
    await userEvent.click(dialog.getByRole('button', { name: says('seat.give') }));
    await dialog.findByText(/可分配席位不足|Not enough seats available for allocation/);
  },
};

export const Empty: Story = {
  parameters: answering(...asAdmin, mock(seat.selectAll, { capacity: 0, ending: [], routes: [], seats: [] })),
  play: async ({ canvas }) => {
    await canvas.findByText(says('seat.none.title'));
  },
};

export const Loading: Story = {
  parameters: answering(...asAdmin, pending(seat.selectAll)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: says('seat.title') });
  },
};

export const Failed: Story = {
  parameters: answering(...asAdmin, fails(seat.selectAll, 'fault')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
};

/** A sub-account that opens the address. */
export const Forbidden: Story = {
  parameters: answering(...readAs('subAccount'), mock(seat.selectAll, refuse('subAccountNotAllowed'))),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
};

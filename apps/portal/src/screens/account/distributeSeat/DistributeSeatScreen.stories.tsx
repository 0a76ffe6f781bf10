import { companyFramework } from '@fairway/gateway/contract/companyFramework';
import { seat } from '@fairway/gateway/contract/seat';
import { fails, mock, pending, refuse } from '@fairway/gateway/mock';
import { dismissToast, either } from '@fairway/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  answering,
  type PortalStoryArgs,
  portalStories,
  readAs,
  refusalText,
  saying,
} from '../../../stories/portalStory.ts';
import { sampleEmployees, samplePlan } from '../../../stories/sampleCompany.ts';
import { tabThrough } from '../../../stories/tabThrough.ts';
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

/** A sub-account needs a name, a password and a route; missing ones show an error. */
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

/**
 * Seats by keys and as a screen reader announces them: the name of each cell contains the seat's user and the route,
 * with whether it is allowed; space changes it. On phones the menu of a seat opens its routes.
 */
export const ByKeys: Story = {
  tags: ['!autodocs'],
  parameters: {
    ...answering(
      ...asAdmin,
      mock(seat.selectAll, samplePlan),
      mock(seat.updateResources, () => {
        const [first] = samplePlan.seats;
        if (!first) throw new Error('no seat');
        return first;
      }),
    ),
    sameAs: 'screens-seats--full',
  },
  play: async ({ canvas }) => {
    await canvas.findAllByText('何小满');
    const table = canvas.queryByRole('table');
    if (table === null) {
      const [menu] = canvas.getAllByRole('button', { name: /何小满/ });
      if (!menu) throw new Error('no seat');
      await tabThrough([menu]);
      await userEvent.keyboard('{Enter}');
      await within(document.body).findByRole('menuitem', { name: says('seat.editRoutes') });
      await userEvent.keyboard('{Escape}');
      await expect(menu).toHaveFocus();
      (document.activeElement as HTMLElement).blur();
      return;
    }
    await expect(within(table).getByRole('rowheader', { name: /何小满/ })).toBeVisible();
    const values = { who: '何小满' };
    const cells = within(table).getAllByRole('button', {
      name: either(says('seat.allowed', { values }), says('seat.notAllowed', { values })),
    });
    await tabThrough(cells.slice(0, 2));
    await expect(cells.map((cell) => cell.ariaPressed)).toContain('true');
    await userEvent.keyboard(' ');
    await within(document.body).findByText(says('seat.done.routes'));
    await expect(cells[1]).toHaveFocus();
    await dismissToast(says('seat.done.routes'));
  },
};

/** The last seat was given to somebody else. */
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
    await userEvent.type(await dialog.findByRole('combobox'), '何小满');
    await userEvent.click(await within(document.body).findByRole('option', { name: /何小满/ }));
    await userEvent.click(dialog.getAllByRole('checkbox')[0] as HTMLElement);
    await userEvent.type(await dialog.findByRole('textbox', { name: says('seat.username') }), 'LinYifan');
    await userEvent.type(dialog.getByLabelText(says('seat.firstPasswordField')), 'first123');
    await userEvent.click(dialog.getByRole('button', { name: says('seat.give') }));
    await dialog.findByText(refusalText('seatsShort'));
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
    await canvas.findByRole('heading', { level: 1, name: says('seat.title'), hidden: true });
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

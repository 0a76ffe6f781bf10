import { company } from '@fairway/gateway/contract/company';
import { order } from '@fairway/gateway/contract/order';
import { seaRoute, subscribe } from '@fairway/gateway/contract/subscribe';
import {
  mock,
  pending,
  refuse,
  sampleAuditInfo,
  sampleHeldRoute,
  sampleQuote,
  sampleSeaRoute,
} from '@fairway/gateway/mock';
import { nameInStoryLanguage, stateStories } from '@fairway/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  answering,
  type PortalStoryArgs,
  portalStories,
  readAs,
  saying,
} from '../../../stories/portalStory.ts';
import { productionAddress } from './address.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const says = saying({ zh, en });
const basket = productionAddress({
  routes: [sampleSeaRoute('CNSHA', 'USLAX').id, sampleSeaRoute('CNNGB', 'NLRTM').id],
});
const certified = mock(company.selectCompanyAuditInfo, { ...sampleAuditInfo(), personalAuditStatus: 2 });
const priced = mock(order.selectQuote, sampleQuote());

const meta = {
  ...portalStories,
  title: 'Screens/Subscription',
  args: { address: basket, reader: 'member' },
  parameters: answering(certified, priced),
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

const submit = () => says('production.submit');

/** Two routes chosen, priced by the server. */
export const TwoRoutes: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: submit() })).toBeEnabled();
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  },
};

export const Empty: Story = {
  args: { address: '/production' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: submit() }));
    await expect(await canvas.findByText(says('production.mustChoose'))).toBeVisible();
  },
};

/** A corrected error is no longer shown. */
export const ChosenAfterAll: Story = {
  tags: ['!autodocs'],
  args: { address: '/production' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: submit() }));
    await canvas.findByText(says('production.mustChoose'));
    await userEvent.click(await canvas.findByRole('checkbox', { name: /CNSHA–USLAX/ }));
    await waitFor(() => expect(canvas.queryByText(says('production.mustChoose'))).toBeNull());
    await canvas.findByText(says('production.amount'));
    (document.activeElement as HTMLElement).blur();
    scrollTo(0, 0);
  },
};

/** A newly installed server: nothing is on sale, and no search is offered. */
export const NoneOnSale: Story = {
  tags: ['!autodocs'],
  args: { address: '/production' },
  parameters: answering(certified, mock(seaRoute.selectAll, { rows: [] })),
  play: async ({ canvas }) => {
    await canvas.findByText(says('routeChoice.noneOnSale'));
    await expect(canvas.queryByRole('textbox', { name: says('routeChoice.filter') })).toBeNull();
  },
};

/** Ticking a route moves no other route, so the next press hits the intended one. */
export const Ticked: Story = {
  tags: ['!autodocs'],
  args: { address: '/production' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: submit() });
    const routes = () =>
      [...document.querySelectorAll('main fieldset label')].map(({ textContent }) => textContent);
    const before = routes();
    const [last] = canvas.getAllByRole('checkbox', { name: /CNNGB/, hidden: true });
    if (!last) throw new Error('no route from Ningbo');
    last.closest('details')?.querySelector('summary')?.click();
    await userEvent.click(last);
    // Its price is here, and with it all else that the tick changes.
    await canvas.findByText(says('production.amount'));
    await expect(routes()).toEqual(before);
  },
};

/** Nothing is ordered before the terms are agreed to. */
export const NotAgreed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: submit() }));
    await expect(await canvas.findByText(says('production.mustAgree'))).toBeVisible();
  },
};

/** Orders that reached the server. */
let orders = 0;

/** Holds the price of another route until the play function releases it. */
let price = Promise.withResolvers<void>();
const slowly = mock(order.selectQuote, async ({ query }) => {
  if (query.seaRouteIds.includes(sampleSeaRoute('CNSHA', 'NLRTM').id)) await price.promise;
  return sampleQuote();
});

/** On a slow connection: ticks appear at once; an order waits for its price, and is then sent automatically. */
export const PressedEarly: Story = {
  parameters: answering(
    certified,
    slowly,
    mock(order.create, () => {
      orders += 1;
      return refuse('routeNotForSale');
    }),
  ),
  beforeEach: () => {
    orders = 0;
    price = Promise.withResolvers();
  },
  play: async ({ canvas }) => {
    const on = await canvas.findByRole('checkbox', { name: /CNSHA–NLRTM/ });
    const off = canvas.getByRole('checkbox', { name: /CNNGB–NLRTM/ });
    on.click();
    off.click();
    await expect([on, off].map((box) => box.matches(':checked'))).toEqual([true, false]);

    await userEvent.click(canvas.getByRole('checkbox', { name: says('production.agree') }));
    const button = canvas.getByRole('button', { name: submit() });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByRole('alert')).toBeNull();
    price.resolve();
    await canvas.findByRole('alert');
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    // Both presses of a double click come before the next render, and are one order.
    button.click();
    button.click();
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await expect(orders).toBe(2);
    button.blur();
  },
};

/** A company orders seats for its colleagues together with the routes. */
export const Company: Story = {
  parameters: answering(...readAs('companyAdmin'), priced),
  play: async ({ canvas }) => {
    await canvas.findByRole('spinbutton', { name: says('production.seats') });
  },
};

/** A number of seats that cannot be ordered keeps the order back, and is never read as none. */
export const BadSeats: Story = {
  tags: ['!autodocs'],
  parameters: answering(
    ...readAs('companyAdmin'),
    priced,
    mock(order.create, () => {
      orders += 1;
      return refuse('routeNotForSale');
    }),
  ),
  beforeEach: () => {
    orders = 0;
  },
  play: async ({ canvas }) => {
    const seats = await canvas.findByRole('spinbutton', { name: says('production.seats') });
    await userEvent.click(canvas.getByRole('checkbox', { name: says('production.agree') }));
    for (const typed of ['9999', '2.5', 'two', '-1']) {
      await userEvent.clear(seats);
      await userEvent.type(seats, typed);
      await userEvent.click(canvas.getByRole('button', { name: submit() }));
      await canvas.findByText(says('production.seatsRange'));
      await expect(seats).toHaveAttribute('aria-invalid', 'true');
      await userEvent.type(seats, '{Enter}');
    }
    await expect(orders).toBe(0);
    await userEvent.clear(seats);
    await userEvent.type(seats, '5');
    await userEvent.click(canvas.getByRole('button', { name: submit() }));
    await waitFor(() => expect(orders).toBe(1));
    (document.activeElement as HTMLElement).blur();
  },
};

/** A route is no longer for sale: the page shows the server's refusal. */
export const Refused: Story = {
  parameters: answering(
    certified,
    mock(order.selectQuote, () => refuse('routeNotForSale')),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
  },
};

export const NotCertified: Story = {
  parameters: answering(
    mock(company.selectCompanyAuditInfo, { ...sampleAuditInfo(), personalAuditStatus: 0 }),
    priced,
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(says('production.certify'), { exact: false });
    await within(canvas.getByRole('main')).findByRole('link', { name: says('production.toCertify') });
  },
};

/** One of the two is paid for already: it is named before the server refuses the order. */
export const AlreadySubscribed: Story = {
  parameters: answering(
    certified,
    priced,
    mock(subscribe.selectMine, {
      subscriptions: [],
      routes: [
        sampleHeldRoute({
          route: sampleSeaRoute('CNNGB', 'NLRTM'),
          expiresAt: '2027-02-21T15:59:59.000Z',
        }),
        sampleHeldRoute({ kind: 'trial', route: sampleSeaRoute('CNSHA', 'USLAX') }),
      ],
      trial: { open: false, days: 7, minRoutes: 1, maxRoutes: 3 },
    }),
  ),
  play: async ({ canvas }) => {
    const notice = await canvas.findByText(says('production.held'));
    await expect(notice.closest('li')).toHaveTextContent(
      nameInStoryLanguage(sampleSeaRoute('CNNGB', 'NLRTM').destination),
    );
  },
};

/** Sub-accounts cannot buy: the administrator does. */
export const SubAccount: Story = {
  parameters: answering(...readAs('subAccount'), priced),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('production.subAccountTitle') });
  },
};

/** On a slow line: a page without an outline shows a ring. */
export const Loading: Story = {
  parameters: answering(certified, priced, pending(seaRoute.selectAll)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(says('opening'))).toHaveRole('status');
    await waitFor(() => expect(canvas.getByRole('main').querySelector('[inert]')).toBeVisible());
  },
};

const states = stateStories({ call: seaRoute.selectAll, beside: [certified, priced], answering });

export const Failed: Story = states.failed;

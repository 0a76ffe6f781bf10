import { type Order, order } from '@fairway/gateway/contract/order';
import {
  fails,
  mock,
  mockOrderList,
  pending,
  refuse,
  sampleInstant,
  sampleOrderList,
  sampleSeaRoute,
} from '@fairway/gateway/mock';
import { containing, dismissToast, kitWords, nameInStoryLanguage, recordedMock } from '@fairway/site/stories';
import { orderStatus } from '@fairway/trade';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import {
  answering,
  type PortalStoryArgs,
  portalStories,
  readAs,
  refusalText,
  saying,
} from '../../../stories/portalStory.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const says = saying({ zh, en });
const orders = sampleOrderList(24);
const listOf = (first: Order[]) => recordedMock(() => mockOrderList(first));

const meta = {
  ...portalStories,
  title: 'Screens/Order record',
  args: { address: '/orderRecord', reader: 'member' },
  parameters: answering(listOf(orders)),
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** Cards of a phone carry the role of the grid's rows too. */
const rowsOf = async (canvas: Canvas) => {
  // The outline has a grid too, without orders.
  await canvas.findAllByRole('checkbox', { name: /\d{18}/ });
  const grid = canvas.getByRole('grid');
  return within(grid)
    .getAllByRole('row')
    .filter((row) => within(row).queryByRole('checkbox', { name: /\d{18}/ }));
};
const boxOf = (canvas: Canvas, index: number) =>
  canvas.getByRole('checkbox', { name: new RegExp(orders[index]?.orderNo ?? '') });
const cancelMany = () => says('orderRecord.cancelMany', { whole: true });
const settle = () => {
  (document.activeElement as HTMLElement).blur();
  scrollTo(0, 0);
};

/** Newest first; an unpaid order shows its remaining time, and offers to pay. */
export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await rowsOf(canvas)).toHaveLength(10);
    const [first] = await rowsOf(canvas);
    const number = orders[0]?.orderNo ?? '';
    const link = within(first as HTMLElement).getByRole('link', { name: number });
    await expect(link).toHaveAttribute('href', `/orderDetail?orderNo=${number}`);
    await expect(within(first as HTMLElement).getByRole('timer')).toHaveTextContent('24:00');
    const values = { orderNo: number };
    within(first as HTMLElement).getByRole('link', { name: says('orderRecord.payOf', { values }) });
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '26');

    // The file contains every order of the query, not only the visible page.
    let file: Blob | undefined;
    const url = spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      file = blob as Blob;
      return '#file';
    });
    await userEvent.click(canvas.getByRole('button', { name: says('list.export', { whole: true }) }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: says('list.csv') }));
    await waitFor(() => expect(file).toBeDefined());
    const lines = ((await file?.text()) ?? '').trimEnd().split('\r\n');
    await expect(lines).toHaveLength(25);
    await expect(lines[1]).toContain(number);
    url.mockRestore();
    settle();
  },
};

/** One company orders seats too. */
export const Company: Story = {
  args: { address: '/orderRecord?limit=20' },
  parameters: answering(
    ...readAs('companyAdmin'),
    listOf(orders.map((each, index) => ({ ...each, memberCount: index % 6 }))),
  ),
  play: async ({ canvas }) => {
    await rowsOf(canvas);
    await userEvent.click(
      canvas.getAllByRole('button', { name: says('dataGrid.expandColumn') })[1] as HTMLElement,
    );
    await canvas.findByText(says('orderRecord.paidAt'));
    settle();
  },
};

/** Opened by its address on a slow connection: everything except the rows is visible. */
export const Loading: Story = {
  args: { address: '/orderRecord?status=2' },
  parameters: answering(pending(order.selectPage)),
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { busy: true, hidden: true });
    await expect(grid.closest('[inert]')).toBeVisible();
    await expect(canvas.getByText(says('opening'))).toHaveRole('status');
    await expect(canvas.getByRole('tab', { selected: true, hidden: true })).toHaveTextContent(
      says('orderRecord.tab.s2'),
    );
  },
};

/** Another tab was chosen: the previous orders stay visible until the new ones arrive. */
export const Refreshing: Story = {
  tags: ['!autodocs'],
  parameters: {
    ...answering(
      pending(order.selectPage, (params) => params.get('status') === '2'),
      listOf(orders),
    ),
    // Stale rows are dimmed on purpose.
    a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } },
  },
  play: async ({ canvas }) => {
    await rowsOf(canvas);
    await userEvent.click(canvas.getByRole('tab', { name: says('orderRecord.tab.s2') }));
    const grid = await canvas.findByRole('grid', { busy: true });
    await expect(grid.closest('[inert]')).toBeNull();
    await expect(await rowsOf(canvas)).toHaveLength(10);
    settle();
  },
};

async function confirmMany(canvas: Canvas, canvasElement: HTMLElement, count: RegExp) {
  await userEvent.click(canvas.getByRole('button', { name: cancelMany() }));
  const question = await within(canvasElement.ownerDocument.body).findByRole('alertdialog');
  await expect(question).toHaveTextContent(count);
  await userEvent.click(within(question).getByRole('button', { name: cancelMany() }));
  await waitFor(() => expect(question).not.toBeVisible());
}

/** Selected with the keyboard; orders that could not be cancelled stay selected and show the reason. */
export const SomeFailed: Story = {
  play: async ({ canvas, canvasElement }) => {
    await rowsOf(canvas);
    boxOf(canvas, 0).focus();
    await userEvent.keyboard(' {ArrowDown} ');
    // The bar at the foot of the screen covers no row that has the focus.
    const bar = canvas.getByRole('region', { name: says('bulkBar.label') });
    await userEvent.keyboard('{ArrowDown>8/}');
    const focused = () => document.activeElement?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
    await waitFor(() => expect(focused()).toBeLessThanOrEqual(bar.getBoundingClientRect().top));
    await userEvent.click(boxOf(canvas, 6));
    await confirmMany(canvas, canvasElement, /3/);
    await waitFor(() =>
      expect(canvas.getByRole('row', { selected: true })).toHaveTextContent(refusalText('orderNotPending')),
    );
    await waitFor(async () =>
      expect((await rowsOf(canvas))[0]).toHaveTextContent(says('orderRecord.tab.s4')),
    );
    // Bar and outcome leave the screen to the rows, on a phone too.
    await expect(bar).toHaveTextContent(kitWords().bulkBar.failed('1'));
    await expect(bar.offsetHeight).toBeLessThan(window.innerHeight / 4);
    settle();
  },
};

const waiting = { status: orderStatus.pendingPayment, payWay: null, paidAt: null } as const;
/** Every sixth of eighty waits for payment, and no other. */
const manyPending = sampleOrderList(80).map((each, index) =>
  index % 6 === 0
    ? { ...each, ...waiting, cancelsAt: sampleInstant(0, 0.2) }
    : { ...each, status: orderStatus.completed, cancelsAt: null },
);

/** Everything of a tab is chosen and one order left out: those of other pages are cancelled too. */
export const AllButOne: Story = {
  tags: ['!autodocs'],
  parameters: answering(listOf(manyPending)),
  play: async ({ canvas, canvasElement }) => {
    await rowsOf(canvas);
    await userEvent.click(canvas.getByRole('tab', { name: says('orderRecord.tab.s2') }));
    await waitFor(() => expect(canvas.queryByText(orders[1]?.orderNo ?? '')).toBeNull());
    await userEvent.click(boxOf(canvas, 0));
    const bar = canvas.getByRole('region', { name: says('bulkBar.label') });
    await userEvent.click(within(bar).getByRole('button', { name: /14/ }));
    await userEvent.click(boxOf(canvas, 6));
    await confirmMany(canvas, canvasElement, /13/);
    await waitFor(async () => expect(await rowsOf(canvas)).toHaveLength(1));
    await expect(canvas.getByRole('grid')).toHaveTextContent(orders[6]?.orderNo ?? '');
    settle();
  },
};

export const BulkRunning: Story = {
  parameters: answering(pending(order.cancel), listOf(orders)),
  play: async ({ canvas, canvasElement }) => {
    await rowsOf(canvas);
    await userEvent.click(boxOf(canvas, 0));
    await userEvent.click(boxOf(canvas, 1));
    await confirmMany(canvas, canvasElement, /2/);
    await canvas.findByRole('progressbar');
    settle();
  },
};

/** One order is cancelled after confirmation, and its row shows it. */
export const Cancelled: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const number = orders[0]?.orderNo ?? '';
    await rowsOf(canvas);
    const name = says('orderRecord.cancelOf', { values: { orderNo: number } });
    await userEvent.click(canvas.getByRole('button', { name }));
    const question = await within(canvasElement.ownerDocument.body).findByRole('alertdialog');
    await expect(question).toHaveTextContent(number);
    await userEvent.click(within(question).getByRole('button', { name: says('orderRecord.cancelConfirm') }));
    await waitFor(() => expect(canvas.queryByRole('button', { name })).toBeNull());
    const [first] = await rowsOf(canvas);
    await expect(first).toHaveTextContent(says('orderRecord.tab.s4'));
    await dismissToast(says('orderRecord.cancelled'));
    settle();
  },
};

export const NoneYet: Story = {
  parameters: answering(listOf([])),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: says('orderRecord.subscribe') });
    await expect(link).toHaveAttribute('href', '/production');
  },
};

export const NoneMatch: Story = {
  args: { address: '/orderRecord?keyword=99999999999&createdFrom=2026-11-01&createdTo=2026-11-10' },
  play: async ({ canvas }) => {
    const clear = await canvas.findByRole('link', { name: says('orderRecord.clear') });
    await expect(clear).toHaveAttribute('href', '/orderRecord');
    await expect(canvas.getByRole('searchbox')).toHaveValue('99999999999');
  },
};

/** Another status has none: all others are one press away. */
export const NoneInTab: Story = {
  args: { address: '/orderRecord?status=1' },
  parameters: answering(listOf(orders.slice(0, 2))),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: says('orderRecord.showAll') });
  },
};

const ambarli = { code: 'TRAMB', nameZh: '安巴利（伊斯坦布尔西）', nameEn: 'Ambarli (Istanbul)' };

/** A route that is longer than its column takes two lines and is not cut, next to the number of further routes. */
export const LongRoutes: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: answering(
    listOf(
      orders.map((each) => ({
        ...each,
        routes: each.routes.map((route) => ({
          ...route,
          destination: ambarli,
        })),
      })),
    ),
  ),
  play: async ({ canvas }) => {
    await rowsOf(canvas);
    const names = canvas.getAllByText(containing(nameInStoryLanguage(ambarli)));
    await expect(names).toHaveLength(10);
    for (const { scrollWidth, clientWidth, scrollHeight, clientHeight } of names)
      await expect([scrollWidth, scrollHeight]).toEqual([clientWidth, clientHeight]);
    const { scrollWidth, clientWidth } = canvas.getByRole('grid').parentElement as HTMLElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

/** Names as long as they come, and fifty routes. */
export const LongNames: Story = {
  tags: ['!autodocs'],
  parameters: answering(
    listOf(
      orders.slice(0, 2).map((each) => ({
        ...each,
        rejectReason: '凭证金额与订单不符，请核对后重新上传。'.repeat(8),
        routes: Array.from({ length: 50 }, (_, index) => {
          const route = sampleSeaRoute();
          const long = {
            ...route.origin,
            nameZh: '很长的港口名称'.repeat(20),
            nameEn: 'Longport '.repeat(30),
          };
          return { ...route, id: `${route.id.slice(0, -2)}${10 + index}`, origin: long };
        }),
      })),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await rowsOf(canvas)).toHaveLength(2);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

export const Failed: Story = {
  parameters: answering(fails(order.selectPage, 'fault')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await canvas.findByRole('button', { name: says('failure.retry') });
  },
};

/** Sub-accounts have no orders: the page shows the server's refusal. */
export const SubAccount: Story = {
  parameters: answering(
    ...readAs('subAccount'),
    mock(order.selectPage, () => refuse('subAccountNotAllowed')),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: says('emptyState.not-allowed.title') });
    await expect(canvas.getByText(refusalText('subAccountNotAllowed'))).toBeVisible();
  },
};

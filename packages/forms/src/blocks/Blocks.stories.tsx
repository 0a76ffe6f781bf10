import type { MatchingRows, UploadedFile } from '@fairway/ui';
import type { FetchPage, TableQuery } from '@fairway/ui/table';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { withFormsPage } from '../stories/withForms.tsx';
import { words } from '../stories/words.ts';
import { CertificationForm as Certification } from './CertificationForm.tsx';
import { EditDialog as Edit } from './EditDialog.tsx';
import { FilterTable as Filters, type Sailing } from './FilterTable.tsx';
import { type Order, OrdersTable as Orders } from './OrdersTable.tsx';
import { QrPayment as Payment } from './QrPayment.tsx';
import { type Tracked, TrackingList as Tracking } from './TrackingList.tsx';
import { UploadRows as Rows } from './UploadRows.tsx';

const meta = {
  title: 'Start/Blocks',
  tags: ['!autodocs'],
  decorators: [withFormsPage],
} satisfies Meta;
export default meta;

const say = words({
  zh: {
    search: '查询',
    save: '保存联系人',
    cancel: '取消订单',
    name: '姓名',
    payee: '航道（上海）信息科技有限公司',
    event: '已离开上海洋山',
  },
  en: {
    ...{ search: 'Search', save: 'Save contact', name: 'Name', cancel: 'Cancel orders' },
    ...{ payee: 'Fairway (Shanghai) Information Technology Co., Ltd.', event: 'Departed Yangshan, Shanghai' },
  },
});

const sailings: readonly Sailing[] = [
  { id: '1', vessel: 'CSCL PACIFIC', carrier: 'COSCO', departs: '2026-11-24', price: 1890 },
  { id: '2', vessel: 'OOCL SEOUL', carrier: 'OOCL', departs: '2026-11-25', price: 1920 },
  { id: '3', vessel: 'HMM NURI', carrier: 'HMM', departs: '2026-11-28', price: 1795 },
];
const fetchPage: FetchPage<Sailing> = async ({ search }) => {
  const rows = sailings.filter(({ vessel }) => vessel.includes(search.toUpperCase()));
  return { rows, total: rows.length };
};
const send = async (file: File): Promise<UploadedFile> => ({ id: file.name, name: file.name, url: '' });

function Searched() {
  const [params, setParams] = useState(new URLSearchParams());
  return <Filters params={params} onParamsChange={setParams} fetchPage={fetchPage} />;
}

/** `npx @fairway/ui add filter-table` */
export const FilterTable: StoryObj = {
  parameters: { looks: 'screen' },
  render: () => <Searched />,
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('OOCL SEOUL');
    const [field] = canvas.getAllByRole('textbox');
    await userEvent.type(field as HTMLElement, 'hmm');
    await userEvent.click(canvas.getByRole('button', { name: say(globals).search }));
    await waitFor(() => expect(canvas.queryByText('OOCL SEOUL')).toBeNull());
    await expect(canvas.getByText('HMM NURI')).toBeVisible();
  },
};

const customers = ['Ningbo Textile', 'Qingdao Tyres', 'Shenzhen Lamps'] as const;
const orders: readonly Order[] = Array.from({ length: 60 }, (_, index) => ({
  no: `FW2611${String(index + 1).padStart(4, '0')}`,
  customer: customers[index % 3] ?? '',
  amount: 12_800 + index * 750,
  made: `2026-11-${String(24 - (index % 24)).padStart(2, '0')}`,
  state: (['open', 'paid', 'cancelled'] as const)[index % 3] ?? 'open',
}));
const fetchOrders: FetchPage<Order> = async ({ page, size, search }) => {
  const rows = orders.filter(({ customer }) => customer.toLowerCase().includes(search.toLowerCase()));
  return { rows: rows.slice((page - 1) * size, page * size), total: rows.length };
};
const cancelAll = fn(async (_query: TableQuery, { except }: Pick<MatchingRows, 'except' | 'count'>) => ({
  done: 20 - except.length,
}));

function Ordered() {
  const [params, setParams] = useState(new URLSearchParams());
  return (
    <Orders
      params={params}
      onParamsChange={setParams}
      fetchPage={fetchOrders}
      cancel={async () => {}}
      cancelAll={cancelAll}
      today="2026-11-24"
    />
  );
}

/** `npx @fairway/ui add orders-table`: all that match a search are selected and cancelled by one request. */
export const OrdersTable: StoryObj = {
  parameters: { pixels: 'none' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => void cancelAll.mockClear(),
  render: () => <Ordered />,
  play: async ({ canvasElement, globals }) => {
    const t = say(globals);
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('searchbox'), 'tyres{Enter}');
    await waitFor(() => expect(canvas.queryByText('FW26110001')).toBeNull());
    const [head] = within(canvas.getByRole('grid')).getAllByRole('checkbox');
    await userEvent.click(head as HTMLElement);
    const bar = within(canvas.getByRole('region'));
    await userEvent.click(bar.getByRole('button', { name: /20/ }));
    await userEvent.click(bar.getByRole('button', { name: t.cancel }));
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: t.cancel }));
    await waitFor(() => expect(cancelAll).toHaveBeenCalledOnce());
    await expect(cancelAll.mock.lastCall?.[0]).toMatchObject({ search: 'tyres' });
    await expect(cancelAll.mock.lastCall?.[1]).toMatchObject({ except: [], count: 20 });
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

/** On a phone each order takes a few lines. */
export const OrdersOnPhone: StoryObj = {
  tags: ['!autodocs'],
  parameters: { pixels: 'none' },
  globals: { viewport: { value: 'phone' } },
  render: () => <Ordered />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('FW26110001')).toBeVisible();
    const { documentElement } = document;
    await expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
  },
};

const save = fn(async () => {});

/** `npx @fairway/ui add edit-dialog` */
export const EditDialog: StoryObj = {
  parameters: { looks: 'screen', pixels: 'page' },
  render: () => (
    <Edit
      contact={{ name: '周海宁', phone: '13800138000', email: 'zhou@example.com' }}
      save={save}
      onClose={() => {}}
    />
  ),
  play: async ({ globals }) => {
    const t = say(globals);
    const page = within(document.body);
    const name = await page.findByRole('textbox', { name: t.name });
    await userEvent.clear(name);
    await userEvent.click(page.getByRole('button', { name: t.save }));
    await expect(save).not.toHaveBeenCalled();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
  },
};

/** `npx @fairway/ui add upload-rows` */
export const UploadRows: StoryObj = {
  parameters: { looks: 'screen' },
  render: () => <Rows send={send} submit={async () => {}} />,
};

const noon = Date.UTC(2026, 10, 20, 4);

/** `npx @fairway/ui add qr-payment` */
export const QrPayment: StoryObj = {
  parameters: { looks: 'screen', now: '2026-11-20T04:00:00Z' },
  render: (_args, { globals }) => (
    <Payment
      order={{
        orderNo: '20261120084512',
        amount: { amount: 237600, currency: 'CNY' },
        payee: say(globals).payee,
      }}
      orderHref="#order"
      calls={{
        now: () => noon,
        poll: async () => ({ status: 'pending', code: null, returned: null }),
        getCode: async (method) => ({
          id: 'qr-1',
          method,
          content: 'https://qr.example/1',
          expiresAt: noon + 252_000,
        }),
        say: () => null,
      }}
    />
  ),
};

/** `npx @fairway/ui add certification-form` */
export const CertificationForm: StoryObj = {
  parameters: { looks: 'screen' },
  render: () => <Certification send={send} submit={async () => {}} />,
};

/** `npx @fairway/ui add tracking-list` */
export const TrackingList: StoryObj = {
  parameters: { looks: 'screen' },
  render: (_args, { globals }) => {
    const event = say(globals).event;
    const rows: readonly Tracked[] = [
      { number: 'COSU6123456780', event, at: '2026-11-24 18:20', state: 'sailing' },
      { number: 'MSKU9070323', event, at: '2026-11-23 06:00', state: 'late' },
    ];
    return <Tracking rows={rows} track={async () => {}} hrefOf={({ number }) => `#${number}`} />;
  },
};

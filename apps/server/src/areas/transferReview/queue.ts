import type { DataOf } from '@fairway/gateway/contract/call';
import type { ListQuery } from '@fairway/gateway/contract/listing';
import { transferListing } from '@fairway/gateway/contract/listings/transfers';
import type { transferReview, WaitingTransfer } from '@fairway/gateway/contract/transferReview';
import { orderStatus } from '@fairway/trade';
import type { Db } from '../../database/db.ts';
import { listSql, selectPage } from '../../database/listPage.ts';
import { foundIn } from '../../database/listTests.ts';
import { defineQueue } from '../../services/review/queue.ts';
import { type CaseReader, firstReviewer } from '../../services/review/reader.ts';
import { reviewClock } from '../../time/reviewClock.ts';
import { afterWorkingDays } from '../../time/workingDays.ts';
import { reviewDays } from '../order/index.ts';
import { deskSettings } from '../staff/index.ts';
import { needsTwo } from './rules.ts';

/** Selects orders with their buyer's name and the first confirmation of the voucher that was handed in last. */
export function selectTransfers(db: Db) {
  return db
    .selectFrom('purchaseOrder')
    .innerJoin('account', (join) =>
      join
        .onRef('account.tenantId', '=', 'purchaseOrder.tenantId')
        .onRef('account.id', '=', 'purchaseOrder.accountId'),
    )
    .leftJoin('company', 'company.tenantId', 'purchaseOrder.tenantId')
    .leftJoin('transferConfirmation', (join) =>
      join
        .onRef('transferConfirmation.tenantId', '=', 'purchaseOrder.tenantId')
        .onRef('transferConfirmation.orderId', '=', 'purchaseOrder.id')
        .onRef('transferConfirmation.voucherAt', '=', 'purchaseOrder.voucherAt')
        .on('purchaseOrder.status', '=', orderStatus.toBeConfirmed),
    )
    .leftJoin('staff', 'staff.id', 'transferConfirmation.staffId')
    .selectAll('purchaseOrder')
    .select([
      'company.name as companyName',
      'transferConfirmation.staffId as firstId',
      'transferConfirmation.confirmedAt as firstAt',
      'staff.name as firstName',
    ])
    .select((row) => row.fn.coalesce('account.realName', 'account.name').as('personName'));
}
export type TransferRow = Awaited<ReturnType<ReturnType<typeof selectTransfers>['execute']>>[number];

/** A transfer that waits as its row shows it. */
export function toWaiting(row: TransferRow, { staffId, now, config }: CaseReader): WaitingTransfer {
  const { firstId, firstAt, firstName, voucherAt } = row;
  if (voucherAt === null) throw new Error('a transfer without voucher is in no queue');
  return {
    orderNo: row.orderNo,
    buyer: { name: row.companyName ?? row.personName, company: row.companyName !== null },
    amount: { amount: row.amount, currency: 'CNY' },
    voucherAt: voucherAt.toISOString(),
    clock: reviewClock(voucherAt, now, reviewDays),
    needsTwo: needsTwo(row.amount, config.of(deskSettings).fourEyesFen),
    first: firstReviewer({ id: firstId, name: firstName, at: firstAt }, staffId),
  };
}

type Search = ListQuery<typeof transferListing>;

const listed = listSql(transferListing, {
  sorts: { voucherAt: 'purchase_order.voucher_at', amount: 'purchase_order.amount' },
  ties: 'purchase_order.voucher_at, purchase_order.id',
  filters: {},
  keyword: (text) => foundIn(text, 'order_no', 'coalesce(company.name, account.real_name, account.name)'),
});

/** A page of the waiting transfers. */
export async function waitingPage(
  db: Db,
  search: Search,
  reader: CaseReader,
): Promise<DataOf<typeof transferReview.selectPage>> {
  return selectPage(
    selectTransfers(db).where('purchaseOrder.status', '=', orderStatus.toBeConfirmed),
    listed,
    search,
    (row) => toWaiting(row, reader),
  );
}

/** The queue of transfers. */
export const transferQueue = defineQueue({
  name: 'transfers',
  role: 'finance',
  settledBy: ['transferFirstConfirmed', 'transferConfirmed', 'transferSentBack'],
  due: async (db) => {
    const rows = await db
      .selectFrom('purchaseOrder')
      .select('voucherAt')
      .where('status', '=', orderStatus.toBeConfirmed)
      .execute();
    return rows.flatMap(({ voucherAt }) => (voucherAt ? [afterWorkingDays(voucherAt, reviewDays)] : []));
  },
});

import type { DataOf } from '@fairway/gateway/contract/call';
import type { Insurer, insurance, OwnIntention } from '@fairway/gateway/contract/insurance';
import { estimateInsurance, type Insurable } from '@fairway/trade';
import type { Selectable } from 'kysely';
import type { Db } from '../../database/db.ts';
import { isWithdrawable } from './rules.ts';
import type { InsurerTable } from './tables.ts';

/** Requests for cover with their insurer and the name of their handler. */
export function selectIntentions(db: Db) {
  return db
    .selectFrom('insuranceIntention')
    .leftJoin('insurer', 'insurer.id', 'insuranceIntention.insurerId')
    .leftJoin('staff', 'staff.id', 'insuranceIntention.assignedTo')
    .selectAll('insuranceIntention')
    .select(['insurer.nameZh as insurerZh', 'insurer.nameEn as insurerEn', 'staff.name as assigneeName']);
}
export type IntentionRow = Awaited<ReturnType<ReturnType<typeof selectIntentions>['execute']>>[number];

/** An intention as its sender sees it. */
export function toOwn(row: IntentionRow): OwnIntention {
  const money = (amount: number) => ({ amount, currency: row.currency });
  const { insurerId, insurerZh, insurerEn } = row;
  return {
    intentionNo: row.intentionNo,
    state: row.state,
    createdAt: row.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    goodsClass: row.goodsClass,
    goods: row.goods,
    clause: row.clause,
    war: row.war,
    strikes: row.strikes,
    basis: row.basis,
    value: money(row.value),
    freight: row.freight === null ? null : money(row.freight),
    rate: row.rate,
    insured: money(row.insured),
    estimate: money(row.estimate),
    least: row.least,
    origin: row.origin,
    destination: row.destination,
    sailsOn: row.sailsOn,
    companyName: row.companyName,
    insurer:
      insurerId !== null && insurerZh !== null && insurerEn !== null
        ? { id: insurerId, nameZh: insurerZh, nameEn: insurerEn }
        : null,
    quote: row.quote === null ? null : money(row.quote),
    reply: row.reply,
    remark: row.remark,
    withdrawable: isWithdrawable(row.state),
  };
}

/** Returns the approximate cost of insuring a cargo, with its currency. */
export function estimateOf(cargo: Insurable): DataOf<typeof insurance.estimate> {
  const { rate, insured, premium, least } = estimateInsurance(cargo);
  const money = (amount: number) => ({ amount, currency: cargo.currency });
  return { rate, insured: money(insured), premium: money(premium), least };
}

export function toInsurer(row: Selectable<InsurerTable>): Insurer {
  const { position: _, shown: _shown, updatedAt: _at, registeredCapital, ...rest } = row;
  return { ...rest, registeredCapital: { amount: registeredCapital, currency: 'CNY' } };
}

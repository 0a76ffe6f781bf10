import type { OrderInvoice, OwnInvoice, RememberedHeader } from '@fairway/gateway/contract/invoice';
import type { Language } from '@fairway/gateway/contract/texts';
import { auditStatus } from '@fairway/trade';
import type { Db } from '../../database/db.ts';
import { afterWorkingDays } from '../../time/workingDays.ts';
import type { OrderRow } from '../order/index.ts';
import { invoiceDays, isOffered, isOpen } from './rules.ts';
import { eventsOf, type InvoiceRow, invoiceOf } from './store.ts';

/** Headers that are offered again, at most. */
const mostHeaders = 8;

/** Returns the typed fields of an invoice. */
export function fieldsOf(row: InvoiceRow) {
  const { headerType, kind, header, taxNumber, address, phone, bank, bankAccount, remark } = row;
  return { headerType, kind, header, taxNumber, address, phone, bank, bankAccount, remark };
}

/** An invoice as its buyer sees it. */
export function toOwn(row: InvoiceRow, language: Language): OwnInvoice {
  const waits = row.state === 'requested';
  return {
    ...fieldsOf(row),
    state: row.state,
    version: row.version,
    amount: { amount: row.amount, currency: 'CNY' },
    requestedAt: row.requestedAt.toISOString(),
    dueAt: waits ? afterWorkingDays(row.requestedAt, invoiceDays).toISOString() : null,
    reason: row.state === 'sentBack' ? (language === 'en' ? row.reasonEn : row.reasonZh) : null,
    invoiceNumber: row.invoiceNumber,
    issuedOn: row.issuedOn,
  };
}

/** Returns the invoice of an order with the actions that are possible. */
export async function orderInvoice(db: Db, order: OrderRow, language: Language): Promise<OrderInvoice> {
  const row = await invoiceOf(db, order);
  const open = isOffered(order.status) && isOpen(row?.state ?? null);
  return {
    invoice: row ? toOwn(row, language) : null,
    open,
    headers: open ? await headersOf(db, order.tenantId, order.accountId) : [],
    events: (await eventsOf(db, order)).map(({ at, what }) => ({ at: at.toISOString(), what })),
  };
}

/** Headers that a tenant may choose again: of its earlier invoices, the newest first, then of its certification. */
async function headersOf(db: Db, tenantId: string, accountId: string): Promise<RememberedHeader[]> {
  const rows = await db
    .selectFrom('invoice')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .orderBy('changedAt', 'desc')
    .limit(100)
    .execute();
  const certified = await certifiedHeader(db, tenantId, accountId);
  const all: RememberedHeader[] = [
    ...rows.map((row) => {
      const { remark: _, ...fields } = fieldsOf(row);
      return { ...fields, source: 'invoice' as const };
    }),
    ...(certified ? [certified] : []),
  ];
  const known = new Map<string, RememberedHeader>();
  for (const header of all) {
    const key = `${header.headerType} ${header.header} ${header.taxNumber}`;
    if (!known.has(key) && known.size < mostHeaders) known.set(key, header);
  }
  return [...known.values()];
}

/** A company by its certification, or a person by their certified name. */
async function certifiedHeader(
  db: Db,
  tenantId: string,
  accountId: string,
): Promise<RememberedHeader | null> {
  const rest = {
    kind: 'ordinary',
    address: '',
    phone: '',
    bank: '',
    bankAccount: '',
    source: 'certification',
  } as const;
  const company = await certifiedCompany(db, tenantId);
  if (company) return { headerType: 'company', header: company.name, taxNumber: company.creditCode, ...rest };
  const person = await db
    .selectFrom('account')
    .select('realName')
    .where('tenantId', '=', tenantId)
    .where('id', '=', accountId)
    .where('personalAuditStatus', '=', auditStatus.approved)
    .executeTakeFirst();
  return person?.realName
    ? { headerType: 'personal', header: person.realName, taxNumber: '', ...rest }
    : null;
}

/** Name and credit code that a company was certified with. */
export async function certifiedCompany(
  db: Db,
  tenantId: string,
): Promise<{ readonly name: string; readonly creditCode: string } | null> {
  const row = await db
    .selectFrom('certification')
    .select(['name', 'creditCode'])
    .where('companyTenantId', '=', tenantId)
    .where('status', '=', auditStatus.approved)
    .orderBy('decidedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.creditCode ? { name: row.name, creditCode: row.creditCode } : null;
}

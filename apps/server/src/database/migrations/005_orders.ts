import { type Kysely, sql } from 'kysely';

/** Orders, what pays them, and what does not add up about a payment. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...orders, ...payments]) await sql.raw(statement).execute(db);
}

const orders = [
  `create table purchase_order (
    tenant_id uuid not null,
    id uuid not null,
    order_no text not null unique,
    account_id uuid not null,
    status smallint not null check (status in (1, 2, 3, 4)),
    months smallint not null check (months in (1, 3, 6, 12)),
    member_count integer not null check (member_count >= 0),
    list_amount bigint not null check (list_amount > 0),
    discount bigint not null check (discount >= 0),
    amount bigint not null check (amount > 0 and amount = list_amount - discount),
    pay_way smallint,
    created_at timestamptz not null,
    paid_at timestamptz,
    cancels_at timestamptz,
    cancelled_at timestamptz,
    cancel_reason text check (cancel_reason in ('buyer', 'timeout')),
    voucher_at timestamptz,
    voucher_remark text,
    reject_reason text,
    subscription_id uuid,
    invoice_status smallint not null default 0 check (invoice_status in (0, 1, 2)),
    primary key (tenant_id, id),
    -- Each status has what makes it true, and nothing of another.
    check ((status = 2) = (cancels_at is not null)),
    check ((status = 3) = (paid_at is not null and subscription_id is not null)),
    check ((status = 4) = (cancelled_at is not null))
  )`,
  `create index purchase_order_due on purchase_order (cancels_at) where status = 2`,
  `create table purchase_order_route (
    tenant_id uuid not null,
    order_id uuid not null,
    sea_route_id uuid not null references sea_route,
    primary key (tenant_id, order_id, sea_route_id),
    foreign key (tenant_id, order_id) references purchase_order (tenant_id, id)
  )`,
  `create table purchase_order_voucher (
    tenant_id uuid not null,
    order_id uuid not null,
    file_id uuid not null,
    submitted_at timestamptz not null,
    primary key (tenant_id, order_id, file_id),
    foreign key (tenant_id, order_id) references purchase_order (tenant_id, id)
  )`,
];

const payments = [
  `create table payment (
    tenant_id uuid not null,
    id uuid not null,
    order_id uuid not null,
    pay_way smallint not null check (pay_way in (1, 2)),
    out_trade_no text not null unique,
    amount bigint not null check (amount > 0),
    state text not null check (state in ('open', 'paid', 'closed', 'disputed')),
    qr_code text,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    scanned_at timestamptz,
    declined_at timestamptz,
    paid_at timestamptz,
    closed_at timestamptz,
    provider_no text,
    next_check_at timestamptz,
    primary key (tenant_id, id),
    foreign key (tenant_id, order_id) references purchase_order (tenant_id, id),
    check ((state = 'paid') = (paid_at is not null))
  )`,
  `create index payment_order on payment (tenant_id, order_id, created_at desc)`,
  `create index payment_due on payment (next_check_at) where next_check_at is not null`,
  `create table payment_incident (
    id uuid primary key,
    pay_way smallint not null,
    out_trade_no text not null,
    kind text not null check (kind in ('amountDiffers', 'currencyDiffers', 'tradeUnknown')),
    provider_no text not null,
    amount bigint not null,
    currency text not null,
    created_at timestamptz not null,
    unique (pay_way, out_trade_no, kind, provider_no, amount, currency)
  )`,
  // One refund per payment, ever.
  `create table refund_task (
    tenant_id uuid not null,
    id uuid not null,
    order_id uuid not null,
    payment_id uuid not null,
    amount bigint not null check (amount > 0),
    reason text not null check (reason in ('paidTwice', 'paidAfterCancel')),
    state text not null default 'open' check (state in ('open', 'asked', 'done', 'failed')),
    attempts integer not null default 0,
    created_at timestamptz not null,
    next_try_at timestamptz,
    done_at timestamptz,
    primary key (tenant_id, id),
    unique (tenant_id, payment_id),
    foreign key (tenant_id, payment_id) references payment (tenant_id, id)
  )`,
  `create index refund_task_due on refund_task (next_try_at) where next_try_at is not null`,
  `create table sandbox_trade (
    out_trade_no text primary key,
    token text not null unique,
    pay_way smallint not null,
    amount bigint not null,
    subject text not null,
    state text not null default 'waiting'
      check (state in ('waiting', 'scanned', 'paid', 'declined', 'closed')),
    created_at timestamptz not null,
    expires_at timestamptz not null,
    paid_at timestamptz,
    provider_no text,
    refunded bigint not null default 0
  )`,
];

/**
 * The place of a table's rows when the database is spread over the nodes of Citus.
 *
 * - `tenant`: with all other rows of its tenant, by `tenant_id`.
 * - `route`: with all other rows of its sea route, by `sea_route_id`.
 * - `value`: by the value that must be unique among all tenants.
 * - `reference`: a copy on every node, for what distributed tables refer to.
 * - `local`: on the coordinator alone.
 */
export type Distribution = 'tenant' | 'route' | 'value' | 'reference' | 'local';

/** The column that spreads the rows of a distributed table. */
export const distributionColumns: Readonly<Partial<Record<Distribution, string>>> = {
  tenant: 'tenant_id',
  route: 'sea_route_id',
  value: 'value',
};

/** Every table of the schema `public`, by its name in the database. */
export const distributions: Readonly<Record<string, Distribution>> = {
  account: 'tenant',
  account_closing: 'tenant',
  attention: 'tenant',
  calendar_feed: 'tenant',
  certification_draft: 'tenant',
  certification_event: 'tenant',
  company: 'tenant',
  company_identity: 'tenant',
  company_log: 'tenant',
  daily_count: 'tenant',
  department: 'tenant',
  employee: 'tenant',
  employee_invitation: 'tenant',
  file: 'tenant',
  invoice: 'tenant',
  invoice_event: 'tenant',
  known_device: 'tenant',
  login_log: 'tenant',
  notification: 'tenant',
  payment: 'tenant',
  push_subscription: 'tenant',
  purchase_order: 'tenant',
  purchase_order_route: 'tenant',
  purchase_order_voucher: 'tenant',
  quote: 'tenant',
  quote_sender: 'tenant',
  quote_version: 'tenant',
  quote_view: 'tenant',
  reader_city: 'tenant',
  refund_task: 'tenant',
  seat: 'tenant',
  seat_route: 'tenant',
  session: 'tenant',
  subscription: 'tenant',
  subscription_reminder: 'tenant',
  subscription_route: 'tenant',
  tracking: 'tenant',
  tracking_poll: 'tenant',
  transfer_confirmation: 'tenant',
  trial_claim: 'tenant',
  upload_hand_over: 'tenant',
  watch: 'tenant',
  watch_firing: 'tenant',

  route_score: 'route',
  sailing: 'route',
  sailing_version: 'route',

  // Order and invoice numbers, which no two tenants may share.
  number_claim: 'value',

  // A company's name, codes and administrator are unique among all tenants while it applies; two rows a tenant.
  certification: 'reference',
  // A phone, an email or a name opens one account of all tenants, and is read together with that account.
  claim: 'reference',
  // Its domain is unique among all tenants; one row a company.
  company_login: 'reference',
  // Distributed tables refer to the rows of these.
  carrier: 'reference',
  csv_import: 'reference',
  port: 'reference',
  route_group: 'reference',
  sea_route: 'reference',
  staff: 'reference',
  vessel: 'reference',
  version_source: 'reference',
  // Facts that are read together with sailings, routes and ports.
  demurrage_tariff: 'local',
  port_term: 'reference',
  sea_track: 'reference',
  surcharge: 'reference',
  surcharge_rate: 'reference',

  // Found by the hash of a ticket alone, and gone within the hour.
  data_export: 'local',
  force_ticket: 'local',
  identity_proof: 'local',
  // Visitors without an account write these too: no tenant.
  consent: 'local',
  insurance_event: 'local',
  insurance_intention: 'local',
  insurer: 'local',
  // A trigger keeps it from changes, and Citus has none on distributed tables.
  audit_entry: 'local',
  // A trigger of the articles keeps their search index, and a function searches it.
  news_article: 'local',
  news_attachment: 'local',
  // Read together with its articles only.
  news_collection: 'local',
  news_picture: 'local',
  news_revision: 'local',
  news_search: 'local',
  news_search_pending: 'local',
  news_search_period: 'local',
  // Facts of the encyclopedia: no distributed table refers to them.
  exchange_rate: 'local',
  fact_load: 'local',
  flag: 'local',
  fuel_port: 'local',
  fuel_price: 'local',
  hs_item: 'local',
  hs_letter: 'local',
  hs_national: 'local',
  regulation: 'local',
  regulation_moved: 'local',
  regulation_part: 'local',
  tracking_carrier: 'local',
  // The work of staff.
  csv_import_former: 'local',
  csv_import_line: 'local',
  data_quality: 'local',
  import_layout: 'local',
  page_access: 'local',
  push_answer: 'local',
  push_campaign: 'local',
  staff_invitation: 'local',
  staff_login: 'local',
  staff_session: 'local',
  // Before anybody is logged in there is no tenant.
  login_failure: 'local',
  nonce: 'local',
  oidc_login: 'local',
  oidc_logout: 'local',
  rate_limit: 'local',
  signing_key: 'local',
  social_login: 'local',
  verify_code: 'local',
  // The server's own records.
  follow_float: 'local',
  heard_position: 'local',
  idempotency_record: 'local',
  job_progress: 'local',
  kysely_migration: 'local',
  kysely_migration_lock: 'local',
  outbox_message: 'local',
  page_version: 'local',
  // A wallet's notice may name a payment that does not exist.
  payment_incident: 'local',
  sample_fill: 'local',
  sandbox_social_code: 'local',
  sandbox_trade: 'local',
  server_clock: 'local',
  watch_cursor: 'local',
};

/** Whether Citus spreads the rows of such a table over the nodes. */
export const isDistributed = (distribution: Distribution | undefined) =>
  distribution !== undefined && distributionColumns[distribution] !== undefined;

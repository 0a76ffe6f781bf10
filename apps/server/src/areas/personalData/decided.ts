/** Reasons why a person's rows remain after the account is closed; the page that closes an account lists the same ones. */
const reasons = {
  /** E-Commerce Law of China, article 31: trade data, three years at least; accounting archives keep vouchers longer. */
  trade: 'E-Commerce Law, article 31',
  /** Cybersecurity Law of China, article 21: logs of six months. The clean-up removes them then. */
  logs: 'Cybersecurity Law, article 21',
  /** A trial is one a person: without it a closed account would be a new trial. */
  oneTrial: 'one trial a person',
  /** Proves that the account was closed, and when. */
  proof: 'proof of the closing',
  /** Personal Information Protection Law, articles 14 and 69: who handles data shows that it was agreed to. */
  agreed: 'proof of consent',
  /** Emptied, so that the remaining row still refers to an account but identifies no person. */
  emptied: 'emptied',
  /** Vouchers and invoices stay with their order; the clean-up removes every other picture. */
  vouchers: 'vouchers and invoices of orders',
} as const;

type Decision = 'removed' | (typeof reasons)[keyof typeof reasons];

/**
 * The fate of each table with a person's rows when that person leaves. All of them are in the copy that a person
 * requests. A new table in neither list fails the tests: a developer has to decide.
 */
export const decided: Readonly<Record<string, Decision>> = {
  account: reasons.emptied,
  account_closing: reasons.proof,
  attention: 'removed',
  calendar_feed: 'removed',
  certification: 'removed',
  certification_draft: 'removed',
  certification_event: 'removed',
  claim: 'removed',
  company: 'removed',
  company_identity: 'removed',
  company_log: 'removed',
  company_login: 'removed',
  consent: reasons.agreed,
  daily_count: 'removed',
  data_export: 'removed',
  department: 'removed',
  employee: 'removed',
  employee_invitation: 'removed',
  file: reasons.vouchers,
  force_ticket: 'removed',
  identity_proof: 'removed',
  insurance_intention: 'removed',
  invoice: reasons.trade,
  invoice_event: reasons.trade,
  known_device: 'removed',
  login_log: reasons.logs,
  news_collection: 'removed',
  notification: 'removed',
  number_claim: reasons.trade,
  oidc_login: 'removed',
  payment: reasons.trade,
  purchase_order: reasons.trade,
  purchase_order_route: reasons.trade,
  purchase_order_voucher: reasons.trade,
  push_subscription: 'removed',
  quote: 'removed',
  quote_sender: 'removed',
  quote_version: 'removed',
  quote_view: 'removed',
  reader_city: 'removed',
  refund_task: reasons.trade,
  seat: 'removed',
  seat_route: 'removed',
  session: 'removed',
  subscription: reasons.trade,
  subscription_reminder: 'removed',
  subscription_route: reasons.trade,
  tracking: 'removed',
  tracking_poll: 'removed',
  transfer_confirmation: reasons.trade,
  trial_claim: reasons.oneTrial,
  upload_hand_over: 'removed',
  watch: 'removed',
  watch_firing: 'removed',
};

/** Tables whose rows stay. */
export const remainingTables: ReadonlySet<string> = new Set(
  Object.entries(decided).flatMap(([table, decision]) => (decision === 'removed' ? [] : [table])),
);

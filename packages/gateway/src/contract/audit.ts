import * as v from 'valibot';
import { auditActions } from './auditActions.ts';
import { listCall } from './listCall.ts';
import { auditListing } from './listings/audit.ts';
import { id, instant } from './shapes.ts';

/** Facts before or after an action: plain values by name. Amounts are in fen. */
const facts = v.record(
  v.string(),
  v.nullable(v.union([v.string(), v.number(), v.boolean(), v.array(v.string())])),
);
export type AuditFacts = v.InferOutput<typeof facts>;

/** The subject of an action. */
export const auditSubject = v.object({
  kind: v.picklist([
    'staff',
    'order',
    'certification',
    'call',
    'intention',
    'insurer',
    'invoice',
    'seaRoute',
    'surcharge',
    'account',
    'campaign',
    'article',
    'page',
    'import',
    'feed',
  ]),
  id: v.string(),
  name: v.string(),
});
export type AuditSubject = v.InferOutput<typeof auditSubject>;

export const auditEntry = v.object({
  id,
  at: instant,
  /** The actor, with their name at the time; null for the server. */
  by: v.nullable(v.object({ id, name: v.string() })),
  action: v.picklist(auditActions),
  outcome: v.picklist(['done', 'refused']),
  subject: v.nullable(auditSubject),
  before: v.nullable(facts),
  after: v.nullable(facts),
  reason: v.nullable(v.string()),
});
export type AuditEntry = v.InferOutput<typeof auditEntry>;

/** The log of the actions of staff. It cannot be changed; admins read it. */
export const audit = {
  selectPage: listCall({
    path: '/desk/audit/selectPage',
    summary: 'A page of the log, newest first.',
    caller: 'staff:admin',
    listing: auditListing,
    row: auditEntry,
  }),
} as const;

import type { CheckedQueryOf, DataOf } from '@fairway/gateway/contract/call';
import type { ConfigBO, push, UserActionType } from '@fairway/gateway/contract/push';
import type { Language } from '@fairway/gateway/contract/texts';
import type { Db } from '../../../database/db.ts';
import type { Member, Visitor } from '../../../http/caller.ts';
import { answeredBy } from '../answers.ts';
import { audienceOf, isDue } from '../rules.ts';
import { configOf } from './campaignConfig.ts';

/** Campaigns that run now, the first to come first. */
function running(db: Db, now: Date) {
  return db
    .selectFrom('pushCampaign')
    .selectAll()
    .where('running', '=', true)
    .where('startsAt', '<=', now)
    .where(({ or, eb }) => or([eb('endsAt', 'is', null), eb('endsAt', '>', now)]))
    .orderBy('precedence')
    .orderBy('id', 'desc')
    .execute();
}

/** Pages with a running campaign, each with the triggers of its campaigns. */
export async function neededPages(db: Db, now: Date): Promise<DataOf<typeof push.neededPages>['rows']> {
  const typesByPage = new Map<string, Set<UserActionType>>();
  for (const { pages, userActionType } of await running(db, now)) {
    for (const page of pages) typesByPage.set(page, (typesByPage.get(page) ?? new Set()).add(userActionType));
  }
  return [...typesByPage]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([pageRouter, types]) => ({ pageRouter, userActionTypes: [...types].sort() }));
}

interface Asking {
  readonly query: CheckedQueryOf<typeof push.query>;
  readonly caller: Visitor | Member;
  readonly readers: readonly Buffer[];
  readonly language: Language;
  readonly hosts: readonly string[];
  readonly now: Date;
}

/** Returns the first campaign that is due for a reader's action and that they have not answered; null without one. */
export async function dueFor(
  db: Db,
  { query, caller, readers, language, hosts, now }: Asking,
): Promise<ConfigBO | null> {
  const deed = { ...query, language, audience: audienceOf(caller), now };
  const due = (await running(db, now)).filter((campaign) => isDue(campaign, deed));
  if (due.length === 0) return null;
  const answered = await answeredBy(db, readers);
  const first = due.find(({ id }) => !answered.has(id));
  return first ? configOf(first, hosts) : null;
}

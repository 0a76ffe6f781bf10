import type { CheckedBodyOf } from '@fairway/gateway/contract/call';
import type { DeskCampaign, pushDesk } from '@fairway/gateway/contract/pushDesk';
import { type Selectable, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../../database/db.ts';
import { figuresOf } from '../answers.ts';
import type { PushCampaignTable } from '../tables.ts';
import { configOf } from './campaignConfig.ts';

/** Maximum number of stored campaigns. */
const most = 200;

type Saving = CheckedBodyOf<typeof pushDesk.saveCampaign>;
type Row = Selectable<PushCampaignTable>;

const none = { shown: 0, closed: 0, followed: 0 };

/** All campaigns in the order in which they are shown, with their results. */
export async function everyCampaign(db: Db, hosts: readonly string[]): Promise<DeskCampaign[]> {
  const [rows, figures] = await Promise.all([
    db.selectFrom('pushCampaign').selectAll().orderBy('precedence').orderBy('id', 'desc').execute(),
    figuresOf(db),
  ]);
  return rows.map(({ startsAt, endsAt, running, sample: _, updatedAt: __, ...row }) => ({
    ...row,
    from: startsAt.toISOString(),
    to: endsAt?.toISOString() ?? null,
    on: running,
    figures: figures.get(row.id) ?? none,
    shown: configOf(row, hosts),
  }));
}

/** A campaign, locked until the transaction ends; undefined if there is no such campaign. */
export function holdCampaign(transaction: Db, id: string): Promise<Row | undefined> {
  return transaction
    .selectFrom('pushCampaign')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

function rowOf({ from, to, ...content }: Saving['campaign'], now: Date) {
  return { ...content, startsAt: new Date(from), endsAt: to === null ? null : new Date(to), updatedAt: now };
}

/** Adds a campaign, which is off at first; null where there are too many. */
export async function addCampaign(
  transaction: Db,
  campaign: Saving['campaign'],
  now: Date,
): Promise<{ readonly id: string; readonly version: number } | null> {
  const { number } = await transaction
    .selectFrom('pushCampaign')
    .select(sql<number>`count(*)::int`.as('number'))
    .executeTakeFirstOrThrow();
  if (number >= most) return null;
  const id = uuidv7();
  await transaction
    .insertInto('pushCampaign')
    .values({ id, ...rowOf(campaign, now) })
    .execute();
  return { id, version: 1 };
}

/** Updates a stored campaign; returns its next version. */
export async function changeCampaign(
  transaction: Db,
  stored: Row,
  change: { readonly campaign: Saving['campaign'] } | { readonly on: boolean },
  now: Date,
): Promise<number> {
  const version = stored.version + 1;
  const set = 'on' in change ? { running: change.on, updatedAt: now } : rowOf(change.campaign, now);
  await transaction
    .updateTable('pushCampaign')
    .set({ ...set, version })
    .where('id', '=', stored.id)
    .execute();
  return version;
}

/** Facts of a campaign that the log keeps. */
export function factsOf(row: Pick<Row, 'commonName' | 'pages' | 'activityUrl'>) {
  return { campaign: row.commonName, pages: [...row.pages], link: row.activityUrl };
}

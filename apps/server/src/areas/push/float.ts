import type { DataOf } from '@fairway/gateway/contract/call';
import type { FollowFloat } from '@fairway/gateway/contract/pushDesk';
import type { ruleEngine } from '@fairway/gateway/contract/ruleEngine';
import type { Db } from '../../database/db.ts';
import { codeLink } from './links.ts';
import { pathOf } from './rules.ts';

const empty: FollowFloat = {
  ...{ on: false, pages: [], qrCode: '' },
  ...{ nameZh: '关注航道', nameEn: 'Follow Fairway', tipZh: '', tipEn: '' },
};

/** Loads the stored float and its version: 0 until the first save. */
export async function keptFloat(db: Db): Promise<{ readonly float: FollowFloat; readonly version: number }> {
  const row = await db.selectFrom('followFloat').selectAll().executeTakeFirst();
  if (!row) return { float: empty, version: 0 };
  const { version, pages, nameZh, nameEn, tipZh, tipEn, qrCode } = row;
  return { float: { on: row.shown, pages, nameZh, nameEn, tipZh, tipEn, qrCode }, version };
}

/** Pages that show the float. */
export async function floatPages(db: Db): Promise<readonly string[]> {
  const { float } = await keptFloat(db);
  return float.on ? float.pages : [];
}

/** Loads the content of the float on a page. */
export async function floatAt(
  db: Db,
  pageRouter: string,
  hosts: readonly string[],
): Promise<DataOf<typeof ruleEngine.wechatMp>> {
  const { float } = await keptFloat(db);
  const { nameZh, nameEn, tipZh, tipEn, on, pages } = float;
  const show = on && pages.some((page) => pathOf(page) === pathOf(pageRouter));
  return { show, nameZh, nameEn, tipZh, tipEn, qrCode: codeLink(float.qrCode, hosts) };
}

/** Saves the float over the version that was read; null if another user has changed it since. */
export async function saveFloat(
  transaction: Db,
  { on, ...content }: FollowFloat,
  read: number,
  now: Date,
): Promise<number | null> {
  const row = { shown: on, ...content, version: read + 1, updatedAt: now };
  const saved =
    read === 0
      ? await transaction
          .insertInto('followFloat')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .returning('version')
          .executeTakeFirst()
      : await transaction
          .updateTable('followFloat')
          .set(row)
          .where('version', '=', read)
          .returning('version')
          .executeTakeFirst();
  return saved?.version ?? null;
}

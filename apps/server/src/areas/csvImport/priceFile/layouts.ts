import type { SentLayout } from '@fairway/gateway/contract/priceFile';
import { foldToWords } from '@fairway/trade';
import type { Db } from '../../../database/db.ts';

const longestHeadings = 4000;

/** The normalised headings of a file: the next file of a sender has the same ones. */
export function headingsKey(header: readonly string[]): string {
  return header.map(foldToWords).join('|').slice(0, longestHeadings);
}

/** The layout that was used last for these headings. */
export async function layoutFor(db: Db, headings: string): Promise<SentLayout | undefined> {
  const row = await db
    .selectFrom('importLayout')
    .select('layout')
    .where('headings', '=', headings)
    .orderBy('updatedAt', 'desc')
    .executeTakeFirst();
  return row?.layout;
}

/** Stores a layout for its sender, without the accepted rows and the validity, which belong to one file. */
export async function rememberLayout(
  db: Db,
  layout: SentLayout,
  headings: string,
  updatedAt: Date,
): Promise<void> {
  const { sender } = layout;
  const { valid_from: _from, valid_to: _to, ...constants } = layout.constants;
  const remembered = { ...layout, constants, acceptedRows: [] };
  const values = { headings, layout: JSON.stringify(remembered), updatedAt };
  await db
    .insertInto('importLayout')
    .values({ sender, ...values })
    .onConflict((conflict) => conflict.column('sender').doUpdateSet(values))
    .execute();
}

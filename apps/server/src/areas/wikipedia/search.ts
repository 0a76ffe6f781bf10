import type { GuideGroup, GuideKind } from '@fairway/gateway/contract/wikipedia';
import type { Find, Finding } from '../area.ts';
import { mayRead } from '../encyclopedia/index.ts';
import { portFinder } from '../harbour/index.ts';
import { hsFinder } from '../hsCode/index.ts';
import { findLawArticles, regulationFinder } from '../regulation/index.ts';
import { vesselFinder } from '../ship/index.ts';
import { carrierFinder } from '../shippingCompany/index.ts';

/** The search function of one kind, and its page: readers without access to that page get no results of it. */
interface Part {
  readonly kind: GuideKind;
  readonly page: string;
  readonly find: Find;
}

/** The limit of results of each kind. */
const most = 5;

const parts: readonly Part[] = [
  { kind: 'port', page: '/wikipedia/harbour', find: portFinder.find },
  { kind: 'carrier', page: '/wikipedia/shippingCompany', find: carrierFinder.find },
  { kind: 'ship', page: '/wikipedia/shipInfo', find: vesselFinder.find },
  { kind: 'regulation', page: '/wikipedia/regulations', find: regulationFinder.find },
  { kind: 'article', page: '/wikipedia/regulationSearch', find: findLawArticles },
  { kind: 'hs', page: '/logisticsTool/HScode', find: hsFinder.find },
];

type Asking = Omit<Finding, 'keyword' | 'limit'>;

/** Searches all of the encyclopedia for a keyword, by kind; kinds without a match are left out. */
export async function searchAll(
  { db, caller, language, now }: Asking,
  typed: string,
): Promise<{ groups: GuideGroup[] }> {
  const keyword = typed.trim();
  if (keyword === '') return { groups: [] };
  const finding = { db, caller, language, now, keyword, limit: most };
  const groups = await Promise.all(parts.map((part) => groupOf(part, finding)));
  return { groups: groups.filter(({ total, access }) => total > 0 || access === 'login') };
}

async function groupOf({ kind, page, find }: Part, finding: Finding): Promise<GuideGroup> {
  if (!(await mayRead(page, finding))) return { kind, access: 'login', total: 0, rows: [] };
  const { total, rows } = await find(finding);
  return {
    kind,
    access: 'open',
    total,
    rows: rows.map(({ key, anchor = null, name, note }) => ({ key, anchor, name, note })),
  };
}

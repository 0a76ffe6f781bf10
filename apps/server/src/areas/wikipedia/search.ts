import { readListing } from '@fairway/gateway/contract/listAddress';
import type { Listing } from '@fairway/gateway/contract/listing';
import { carrierListing } from '@fairway/gateway/contract/listings/carriers';
import { hsListing } from '@fairway/gateway/contract/listings/hsCodes';
import { portListing } from '@fairway/gateway/contract/listings/ports';
import { articleListing, regulationListing } from '@fairway/gateway/contract/listings/regulations';
import { vesselListing } from '@fairway/gateway/contract/listings/vessels';
import type { GuideEntry, GuideGroup, GuideKind } from '@fairway/gateway/contract/wikipedia';
import type { Db } from '../../database/db.ts';
import type { Caller } from '../../http/caller.ts';
import { mayRead } from '../encyclopedia/index.ts';
import { portsPage } from '../harbour/index.ts';
import { hsPage } from '../hsCode/index.ts';
import { articlesPage, regulationsPage } from '../regulation/index.ts';
import { vesselsPage } from '../ship/index.ts';
import { carriersPage } from '../shippingCompany/index.ts';

interface Asking {
  readonly db: Db;
  readonly caller: Caller;
  readonly now: Date;
}

interface Found {
  readonly total: number;
  readonly rows: readonly GuideEntry[];
}

/** How one kind is looked for, and the page that tells of it: whoever may not read that finds nothing of it. */
interface Part {
  readonly kind: GuideKind;
  readonly page: string;
  readonly find: (asking: Asking, keyword: string) => Promise<Found>;
}

/** How many of each kind are named. */
const most = 5;

const parts: readonly Part[] = [
  {
    kind: 'port',
    page: '/wikipedia/harbour',
    find: async ({ db, now }, keyword) =>
      entries(await portsPage(db, asked(portListing, keyword), now), (port) => ({
        ...named(port.code, port),
        noteZh: `${port.countryZh} ${port.code}`,
        noteEn: `${port.countryEn} ${port.code}`,
      })),
  },
  {
    kind: 'carrier',
    page: '/wikipedia/shippingCompany',
    find: async ({ db, now }, keyword) =>
      entries(await carriersPage(db, asked(carrierListing, keyword), now), (carrier) => ({
        ...named(carrier.code, carrier),
        noteZh: carrier.seatZh ?? '',
        noteEn: carrier.seatEn ?? '',
      })),
  },
  {
    kind: 'ship',
    page: '/wikipedia/shipInfo',
    find: async ({ db }, keyword) =>
      entries(await vesselsPage(db, asked(vesselListing, keyword)), ({ imo, name, flagZh, flagEn }) => ({
        ...named(imo, { nameZh: name, nameEn: name }),
        noteZh: `IMO ${imo} ${flagZh}`.trim(),
        noteEn: `IMO ${imo} ${flagEn}`.trim(),
      })),
  },
  {
    kind: 'regulation',
    page: '/wikipedia/regulations',
    find: async ({ db }, keyword) =>
      entries(await regulationsPage(db, asked(regulationListing, keyword)), (law) => ({
        ...named(law.slug, { nameZh: law.titleZh, nameEn: law.titleEn }),
        noteZh: law.version ?? String(law.adopted ?? ''),
        noteEn: law.version ?? String(law.adopted ?? ''),
      })),
  },
  {
    kind: 'article',
    page: '/wikipedia/regulationSearch',
    find: async ({ db }, keyword) =>
      entries(await articlesPage(db, asked(articleListing, keyword)), (article) => ({
        key: article.slug,
        anchor: article.anchor,
        nameZh: `${article.titleZh} ${article.label}`.trim(),
        nameEn: `${article.titleEn} ${article.label}`.trim(),
        noteZh: article.excerpt,
        noteEn: article.excerpt,
      })),
  },
  {
    kind: 'hs',
    page: '/logisticsTool/HScode',
    find: async ({ db }, keyword) =>
      entries(await hsPage(db, asked(hsListing, keyword)), ({ code, nameZh, headingZh, nameEn }) => ({
        ...named(code, { nameZh: code, nameEn: code }),
        noteZh: nameZh ?? headingZh ?? nameEn,
        noteEn: nameEn,
      })),
  },
];

/** What a keyword finds in all of the encyclopedia, by kind; kinds in which it finds nothing are left out. */
export async function searchAll(asking: Asking, keyword: string): Promise<{ groups: GuideGroup[] }> {
  const wanted = keyword.trim();
  if (wanted === '') return { groups: [] };
  const groups = await Promise.all(parts.map((part) => groupOf(part, asking, wanted)));
  return { groups: groups.filter(({ total, access }) => total > 0 || access === 'login') };
}

async function groupOf({ kind, page, find }: Part, asking: Asking, keyword: string): Promise<GuideGroup> {
  if (!(await mayRead(page, asking))) return { kind, access: 'login', total: 0, rows: [] };
  const { total, rows } = await find(asking, keyword);
  return { kind, access: 'open', total, rows: [...rows] };
}

/** The query of a list that nothing but a keyword narrows down. */
function asked<const L extends Listing>(listing: L, keyword: string) {
  return readListing(listing, new URLSearchParams({ keyword }));
}

function entries<Row>(
  { total, rows }: { readonly total: number; readonly rows: readonly Row[] },
  toEntry: (row: Row) => GuideEntry,
): Found {
  return { total, rows: rows.slice(0, most).map(toEntry) };
}

function named(key: string, { nameZh, nameEn }: { readonly nameZh: string; readonly nameEn: string }) {
  return { key, anchor: null, nameZh, nameEn };
}

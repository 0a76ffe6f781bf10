import { cutText } from '@fairway/trade';
/** The other parameters of a law's page. */
export interface RegulationPlace {
  /** Words that are looked for inside it, and marked. */
  readonly keyword?: string | undefined;
  /** The part it is opened at, `article-42`. */
  readonly anchor?: string | undefined;
}

/** Longest keyword that is looked for inside a law. */
export const longestKeyword = 60;

/** Address of a law, or of a place in it. */
export function regulationAddress(slug: string, { keyword, anchor }: RegulationPlace = {}): string {
  const params = new URLSearchParams({ slug, ...(keyword ? { keyword } : {}) });
  return `/wikipedia/regulationDetail?${params}${anchor ? `#${anchor}` : ''}`;
}

/** Reads the address of a law; null where it names none. */
export function readRegulation(params: URLSearchParams): { slug: string; keyword: string } | null {
  const slug = (params.get('slug') ?? '').trim().toLowerCase();
  if (!/^[a-z\d-]{1,60}$/.test(slug)) return null;
  const keyword = (params.get('keyword') ?? '').replaceAll(/\p{Cc}/gu, ' ').trim();
  return { slug, keyword: cutText(keyword, longestKeyword) };
}

export { newsDetailAddress } from '../../../features/news/newsDetailAddress.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The article that an address names; null where it names none. */
export function readArticleId(params: URLSearchParams): string | null {
  const id = (params.get('id') ?? '').toLowerCase();
  return uuid.test(id) ? id : null;
}

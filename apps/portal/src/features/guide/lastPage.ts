import { redirect } from 'react-router-dom';

/** Somebody else's link may name a page that is no more: its last one is shown instead. */
export function toLastPage(
  found: { readonly total: number; readonly limit: number; readonly page: number },
  hrefOf: (page: number) => string,
): void {
  const last = Math.max(1, Math.ceil(found.total / found.limit));
  if (found.page > last) throw redirect(hrefOf(last));
}

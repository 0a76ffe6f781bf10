/** Pages inside a flow, which no reader searches for, and pages that only search. */
const hidden: ReadonlySet<string> = new Set([
  '/notFound',
  '/error',
  '/forgetPassword',
  '/loginAgain',
  '/bindPhone',
  '/invitation',
  '/quotation',
  '/newsInformationSearch',
  '/wikipedia/regulationSearch',
]);

/** Entries of a query that search or sort: other pages show the same content, in endless combinations. */
const ownViews = ['keyword', 'number', 'sort'];

/** Whether the page at an address is excluded from search engines. */
export function isHidden(address: string): boolean {
  const { pathname, searchParams } = new URL(address, 'http://portal');
  return hidden.has(pathname) || ownViews.some((name) => searchParams.has(name));
}

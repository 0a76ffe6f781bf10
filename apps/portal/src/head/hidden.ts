/** Pages on the way to something, that nobody looks for. */
const hidden: ReadonlySet<string> = new Set([
  '/notFound',
  '/error',
  '/forgetPassword',
  '/loginAgain',
  '/bindPhone',
  '/invitation',
]);

/** Whether search engines shall leave a page out. */
export function isHidden(path: string): boolean {
  return hidden.has(path);
}

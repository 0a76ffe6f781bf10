/**
 * Whether code could not be fetched: the line is gone, or the code is, because the site was updated. Browsers do not ask
 * again for a script that failed, only a page loaded anew does.
 */
export function isMissing(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);
}

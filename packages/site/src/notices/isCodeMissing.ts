/**
 * Whether code failed to load: the connection is lost, or the site was updated and the file is gone. Browsers do not
 * request a failed script again until the page is reloaded.
 */
export function isCodeMissing(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);
}

/**
 * A code's content as a link for who is on the phone already: an address of the web, or one of the wallet's app by its
 * `scheme`. Null for what neither opens, `javascript:` first of all.
 */
export function walletLink(content: string, scheme?: string): string | null {
  if (!URL.canParse(content)) return null;
  const { protocol, href } = new URL(content);
  return ['https:', 'http:', scheme].includes(protocol) ? href : null;
}

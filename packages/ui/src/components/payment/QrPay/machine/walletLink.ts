/** Schemes that open a wallet, or a page that does. */
const schemes = ['https:', 'http:', 'alipays:', 'weixin:'];

/** A code's content as a link for who is on the phone already; null for what no wallet opens, `javascript:` first of all. */
export function walletLink(content: string): string | null {
  if (!URL.canParse(content)) return null;
  const { protocol, href } = new URL(content);
  return schemes.includes(protocol) ? href : null;
}

/**
 * Returns the address where an invited person accepts or declines; the secret is after `#`, which is never sent to a
 * server.
 */
export function invitationAddress({ link }: { readonly link: string }): string {
  return `/invitation#${link}`;
}

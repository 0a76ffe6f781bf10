/** The page on which somebody who is invited into a company answers; the secret stands after `#`, which no server reads. */
export function invitationAddress({ link }: { readonly link: string }): string {
  return `/invitation#${link}`;
}

import type { AnchorHTMLAttributes, ComponentType, Ref } from 'react';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link as the site's router renders it; takes what `<a>` takes. */
export type LinkComponent = ComponentType<LinkProps>;

/** The link of a site without a router. */
export function PlainLink(props: LinkProps) {
  return <a {...props} />;
}

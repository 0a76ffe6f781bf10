import type { LinkProps } from '@fairway/ui';
import type { MouseEvent } from 'react';
import { createPath } from 'react-router-dom';
import { goalInside, isOfGateway, pathUnder } from './base.ts';
import { baseOf, useRouter } from './router.ts';

export interface RouterLinkProps extends LinkProps {
  /** Keeps the scroll position: the content opens next to the text that is being read. */
  preventScrollReset?: boolean;
}

/**
 * A link of the kit inside a site: the router follows it without loading the page again. The router's own link reads
 * the location whenever it renders, and so renders at each step, as often as a page has links. This one reads it when
 * it is pressed.
 */
export function RouterLink({ href, onClick, preventScrollReset = false, ...rest }: RouterLinkProps) {
  const router = useRouter();
  const base = baseOf(router);
  const address = /^\/(?!\/)/.test(href) && !isOfGateway(href) ? pathUnder(base, href) : href;
  return (
    <a
      {...rest}
      href={address}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || opensElsewhere(event)) return;
        const current = new URL(createPath(router.state.location), window.location.origin);
        const goal = goalInside(base, address, current);
        if (goal === null) return;
        event.preventDefault();
        // As the browser does: the visible page is requested again, and occurs once in the history.
        const replace = new URL(address, current).href === current.href;
        void router.navigate(goal, { replace, preventScrollReset });
      }}
    />
  );
}

function opensElsewhere({
  button,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>): boolean {
  // The attribute: a link inside of a chart has no string as its property.
  const target = currentTarget.getAttribute('target') ?? '';
  return button !== 0 || altKey || ctrlKey || metaKey || shiftKey || (target !== '' && target !== '_self');
}

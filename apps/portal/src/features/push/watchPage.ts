import type { UserActionType } from '@fairway/gateway/contract/push';
import { userAction } from '@fairway/trade';
import type { Deed } from '../../calls/push.ts';

/** Specification, point 9: ms between two checks of how far the reader has scrolled, and of how long they stay. */
export const scrollEvery = 20_000;
export const stayEvery = 10_000;

/** The parts of the page that are watched. */
export interface WatchedPage {
  /** Px that it is scrolled by. */
  readonly scrolled: () => number;
  /** Whether the page is visible. */
  readonly inSight: () => boolean;
  /** Calls back at each scroll; returns how to stop. */
  readonly onScroll: (listener: () => void) => () => void;
}

/** The page of this browser. */
export const ownPage: WatchedPage = {
  scrolled: () => Math.max(0, Math.round(window.scrollY)),
  inSight: () => document.visibilityState !== 'hidden',
  onScroll(listener) {
    window.addEventListener('scroll', listener, { passive: true });
    return () => window.removeEventListener('scroll', listener);
  },
};

interface Watching {
  /** The user actions that trigger a campaign on this page. */
  readonly types: readonly UserActionType[];
  /** Whether an action opens a dialog; no dialog opens if the call fails. */
  readonly ask: (deed: Deed) => Promise<boolean>;
  readonly page: WatchedPage;
}

/**
 * Queries when a page is entered, on scrolling once in 20 s, and every 10 s of the stay, until a campaign appears;
 * returns a function that stops it.
 */
export function watchPage({ types, ask, page }: Watching): () => void {
  const ways: (() => void)[] = [];
  let over = false;
  let stayed = 0;
  const stop = () => {
    over = true;
    for (const end of ways.splice(0)) end();
  };
  const check = async (userActionType: UserActionType) => {
    const deed = { userActionType, scroll: page.scrolled(), stayTime: stayed };
    const isDue = await ask(deed).catch(() => false);
    if (isDue && !over) stop();
  };

  if (types.includes(userAction.scrolled)) {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let again = false;
    const rest = () => {
      waiting = undefined;
      if (again) look();
    };
    const look = () => {
      again = waiting !== undefined;
      if (again) return;
      waiting = setTimeout(rest, scrollEvery);
      void check(userAction.scrolled);
    };
    ways.push(page.onScroll(look), () => clearTimeout(waiting));
  }
  if (types.includes(userAction.stayed)) {
    const timer = setInterval(() => {
      // Time on a hidden page does not count.
      if (!page.inSight()) return;
      stayed += stayEvery / 1_000;
      void check(userAction.stayed);
    }, stayEvery);
    ways.push(() => clearInterval(timer));
  }
  if (types.includes(userAction.entered)) void check(userAction.entered);
  return stop;
}

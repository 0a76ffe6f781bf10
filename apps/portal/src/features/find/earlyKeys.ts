import { isTyping } from '@fairway/site';
import { type EarlyTyping, typedBy } from './typedBy.ts';

let keys: string[] | null = null;
let giveUp: (() => void) | null = null;
let missing = false;

/** Stores typed keys until the search takes them; Escape discards them. A search that could not be loaded never takes them. */
export function keepTyping(onGiveUp: () => void): void {
  if (missing || keys) return;
  keys = [];
  giveUp = onGiveUp;
  document.addEventListener('keydown', keep, true);
}

/** Returns the text typed so far; after this call the search handles its keys itself. */
export function takeTyping(): EarlyTyping {
  const typing = typedBy(keys ?? []);
  keys = giveUp = null;
  document.removeEventListener('keydown', keep, true);
  return typing;
}

/** The search could not be fetched, so keys go where they went before. */
export function searchIsMissing(): void {
  missing = true;
  takeTyping();
}

function keep(event: KeyboardEvent): void {
  if (event.key === 'Escape') {
    const onGiveUp = giveUp;
    takeTyping();
    onGiveUp?.();
  } else if (isTyping(event)) {
    keys?.push(event.key);
  } else return;
  event.preventDefault();
  event.stopPropagation();
}

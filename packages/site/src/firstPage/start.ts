import { isFindKey, isTyping } from './findKey.ts';
import { aliveEvent, findKeyEvent, scriptsId } from './ids.ts';

/**
 * Starts a page that came from the server: it is readable at once, so its scripts wait for the first paint and leave
 * the network to visible content. Earlier presses and searches are queued, marked, and replayed in order once the
 * scripts are here, unless the reader has followed a link.
 */
const patienceMs = 2_000;

function start(): void {
  const scripts = document.getElementById(scriptsId);
  if (!(scripts instanceof HTMLTemplateElement)) return;
  for (const first of slowFirst) setTimeout(tried, 0, first);
  setTimeout(() => {
    document.head.append(scripts.content);
    scripts.remove();
  });
}

/**
 * Calls that are slow the first time in a browser, because they query another process or read the data of a language: 5
 * to 10 ms each. The site needs all of them at once; here they run before its scripts start, and the browser can handle
 * a press between two of them. While the scripts load, which keeps a small machine busy, they take three times as long.
 */
const slowFirst: readonly (() => unknown)[] = [
  () => localStorage.length,
  () => sessionStorage.length,
  () => new Intl.NumberFormat(document.documentElement.lang),
  () => new Intl.DateTimeFormat(document.documentElement.lang),
];

function tried(act: () => unknown): void {
  try {
    act();
  } catch {
    // A browser that refuses its storage fails again where the storage is used.
  }
}

const timer = setTimeout(start, patienceMs);
new PerformanceObserver((_entries, observer) => {
  observer.disconnect();
  clearTimeout(timer);
  start();
}).observe({ type: 'paint', buffered: true });

/** Each once, however often it was pressed: impatience is no second wish. */
const pressedElements = new Set<HTMLElement>();
/**
 * Paler while it waits. Set here for every kind of element, because a rule in the styles would load with every page.
 */
function mark(element: HTMLElement, waits: boolean): void {
  element.ariaBusy = waits ? 'true' : null;
  element.style.opacity = waits ? '0.5' : '';
}
const hold = (event: Event) => {
  const submitted = event instanceof SubmitEvent ? event.submitter : null;
  const target = submitted ?? (event.target instanceof Element ? pressable(event.target) : null);
  if (!target) {
    if (goesOn(event)) forget();
    return;
  }
  event.preventDefault();
  event.stopPropagation();
  pressedElements.add(target);
  mark(target, true);
};
/** Returns a button, or a choice with its label; links work without scripts, and a label of a text field only focuses it. */
function pressable(element: Element): HTMLElement | null {
  const nearest = element.closest<HTMLElement>('button, label, input');
  const control = nearest instanceof HTMLLabelElement ? nearest.control : nearest;
  if (!(control instanceof HTMLInputElement)) return nearest instanceof HTMLButtonElement ? nearest : null;
  return control.type === 'radio' || control.type === 'checkbox' ? control : null;
}
/**
 * Whether a link to another page is followed in this tab. The reader is done with this page: a queued search would be
 * replayed after the link and keep the reader here.
 */
function goesOn(event: Event): boolean {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  // By their attributes: links of a chart have other properties.
  const href = link?.getAttribute('href');
  if (!href || link?.getAttribute('target') || !(event instanceof MouseEvent)) return false;
  const isHere = new URL(href, location.href).href.split('#')[0] === location.href.split('#')[0];
  return !(isHere || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
}
function forget(): void {
  for (const element of pressedElements) mark(element, false);
  pressedElements.clear();
  keys.length = 0;
}

/** The key of the search and the keys typed after it: queued, so that the letters are not typed into a field of the page. */
const keys: KeyboardEvent[] = [];
const holdKey = (event: KeyboardEvent) => {
  if (event.key === 'Escape') keys.length = 0;
  if (!(isFindKey(event) || (keys.length > 0 && isTyping(event)))) return;
  event.preventDefault();
  event.stopPropagation();
  keys.push(event);
};
document.addEventListener('keydown', holdKey, true);
document.addEventListener(
  findKeyEvent,
  () => {
    document.removeEventListener('keydown', holdKey, true);
    for (const { key, ctrlKey, metaKey } of keys)
      document.dispatchEvent(
        new KeyboardEvent('keydown', { key, ctrlKey, metaKey, bubbles: true, cancelable: true }),
      );
  },
  { once: true },
);

const heldEvents = ['click', 'submit'];
for (const type of heldEvents) document.addEventListener(type, hold, true);
document.addEventListener(
  aliveEvent,
  () => {
    for (const type of heldEvents) document.removeEventListener(type, hold, true);
    for (const element of pressedElements) {
      mark(element, false);
      element.click();
    }
  },
  { once: true },
);

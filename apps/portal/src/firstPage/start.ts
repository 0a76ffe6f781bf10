import { aliveEvent, scriptsId } from './ids.ts';

/**
 * Starts a page that came drawn: it can be read at once, so its scripts wait for the first paint and leave the
 * network to what is seen. A press or a search that comes before them is held, and done when they are here.
 */
const patienceMs = 2_000;

function start(): void {
  const scripts = document.getElementById(scriptsId);
  if (!(scripts instanceof HTMLTemplateElement)) return;
  document.head.append(scripts.content);
  scripts.remove();
}

const timer = setTimeout(start, patienceMs);
new PerformanceObserver((_entries, observer) => {
  observer.disconnect();
  clearTimeout(timer);
  start();
}).observe({ type: 'paint', buffered: true });

let pressed: HTMLElement | null = null;
const hold = (event: Event) => {
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>('button') : null;
  const submitted = event instanceof SubmitEvent ? event.submitter : null;
  if (!target && !submitted) return;
  event.preventDefault();
  event.stopPropagation();
  pressed = submitted ?? target;
};
const held = ['click', 'submit'];
for (const type of held) document.addEventListener(type, hold, true);
document.addEventListener(
  aliveEvent,
  () => {
    for (const type of held) document.removeEventListener(type, hold, true);
    pressed?.click();
  },
  { once: true },
);

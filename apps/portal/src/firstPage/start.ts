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
  const target = event.target instanceof Element ? pressable(event.target) : null;
  const submitted = event instanceof SubmitEvent ? event.submitter : null;
  if (!target && !submitted) return;
  event.preventDefault();
  event.stopPropagation();
  pressed = submitted ?? target;
};
/** A button, or a choice with its label; links lead on by themselves, and a label of a text field only goes into it. */
function pressable(element: Element): HTMLElement | null {
  const found = element.closest<HTMLElement>('button, label, input');
  const control = found instanceof HTMLLabelElement ? found.control : found;
  if (!(control instanceof HTMLInputElement)) return found instanceof HTMLButtonElement ? found : null;
  return control.type === 'radio' || control.type === 'checkbox' ? control : null;
}
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

/** The least size of a target under a finger, as docs/foundations/accessibility.mdx promises it. */
const least = 40;

/** From the centre of a target, less the border of a field's box, which is around its input, and a rounded pixel. */
const reach = least / 2 - 2;

const targets =
  'button, a[href], input:not([type="hidden"]), select, textarea, summary, [role="separator"][tabindex], ' +
  ['button', 'tab', 'option', 'treeitem', 'menuitem', 'menuitemcheckbox', 'menuitemradio', 'slider']
    .map((role) => `[role="${role}"]`)
    .join(', ');

const directions = { up: [0, -reach], down: [0, reach], left: [-reach, 0], right: [reach, 0] } as const;

/**
 * Finds controls that a finger can miss: a point less than 20 px above, below, left or right of the centre is not the
 * control's own. Links in a line of text are exempt, as in WCAG 2.5.8.
 */
export function smallTargets(root: Element): string[] {
  const { scrollX, scrollY } = window;
  const small = [...root.querySelectorAll<HTMLElement>(targets)].filter(isPressable).flatMap((target) => {
    const missing = missingSides(target);
    return missing.length > 0 ? [`${nameOf(target)}: ${missing.join(', ')}`] : [];
  });
  scrollTo(scrollX, scrollY);
  return small;
}

function isPressable(target: HTMLElement): boolean {
  // Buttons that a story adds for itself have no class.
  if (!target.matches('[class]')) return false;
  if (target.matches(':disabled, [inert] *, [aria-hidden="true"], [aria-hidden="true"] *')) return false;
  if (!target.checkVisibility({ visibilityProperty: true }) || isClipped(target)) return false;
  const { pointerEvents, display } = getComputedStyle(target);
  return pointerEvents !== 'none' && (display !== 'inline' || !target.matches('a, button'));
}

/** Read out only: visually hidden, or a part of such an element. */
function isClipped(target: Element | null): boolean {
  return target !== null && (getComputedStyle(target).clipPath !== 'none' || isClipped(target.parentElement));
}

function missingSides(target: HTMLElement): string[] {
  // Its label is pressed as well as the box itself: one area that is large enough will do.
  const areas = [target, ...('labels' in target ? ((target.labels as NodeListOf<HTMLElement>) ?? []) : [])];
  const results = areas.map((area) => {
    area.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = area.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    // Under an open menu or dialog, and the target of nobody.
    if (!isHit(areas, x, y)) return [];
    return Object.entries(directions)
      .filter(([, [dx, dy]]) => !isHit(areas, x + dx, y + dy))
      .map(([side]) => side);
  });
  return results.toSorted((one, other) => one.length - other.length)[0] ?? [];
}

function isHit(areas: readonly HTMLElement[], x: number, y: number): boolean {
  // Nobody can press outside the screen.
  if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return true;
  const pressed = document.elementFromPoint(x, y);
  const layer = pressed?.closest('[popover], dialog');
  return areas.some((area) => area.contains(pressed) || (layer && !layer.contains(area)));
}

function nameOf(target: HTMLElement): string {
  const name = target.getAttribute('aria-label') ?? (target.textContent || target.id);
  const { width, height } = target.getBoundingClientRect();
  const size = `${Math.round(width)} × ${Math.round(height)}`;
  return `${target.localName} “${name.trim().slice(0, 40)}” of ${size}`;
}

import type { StyleRule } from '@vanilla-extract/css';
import { media } from './scale.ts';
import { parts } from './style.ts';

/**
 * Creates one class a value for every screen, and again for narrow ones and phones: those come later in the sheet, and
 * so win.
 */
export function byScreen<const Key extends string | number>(rules: Record<Key, StyleRule>, debugId: string) {
  const on = (screen: string, query: string) =>
    parts<Key>(
      eachOf(rules, (rule) => ({ '@media': { [query]: rule } })),
      `${debugId}_${screen}`,
    );
  return {
    base: parts(rules, debugId),
    narrow: on('narrow', media.narrow),
    phone: on('phone', media.phone),
  };
}

/** A rule for each step of a scale, as `byScreen` and `parts` take them. */
export function eachOf<const Key extends string | number, Step>(
  scale: Readonly<Record<Key, Step>>,
  rule: (step: Step) => StyleRule,
): Record<Key, StyleRule> {
  const entries = Object.entries<Step>(scale).map(([key, step]) => [key, rule(step)]);
  return Object.fromEntries(entries) as Record<Key, StyleRule>;
}

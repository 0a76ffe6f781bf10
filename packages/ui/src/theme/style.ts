import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { inLayer } from './inLayer.ts';
import { components, site } from './layers.css.ts';

/** A class of a component: a style in the components layer, so that a site's own CSS always wins. */
export function part(rule: StyleRule, debugId?: string): string {
  return style(inLayer(components, rule), debugId);
}

/** A shared class with styles that follow it: the sheet has the shared ones once. */
export function partOf(shared: string, rule: StyleRule, debugId?: string): string {
  return style([shared, inLayer(components, rule)], debugId);
}

/** A class of a site's page, above the components: it wins where it is handed to one. */
export function layout(rule: StyleRule, debugId?: string): string {
  return style(inLayer(site, rule), debugId);
}

/** Rules of a site for elements rendered by a component, in the layer above the components. */
export function layoutWithin(selector: string, rule: Parameters<typeof globalStyle>[1]): void {
  globalStyle(selector, inLayer(site, rule));
}

/** Rules for elements that a component does not render itself, such as children of a slot. */
export function within(selector: string, rule: Parameters<typeof globalStyle>[1]): void {
  globalStyle(selector, inLayer(components, rule));
}

/** One class per key. */
export function parts<const Key extends string | number>(
  rules: Record<Key, StyleRule>,
  debugId?: string,
): Record<Key, string> {
  const entries = Object.entries<StyleRule>(rules).map(([key, rule]) => [
    key,
    part(rule, `${debugId ?? 'part'}_${key}`),
  ]);
  return Object.fromEntries(entries) as Record<Key, string>;
}

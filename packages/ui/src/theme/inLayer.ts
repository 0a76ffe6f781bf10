import { base, components, reset, site } from './layers.css.ts';

/**
 * A rule in one layer. It names all layers in their order, so that whichever stylesheet arrives first declares it
 * and the order of imports never decides which rule wins.
 */
export function inLayer<Rule>(layer: string, rule: Rule): { '@layer': Record<string, Rule> } {
  const order = Object.fromEntries([reset, base, components, site].map((each) => [each, {} as Rule]));
  return { '@layer': { ...order, [layer]: rule } };
}

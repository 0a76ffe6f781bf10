import { base, components, reset } from './layers.css.ts';

/**
 * A rule in one layer. It names all layers in their order, so that whichever stylesheet arrives first declares it
 * and the order of imports never decides which rule wins.
 */
export function inLayer<Rule>(layer: string, rule: Rule): { '@layer': Record<string, Rule> } {
  return { '@layer': { [reset]: {} as Rule, [base]: {} as Rule, [components]: {} as Rule, [layer]: rule } };
}

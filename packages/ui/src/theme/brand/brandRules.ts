import { densityNames, vars } from '../contract.css.ts';
import type { Contract } from '../types.ts';
import type { Brand } from './types.ts';

/** One rule of a brand's style sheet: custom properties under a selector. */
export interface BrandRule {
  readonly selector: string;
  readonly query?: string;
  readonly scheme?: 'light' | 'dark';
  readonly vars: Readonly<Record<string, string>>;
}

/** Values by the names of their custom properties. */
function named(names: Contract, values: unknown): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const [key, name] of Object.entries(names)) {
    const value = (values as Record<string, unknown>)[key];
    if (typeof name !== 'string') Object.assign(problems, named(name, value));
    else problems[name.replace(/^var\((.*)\)$/, '$1')] = String(value);
  }
  return problems;
}

/**
 * A brand under `data-brand` on the root element. `data-scheme="light|dark"` pins a scheme, without it the reader's
 * setting decides, and paper is always light; `data-density="compact"` tightens, on the root or on a part of the page, where `comfortable` takes it
 * back.
 */
export function brandRules(name: string, brand: Brand): readonly BrandRule[] {
  const here = `[data-brand="${name}"]`;
  const comfortable = named(densityNames, brand.density.comfortable);
  const compact = named(densityNames, brand.density.compact);
  const dark = { ...named(vars.color, brand.dark), ...named(vars.shadow, brand.shadow.dark) };
  const light = {
    ...named(vars.color, brand.light),
    ...named(vars.shadow, brand.shadow.light),
    ...named(vars.font, brand.font),
    ...named(vars.radius, brand.radius),
  };
  return [
    { selector: here, scheme: 'light', vars: { ...light, ...comfortable } },
    {
      selector: `${here}:not([data-scheme="light"])`,
      query: 'screen and (prefers-color-scheme: dark)',
      scheme: 'dark',
      vars: dark,
    },
    { selector: `${here}[data-scheme="dark"]`, query: 'screen', scheme: 'dark', vars: dark },
    { selector: `${here}[data-density="compact"], ${here} [data-density="compact"]`, vars: compact },
    { selector: `${here} [data-density="comfortable"]`, vars: comfortable },
  ];
}

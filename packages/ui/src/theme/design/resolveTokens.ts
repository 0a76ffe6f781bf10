import { cssOf } from './cssValues.ts';
import { leavesOf } from './designTokens.ts';
import type { DesignDocument, Token, TokenGroup } from './types.ts';

/** One choice for each modifier; its default if it is missing. */
export type Choices = Readonly<Record<string, string>>;

/**
 * Resolves a document for a brand, a scheme and a density: every token by its path, `color.link`, without aliases.
 * Later sources win, as the standard requires. Throws for an unknown choice, a missing source or alias, and a circle of
 * aliases.
 */
export function resolveTokens(document: DesignDocument, choices: Choices = {}): ReadonlyMap<string, Token> {
  const unknown = Object.keys(choices).find((name) => !Object.hasOwn(document.modifiers, name));
  if (unknown)
    throw new Error(
      `There is no modifier "${unknown}". There are: ${Object.keys(document.modifiers).join(', ')}.`,
    );
  const tokens = new Map<string, Token>();
  for (const { $ref } of document.resolutionOrder)
    for (const source of sourcesOf(document, $ref, choices))
      for (const [path, token] of leavesOf(source)) tokens.set(path.join('.'), token);
  return new Map([...tokens.keys()].map((path) => [path, withoutAlias(tokens, path)]));
}

/** The same as CSS values by path. */
export function resolveCss(document: DesignDocument, choices?: Choices): ReadonlyMap<string, string> {
  return new Map([...resolveTokens(document, choices)].map(([path, token]) => [path, cssOf(token)]));
}

function sourcesOf(document: DesignDocument, ref: string, choices: Choices): readonly TokenGroup[] {
  const [, kind, name = ''] = /^#\/(sets|modifiers)\/([^/]+)$/.exec(ref) ?? [];
  if (kind === 'sets' && Object.hasOwn(document.sets, name)) return document.sets[name]?.sources ?? [];
  const modifier =
    kind === 'modifiers' && Object.hasOwn(document.modifiers, name) ? document.modifiers[name] : undefined;
  if (!modifier) throw new Error(`"${ref}" leads to no set or modifier of this file.`);
  const choice = choices[name] ?? modifier.default;
  const sources = Object.hasOwn(modifier.contexts, choice) ? modifier.contexts[choice] : undefined;
  if (sources) return sources;
  throw new Error(`${name} is "${choice}", wanted one of: ${Object.keys(modifier.contexts).join(', ')}.`);
}

function withoutAlias(
  tokens: ReadonlyMap<string, Token>,
  path: string,
  passed: readonly string[] = [],
): Token {
  if (passed.includes(path))
    throw new Error(`These tokens are aliases in a circle: ${[...passed, path].join(' → ')}.`);
  const token = tokens.get(path);
  if (!token) throw new Error(`${passed.at(-1)} is an alias of ${path}, which is missing.`);
  if (typeof token.$value !== 'string') return token;
  const target = /^\{([^{}]+)\}$/.exec(token.$value)?.[1];
  if (!target)
    throw new Error(`${path} is "${token.$value}", wanted a value or an alias like {light.color.link}.`);
  return withoutAlias(tokens, target, [...passed, path]);
}

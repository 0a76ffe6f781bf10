import type { BoxWord, PriceToken } from './priceTokens.ts';

/** Box types of a line that has none next to a number: `1,850/2,900 per 20/40`. */
export function ownLayout(tokens: readonly PriceToken[]): BoxWord[] {
  const runs: BoxWord[][] = [];
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== 'box') continue;
    const joined = tokens[index - 1]?.kind === 'slash' && tokens[index - 2]?.kind === 'box';
    if (joined) runs.at(-1)?.push(token.box);
    else runs.push([token.box]);
  }
  const lists = runs.filter((run) => run.length > 1);
  return lists[0] ?? (runs.length === 1 ? (runs[0] ?? []) : []);
}

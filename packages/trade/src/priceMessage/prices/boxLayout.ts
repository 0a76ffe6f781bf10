import type { PriceRow } from '../priceRow.ts';
import type { BoxWord, PriceToken } from './priceToken.ts';

/** Box types of a line that has none next to a number: `1,850/2,900 per 20/40`. */
export function ownLayout(tokens: readonly PriceToken[]): BoxWord[] {
  const runs: BoxWord[][] = [];
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== 'box') continue;
    // 40GP/HQ同价 says that prices are equal, not in which order they are.
    if (isSame(tokens, index)) continue;
    const joined = tokens[index - 1]?.kind === 'slash' && tokens[index - 2]?.kind === 'box';
    if (joined) runs.at(-1)?.push(token.box);
    else runs.push([token.box]);
  }
  const lists = runs.filter((run) => run.length > 1);
  return lists[0] ?? (runs.length === 1 ? (runs[0] ?? []) : []);
}

function isSame(tokens: readonly PriceToken[], index: number): boolean {
  let at = index;
  while (tokens[at]?.kind === 'box' || tokens[at]?.kind === 'slash') at += 1;
  return tokens[at]?.kind === 'same';
}

/** Prices of two numbers above a line such as `(20/40HC)`: the second one is that of its 40-foot box, and a person looks at it. */
export function withLayoutBelow(prices: PriceRow['prices'], layout: readonly BoxWord[]): PriceRow['prices'] {
  const isGuess = prices['40HQ']?.doubt === 'boxes' && prices['40GP']?.start === prices['40HQ'].start;
  if (!isGuess || layout.includes('40')) return prices;
  if (layout.includes('40GP') === layout.includes('40HQ')) return prices;
  return { ...prices, [layout.includes('40HQ') ? '40GP' : '40HQ']: null };
}

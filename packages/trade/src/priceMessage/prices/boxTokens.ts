import type { PriceToken } from './priceToken.ts';

/** 20/40/40HQ: sizes without a mark are box types next to one, and as the pair 20/40. */
export function withBareSizes(rest: string, list: readonly PriceToken[]): PriceToken[] {
  const isSize = (token: PriceToken | undefined) =>
    token?.kind === 'number' &&
    (token.minor === 2000 || token.minor === 4000) &&
    !/[.,$]/.test(rest.slice(token.start - 1, token.end));
  const result = [...list];
  for (let at = result.length - 1; at >= 0; at -= 1) {
    const token = result[at];
    if (token?.kind !== 'number' || !isSize(token)) continue;
    const [slash, next] = [result[at + 1], result[at + 2]];
    const before = result[at - 1];
    const pair = slash?.kind === 'slash' && (next?.kind === 'box' || (token.minor === 2000 && isSize(next)));
    // 20:1850 40:2900
    const labelled =
      slash?.kind === 'colon' &&
      next?.kind === 'number' &&
      next.minor >= 10_000 &&
      (before?.kind !== 'slash' || rest.charAt(token.start - 1) === ' ');
    const second =
      before?.kind === 'slash' &&
      token.minor === 4000 &&
      isSize(result[at - 2]) &&
      (result[at - 2] as { minor: number }).minor === 2000 &&
      slash?.kind !== 'slash';
    // USD1600/20 USD2000/40, 2000/40
    // 20 1400 / 40 2450 / HQ 2450, HC USD 2500, 20 USD 2400
    const price = result[at + 1]?.kind === 'currency' ? result[at + 2] : result[at + 1];
    const isBeforePrice =
      price?.kind === 'number' &&
      price.minor >= 10_000 &&
      rest.slice(token.end, result[at + 1]?.start).trim() === '' &&
      before?.kind !== 'number' &&
      before?.kind !== 'currency' &&
      list.some((other, index) => index !== at && (other.kind === 'box' || isSize(other)));
    const isBehindPrice =
      before?.kind === 'slash' &&
      result[at - 2]?.kind === 'number' &&
      (result[at - 2] as { minor: number }).minor >= 10_000 &&
      result[at - 3]?.kind !== 'slash' &&
      slash?.kind !== 'slash';
    // $20/20GP is a price of a box, 20/20GP is not written.
    if (pair || second || labelled || isBeforePrice || isBehindPrice)
      result[at] = {
        kind: 'box',
        box: token.minor === 2000 ? '20GP' : '40',
        start: token.start,
        end: token.end,
      };
  }
  return result;
}

/** FEU (40HQ) is one box; GP next to 20GP and HQ is the 40-foot one. */
export function withoutDoubleNames(rest: string, list: readonly PriceToken[]): PriceToken[] {
  const is40 = (token: PriceToken | undefined) =>
    token?.kind === 'box' && (token.box === '40GP' || token.box === '40HQ');
  const isInBracket = (one: PriceToken | undefined, other: PriceToken | undefined) =>
    one !== undefined && other !== undefined && /^ ?\( ?$/.test(rest.slice(one.end, other.start));
  const boxes = list.filter((token) => token.kind === 'box');
  const isBareGp = ({ start, end }: PriceToken) => /^gp$/i.test(rest.slice(start, end));
  const is40Gp =
    boxes.filter(isBareGp).length === 1 &&
    (['20GP', '40HQ'] as const).every((box) => boxes.some((token) => token.box === box)) &&
    boxes.every(({ box }) => box !== '40' && box !== '40GP');
  return list.flatMap((token, at) => {
    const [before, after] = [list[at - 1], list[at + 1]];
    const isSecondName =
      token.kind === 'box' &&
      token.box === '40' &&
      ((is40(after) && isInBracket(token, after)) || (is40(before) && isInBracket(before, token)));
    if (isSecondName) return [];
    return is40Gp && token.kind === 'box' && isBareGp(token) ? [{ ...token, box: '40GP' as const }] : [token];
  });
}

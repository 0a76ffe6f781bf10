import type { PriceCurrency, PriceField } from '../priceRow.ts';
import type { BoxWord, PriceToken } from './priceToken.ts';

/** A place in the tokens of a line, which moves forward as they are read. */
export class TokenCursor {
  at = 0;
  readonly tokens: readonly PriceToken[];

  constructor(tokens: readonly PriceToken[]) {
    this.tokens = tokens;
  }

  peek(kind: PriceToken['kind']): boolean {
    return this.tokens[this.at]?.kind === kind;
  }

  isLarge(token: PriceToken | undefined): boolean {
    return token?.kind === 'number' && token.minor >= 10_000 && token.minor < 10_000_000;
  }

  /** Box types with slashes or nothing between them; the cursor is behind them afterwards. */
  boxRun(): BoxWord[] {
    const boxes: BoxWord[] = [];
    while (this.peek('box')) {
      boxes.push((this.tokens[this.at] as { box: BoxWord }).box);
      this.at += 1;
      if (this.peek('slash') && this.tokens[this.at + 1]?.kind === 'box') this.at += 1;
    }
    return boxes;
  }

  nextNumber(): boolean {
    return this.tokens.slice(this.at, this.at + 3).some(({ kind }) => kind === 'number');
  }

  /** Skips signs and one currency in front of a number. */
  skipTo(): PriceField<PriceCurrency> | null {
    let currency: PriceField<PriceCurrency> | null = null;
    for (let token = this.tokens[this.at]; token; token = this.tokens[this.at]) {
      if (token.kind === 'currency') currency = fieldOf(token);
      else if (
        token.kind !== 'colon' &&
        !((token.kind === 'slash' || token.kind === 'comma') && this.isAmount(this.at + 1))
      )
        break;
      this.at += 1;
    }
    return currency;
  }

  /** A number, or a currency and a number. */
  private isAmount(at: number): boolean {
    const [first, second] = this.tokens.slice(at, at + 2);
    return first?.kind === 'number' || (first?.kind === 'currency' && second?.kind === 'number');
  }

  currencyBehind(): PriceField<PriceCurrency> | null {
    const token = this.tokens[this.at];
    if (token?.kind !== 'currency') return null;
    // The currency in front of the next number is not that of this one.
    const next = this.tokens[this.at + 1];
    const near = token.start - (this.tokens[this.at - 1]?.end ?? 0) < 2;
    if (next?.kind === 'number' && !near) return null;
    this.at += 1;
    return fieldOf(token);
  }
}

export function fieldOf({ currency, ...token }: Extract<PriceToken, { kind: 'currency' }>) {
  return { value: currency, start: token.start, end: token.end, doubt: null };
}

import { type NumberToken, Offers, type PriceGroup } from './offers.ts';
import { ownLayout } from './ownLayout.ts';
import { isNumberFirst, isReplacement } from './priceOrder.ts';
import type { PriceCurrency, PriceField } from './priceRow.ts';
import { type BoxWord, type PriceToken, priceTokens } from './priceTokens.ts';
import type { Scan } from './scan.ts';

export interface LinePrices {
  readonly groups: readonly PriceGroup[];
  /** Box types that a line names without prices: a heading for numbers. */
  readonly layout: readonly BoxWord[];
  /** A currency of the line as a whole. */
  readonly currency: PriceField<PriceCurrency> | null;
}

const usual: readonly BoxWord[] = ['20GP', '40GP', '40HQ', 'other', 'other'];

/** The price offers of a line. `layout` has the box types of a heading above it. */
export function readPrices(scan: Scan, layout: readonly BoxWord[]): LinePrices {
  const tokens = priceTokens(scan.rest);
  const reader = new PriceReader(tokens, layout.length > 0 ? layout : ownLayout(tokens));
  const { groups, ...rest } = reader.read();
  const isOld = (group: PriceGroup, next: PriceGroup | undefined) =>
    next !== undefined && isReplacement(scan.line.slice(group.end, next.start));
  return { ...rest, groups: groups.filter((group, index) => !isOld(group, groups[index + 1])) };
}

class PriceReader {
  private at = 0;
  private readonly offers = new Offers();
  private heading: BoxWord[] = [];
  private lineCurrency: PriceField<PriceCurrency> | null = null;
  private readonly tokens: readonly PriceToken[];
  private readonly layout: readonly BoxWord[];
  private readonly numberFirst: boolean;
  /** Whether the last series has slashes and other signs between its numbers: 1450-1550/2500-2600. */
  private isMixed = false;

  constructor(tokens: readonly PriceToken[], layout: readonly BoxWord[]) {
    this.tokens = tokens;
    this.layout = layout;
    this.numberFirst = isNumberFirst(tokens);
  }

  read(): LinePrices {
    while (this.at < this.tokens.length) {
      const token = this.tokens[this.at];
      if (token?.kind === 'box') this.boxes();
      else if (token?.kind === 'number') this.numbers();
      else {
        if (token?.kind === 'currency') this.currencyAt(token);
        this.at += 1;
      }
    }
    return { groups: this.offers.groups(), layout: this.heading, currency: this.lineCurrency };
  }

  private currencyAt(token: Extract<PriceToken, { kind: 'currency' }>): void {
    const field = fieldOf(token);
    const { last } = this.offers;
    if (last && last.currency === null && token.start - last.end < 4) last.currency = field;
    this.lineCurrency ??= field;
  }

  /** Box types, and the price behind them. */
  private boxes(): void {
    const first = this.tokens[this.at];
    const boxes: BoxWord[] = [];
    while (this.peek('box')) {
      boxes.push((this.tokens[this.at] as { box: BoxWord }).box);
      this.at += 1;
      if (this.peek('slash') && this.tokens[this.at + 1]?.kind === 'box') this.at += 1;
      else if (!this.peek('box')) break;
    }
    if (this.peek('same')) {
      this.at += 1;
      if (!this.nextNumber()) {
        this.offers.same();
        return;
      }
    }
    const more = this.tokens[this.at + 1];
    if (this.peek('plus') && more?.kind === 'number') {
      this.at += 2;
      this.offers.more(boxes[0], more);
      return;
    }
    const from = this.at;
    const currency = this.skipTo();
    const numbers = this.peek('number') ? this.series(1) : [];
    // Numbers of another offer follow a heading of boxes only by accident: 18T after 20GP is not a price.
    if (numbers.length > 0 && (boxes.length === numbers.length || numbers.length === 1)) {
      const draft = this.offers.open(first?.start ?? 0, boxes, false);
      for (const [index, box] of boxes.entries()) this.offers.put(draft, box, numbers[index] ?? numbers[0]);
      draft.currency ??= currency ?? this.currencyBehind();
      return;
    }
    this.at = from;
    if (numbers.length === 0)
      this.heading = boxes.length > 1 || this.heading.length === 0 ? boxes : this.heading;
    else {
      this.skipTo();
      this.numbers(boxes);
    }
  }

  /** One number or several with slashes between them. */
  private numbers(boxesBefore?: readonly BoxWord[]): void {
    const before = this.tokens[this.at - 1];
    const currencyBefore = before?.kind === 'currency' ? fieldOf(before) : null;
    const start = currencyBefore ? currencyBefore.start : (this.tokens[this.at]?.start ?? 0);
    const numbers = this.series(3);
    const [only] = numbers;
    const currencyBehind = this.currencyBehind();
    if (numbers.length === 1 && only) {
      const save = this.at;
      while (this.peek('slash') || this.peek('colon')) this.at += 1;
      if (this.peek('box') && (this.at > save || this.numberFirst)) {
        const boxes = this.boxRun();
        const draft = this.offers.open(start, boxes, false);
        for (const box of boxes) this.offers.put(draft, box, only);
        draft.end = Math.max(draft.end, this.tokens[this.at - 1]?.end ?? 0);
        draft.currency ??= currencyBefore ?? currencyBehind;
        return;
      }
      this.at = save;
    }
    const layout = boxesBefore ?? this.layout;
    const currency = currencyBefore ?? currencyBehind;
    if (numbers.length === 1) {
      const single = layout.length === 1 ? layout : null;
      const plausible = (only?.minor ?? 0) >= 10_000 && (only?.minor ?? 0) < 10_000_000;
      if (!only || !plausible || (!single && !currency && (only.minor < 30_000 || only.minor > 2_000_000)))
        return;
      const draft = this.offers.open(start, single ?? ['40HQ'], true);
      for (const box of single ?? (['40HQ'] as const))
        this.offers.put(draft, box, only, single ? null : 'boxes');
      draft.currency ??= currency;
      draft.certain = single !== null || currency !== null;
      return;
    }
    // 12/6 without further evidence is a date; 0/0/0 is a price.
    if (
      !currency &&
      !numbers.every(({ minor }) => minor === 0) &&
      numbers.every(({ minor }) => minor <= 3100)
    )
      return;
    const places =
      layout.length === numbers.length ? layout : numbers.length === 2 ? (['20GP', '40'] as const) : usual;
    const draft = this.offers.open(
      start,
      places.filter((_, index) => index < numbers.length),
      true,
    );
    for (const [index, number] of numbers.entries())
      this.offers.put(draft, places[index] ?? 'other', number, this.isMixed ? 'boxes' : null);
    draft.currency ??= currency;
    draft.end = this.tokens[this.at - 1]?.end ?? draft.end;
  }

  /** Numbers with slashes, currencies or single blanks between them; the cursor is behind them afterwards. */
  private series(least: number): NumberToken[] {
    const numbers: NumberToken[] = [];
    let blanks = 0;
    let slashes = 0;
    for (;;) {
      const token = this.tokens[this.at];
      if (token?.kind !== 'number') break;
      numbers.push(token);
      this.at += 1;
      const save = this.at;
      if (this.peek('currency')) this.at += 1;
      const slash = this.peek('slash');
      if (slash) {
        this.at += 1;
        slashes += 1;
      }
      if (this.peek('currency')) this.at += 1;
      // 2800/4300/4300, 3000/4600/4600 are two offers.
      const comma =
        slashes === 0 &&
        least > 1 &&
        token.minor >= 10_000 &&
        this.peek('comma') &&
        this.isLarge(this.tokens[this.at + 1]);
      if (comma) this.at += 1;
      const next = this.tokens[this.at];
      if (next?.kind === 'number' && (slash || (least > 1 && next.start - token.end < 12 && ++blanks < 4)))
        continue;
      this.at = save;
      break;
    }
    // Three numbers in a row are prices; two without a slash may be anything.
    if (blanks > 0 && numbers.length < 3) {
      while (numbers.length > 1) numbers.pop();
      const end = numbers[0]?.end ?? 0;
      while (this.at > 0 && (this.tokens[this.at - 1]?.end ?? 0) > end) this.at -= 1;
    }
    this.isMixed = blanks > 0 && slashes > 0;
    return numbers;
  }

  private isLarge(token: PriceToken | undefined): boolean {
    return token?.kind === 'number' && token.minor >= 10_000 && token.minor < 10_000_000;
  }

  private boxRun(): BoxWord[] {
    const boxes: BoxWord[] = [];
    while (this.peek('box')) {
      boxes.push((this.tokens[this.at] as { box: BoxWord }).box);
      this.at += 1;
      if (this.peek('slash') && this.tokens[this.at + 1]?.kind === 'box') this.at += 1;
    }
    return boxes;
  }

  private peek(kind: PriceToken['kind']): boolean {
    return this.tokens[this.at]?.kind === kind;
  }

  private nextNumber(): boolean {
    return this.tokens.slice(this.at, this.at + 3).some(({ kind }) => kind === 'number');
  }

  /** Skips signs and one currency in front of a number. */
  private skipTo(): PriceField<PriceCurrency> | null {
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

  private currencyBehind(): PriceField<PriceCurrency> | null {
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

function fieldOf({ currency, ...token }: Extract<PriceToken, { kind: 'currency' }>) {
  return { value: currency, start: token.start, end: token.end, doubt: null };
}

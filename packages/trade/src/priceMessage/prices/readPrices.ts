import type { PriceCurrency, PriceField } from '../priceRow.ts';
import type { Scan } from '../text/scan.ts';
import { ownLayout } from './boxLayout.ts';
import { type NumberToken, type OfferPrices, Offers } from './offers.ts';
import { isNumberFirst, isReplacement } from './priceOrder.ts';
import type { BoxWord, PriceToken } from './priceToken.ts';
import { readTokens } from './readTokens.ts';
import { fieldOf, TokenCursor } from './tokenCursor.ts';

export interface LinePrices {
  readonly offers: readonly OfferPrices[];
  /** Box types that a line names without prices: a heading for numbers. */
  readonly layout: readonly BoxWord[];
  /** A currency of the line as a whole. */
  readonly currency: PriceField<PriceCurrency> | null;
}

const usual: readonly BoxWord[] = ['20GP', '40GP', '40HQ', 'other', 'other'];

/** The price offers of a line. `layout` has the box types of a heading above it. */
export function readPrices(scan: Scan, layout: readonly BoxWord[]): LinePrices {
  const tokens = readTokens(scan.rest);
  const reader = new PriceReader(tokens, layout.length > 0 ? layout : ownLayout(tokens));
  const { offers, ...rest } = reader.read();
  const isOld = (offer: OfferPrices, next: OfferPrices | undefined) =>
    next !== undefined && isReplacement(scan.line.slice(offer.end, next.start));
  return { ...rest, offers: offers.filter((offer, index) => !isOld(offer, offers[index + 1])) };
}

class PriceReader {
  private readonly offers = new Offers();
  private heading: BoxWord[] = [];
  private lineCurrency: PriceField<PriceCurrency> | null = null;
  private readonly cursor: TokenCursor;
  private readonly layout: readonly BoxWord[];
  private readonly numberFirst: boolean;
  /** Whether the last series has slashes and other signs between its numbers: 1450-1550/2500-2600. */
  private isMixed = false;

  constructor(tokens: readonly PriceToken[], layout: readonly BoxWord[]) {
    this.cursor = new TokenCursor(tokens);
    this.layout = layout;
    this.numberFirst = isNumberFirst(tokens);
  }

  read(): LinePrices {
    const { cursor } = this;
    while (cursor.at < cursor.tokens.length) {
      const token = cursor.tokens[cursor.at];
      if (token?.kind === 'box') this.boxes();
      else if (token?.kind === 'number') this.numbers();
      else {
        if (token?.kind === 'currency') this.currencyAt(token);
        cursor.at += 1;
      }
    }
    return { offers: this.offers.prices(), layout: this.heading, currency: this.lineCurrency };
  }

  private currencyAt(token: Extract<PriceToken, { kind: 'currency' }>): void {
    const field = fieldOf(token);
    const { last } = this.offers;
    if (last && last.currency === null && token.start - last.end < 4) last.currency = field;
    this.lineCurrency ??= field;
  }

  /** Box types, and the price behind them. */
  private boxes(): void {
    const { cursor } = this;
    const first = cursor.tokens[cursor.at];
    const boxes = cursor.boxRun();
    if (cursor.peek('same')) {
      cursor.at += 1;
      if (!cursor.nextNumber()) {
        this.offers.same();
        return;
      }
    }
    const more = cursor.tokens[cursor.at + 1];
    if (cursor.peek('plus') && more?.kind === 'number') {
      cursor.at += 2;
      this.offers.more(boxes[0], more);
      return;
    }
    const from = cursor.at;
    const currency = cursor.skipTo();
    const numbers = cursor.peek('number') ? this.series(1) : [];
    // Numbers of another offer follow a heading of boxes only by accident: 18T after 20GP is not a price.
    if (numbers.length > 0 && (boxes.length === numbers.length || numbers.length === 1)) {
      const draft = this.offers.open(first?.start ?? 0, boxes, false);
      for (const [index, box] of boxes.entries()) this.offers.put(draft, box, numbers[index] ?? numbers[0]);
      draft.currency ??= currency ?? cursor.currencyBehind();
      return;
    }
    cursor.at = from;
    if (numbers.length === 0)
      this.heading = boxes.length > 1 || this.heading.length === 0 ? boxes : this.heading;
    else {
      cursor.skipTo();
      this.numbers(boxes);
    }
  }

  /** One number or several with slashes between them. */
  private numbers(boxesBefore?: readonly BoxWord[]): void {
    const { cursor } = this;
    const before = cursor.tokens[cursor.at - 1];
    const currencyBefore = before?.kind === 'currency' ? fieldOf(before) : null;
    const start = currencyBefore ? currencyBefore.start : (cursor.tokens[cursor.at]?.start ?? 0);
    const numbers = this.series(3);
    const [only] = numbers;
    const currencyBehind = cursor.currencyBehind();
    if (numbers.length === 1 && only) {
      const save = cursor.at;
      while (cursor.peek('slash') || cursor.peek('colon')) cursor.at += 1;
      if (cursor.peek('box') && (cursor.at > save || this.numberFirst)) {
        const boxes = cursor.boxRun();
        const draft = this.offers.open(start, boxes, false);
        for (const box of boxes) this.offers.put(draft, box, only);
        draft.end = Math.max(draft.end, cursor.tokens[cursor.at - 1]?.end ?? 0);
        draft.currency ??= currencyBefore ?? currencyBehind;
        return;
      }
      cursor.at = save;
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
    draft.end = cursor.tokens[cursor.at - 1]?.end ?? draft.end;
  }

  /** Numbers with slashes, currencies or single blanks between them; the cursor is behind them afterwards. */
  private series(least: number): NumberToken[] {
    const { cursor } = this;
    const numbers: NumberToken[] = [];
    let blanks = 0;
    let slashes = 0;
    for (;;) {
      const token = cursor.tokens[cursor.at];
      if (token?.kind !== 'number') break;
      numbers.push(token);
      cursor.at += 1;
      const save = cursor.at;
      if (cursor.peek('currency')) cursor.at += 1;
      const slash = cursor.peek('slash');
      if (slash) {
        cursor.at += 1;
        slashes += 1;
      }
      if (cursor.peek('currency')) cursor.at += 1;
      // 2800/4300/4300, 3000/4600/4600 are two offers.
      const comma =
        slashes === 0 &&
        least > 1 &&
        token.minor >= 10_000 &&
        cursor.peek('comma') &&
        cursor.isLarge(cursor.tokens[cursor.at + 1]);
      if (comma) cursor.at += 1;
      const next = cursor.tokens[cursor.at];
      if (next?.kind === 'number' && (slash || (least > 1 && next.start - token.end < 12 && ++blanks < 4)))
        continue;
      cursor.at = save;
      break;
    }
    // Three numbers in a row are prices; two without a slash may be anything.
    if (blanks > 0 && numbers.length < 3) {
      while (numbers.length > 1) numbers.pop();
      const end = numbers[0]?.end ?? 0;
      while (cursor.at > 0 && (cursor.tokens[cursor.at - 1]?.end ?? 0) > end) cursor.at -= 1;
    }
    this.isMixed = blanks > 0 && slashes > 0;
    return numbers;
  }
}

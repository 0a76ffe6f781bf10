import { type PriceDifference, withDifference } from '../conditions/differences.ts';
import { type LineFacts, noSharedFields, type SharedFields, sharedNames } from '../lines/lineFacts.ts';
import { listedSide } from '../places/listedPlace.ts';
import { type PriceBox, type PriceField, type PriceRow, priceBoxes } from '../priceRow.ts';
import { withLayoutBelow } from '../prices/boxLayout.ts';
import { withDoubt } from '../prices/offers.ts';
import type { BoxWord } from '../prices/priceToken.ts';
import { withFooter } from './footer.ts';

type Draft = { -readonly [Key in keyof PriceRow]: PriceRow[Key] };
type SharedName = keyof SharedFields;

/** Rows of one message, built line by line: a heading applies to rows below it, a footer to those above. */
export class Rows {
  private readonly rows: Draft[] = [];
  /** First row that a footer completes. */
  private blockStart = 0;
  /** Rows of the last line with prices, which the next line may continue. */
  private lastRows: Draft[] = [];
  private origins: readonly PriceField<string>[] = [];
  private destinations: readonly PriceField<string>[] = [];
  private shared = new Map<SharedName, { field: PriceField<unknown>; withPlaces: boolean }>();
  /** The fields of a last line without ports and prices. */
  private footer: SharedFields | null = null;
  private layoutAbove: readonly BoxWord[] = [];
  private listSide: 'origin' | 'destination' | null = null;

  /** Returns the facts from earlier lines for the next one. */
  get above() {
    return {
      hasOrigin: this.origins.length > 0,
      hasDestination: this.destinations.length > 0,
      layout: this.layoutAbove,
      listSide: this.listSide,
    };
  }

  add(facts: LineFacts): void {
    if (facts.offer) this.addPrices(facts, facts.offer);
    else this.addWords(facts);
    for (const difference of facts.differences)
      this.differ(facts.offer ? this.lastRows : this.rows.slice(this.blockStart), difference);
  }

  get count(): number {
    return this.rows.length;
  }

  /** The rows; a currency that no line names is a guess. */
  finished(): PriceRow[] {
    const rows = this.footer ? withFooter(this.rows, this.footer) : this.rows;
    return rows.map((row) => ({ ...row, currency: row.currency ?? guessedCurrency(row) }));
  }

  private differ(rows: Draft[], difference: PriceDifference): void {
    const result = withDifference(rows, difference);
    if (result === null) {
      for (const row of rows) addRemark(row, difference.text);
      return;
    }
    for (const [index, row] of rows.entries()) Object.assign(row, result.rows[index]);
    this.rows.push(...result.newRows);
  }

  private addPrices(facts: LineFacts, offer: NonNullable<LineFacts['offer']>): void {
    this.footer = null;
    const { places, shared } = facts;
    const hasPlaces = places.origins.length + places.destinations.length > 0;
    if (hasPlaces) this.listSide = listedSide(facts);
    if (!hasPlaces && this.continues(facts, offer)) {
      for (const row of this.lastRows) this.complete(row, facts, offer);
      return;
    }
    if (places.origins.length > 0) {
      if (
        places.destinations.length === 0 &&
        this.rows.length > this.blockStart &&
        facts.places.origins[0]?.value !== this.origins[0]?.value
      )
        this.leaveHeading();
      this.origins = places.origins;
    }
    if (places.destinations.length > 0) this.destinations = places.destinations;
    const origins = this.origins.length > 0 ? this.origins : [null];
    const destinations = this.destinations.length > 0 ? this.destinations : [null];
    if (origins[0] === null && destinations[0] === null && !offer.certain) return;
    this.lastRows = [];
    for (const origin of origins)
      for (const destination of destinations) {
        if (origin && destination && origin.value === destination.value && origin.value !== '') continue;
        const row = this.emptyRow(facts, origin, destination);
        this.complete(row, facts, offer);
        for (const name of sharedNames) {
          const above = this.shared.get(name)?.field;
          if (row[name] === null && above) Object.assign(row, { [name]: above });
        }
        this.rows.push(row);
        this.lastRows.push(row);
      }
    if (shared.currency && this.rows.length === 1 && !hasPlaces)
      this.shared.set('currency', { field: shared.currency, withPlaces: true });
  }

  /** Whether prices add box types to the rows of the line above: `20GP: 1850`, then `40HQ: 2950`. */
  private continues({ shared }: LineFacts, offer: NonNullable<LineFacts['offer']>): boolean {
    const boxes = priceBoxes.filter((box) => offer.prices[box]);
    return this.lastRows.some(
      (row) =>
        boxes.every(
          (box) =>
            row.prices[box] === null ||
            (row.prices[box].doubt === 'boxes' && offer.prices[box]?.doubt === null),
        ) &&
        (shared.carrier === null || row.carrier === null || row.carrier.value === shared.carrier.value),
    );
  }

  private complete(
    row: Draft,
    { shared, remark, end }: LineFacts,
    offer: NonNullable<LineFacts['offer']>,
  ): void {
    const prices = { ...row.prices };
    for (const box of priceBoxes) {
      const price = offer.prices[box];
      if (price && (prices[box] === null || prices[box].doubt === 'boxes')) prices[box] = price;
    }
    row.prices = prices;
    row.end = end;
    for (const name of sharedNames)
      if (row[name] === null && shared[name]) Object.assign(row, { [name]: shared[name] });
    if (!row.remark.includes(remark)) addRemark(row, remark);
  }

  private emptyRow(
    { start, end }: LineFacts,
    origin: PriceField<string> | null,
    destination: PriceField<string> | null,
  ): Draft {
    const prices = { '20GP': null, '40GP': null, '40HQ': null } satisfies Record<PriceBox, null>;
    return { start, end, origin, destination, prices, ...noSharedFields, remark: '' };
  }

  private addWords(facts: LineFacts): void {
    const { places, shared, layout, tail } = facts;
    if (facts.soldOut) return;
    if (facts.reduction !== null)
      for (const row of this.rows.slice(this.blockStart)) {
        row.prices = withDoubt(row.prices, 'reduction');
        addRemark(row, facts.reduction);
      }
    if (shared.validFrom || shared.validTo) this.footer = shared;
    const hasPlaces = places.origins.length + places.destinations.length > 0;
    if (layout.length > 0) this.layoutAbove = layout;
    if (hasPlaces) this.addPlaces(facts);
    const block = this.rows.slice(this.blockStart);
    if (layout.length > 0) for (const row of block) row.prices = withLayoutBelow(row.prices, layout);
    for (const name of sharedNames) {
      const field = shared[name];
      if (!field) continue;
      // A title such as 本周特价 gives way to a validity that the message states.
      const lacking = block.filter(
        (row) => row[name] === null || (row[name].doubt === 'dateRole' && field.doubt === null),
      );
      for (const row of lacking) Object.assign(row, { [name]: field });
      if (lacking.length > 0 || tail) continue;
      this.shared.set(name, { field, withPlaces: hasPlaces });
    }
    if (!hasPlaces && layout.length === 0 && sharedNames.every((name) => shared[name] === null)) return;
    if (hasPlaces) this.lastRows = [];
  }

  private addPlaces({ places, tail }: LineFacts): void {
    const block = this.rows.slice(this.blockStart);
    const lackOrigin = block.length > 0 && block.every(({ origin }) => origin === null);
    const lackDestination = block.length > 0 && block.every(({ destination }) => destination === null);
    // A footer names the port that all rows above lack.
    if (lackOrigin && places.origins[0]) for (const row of block) row.origin = places.origins[0];
    if (lackDestination && places.destinations[0])
      for (const row of block) row.destination = places.destinations[0];
    if (tail) return;
    if (block.length > 0 && !lackOrigin && !lackDestination) this.startBlock();
    if (places.origins.length > 0) {
      if (places.destinations.length === 0 && block.length > 0) this.destinations = [];
      this.origins = places.origins;
    }
    if (places.destinations.length > 0) this.destinations = places.destinations;
  }

  /** Starts a new heading, whose footer completes only the rows below it. */
  private startBlock(): void {
    this.blockStart = this.rows.length;
    this.leaveHeading();
  }

  /** Values given with the ports of the former heading no longer apply. */
  private leaveHeading(): void {
    this.lastRows = [];
    for (const [name, { withPlaces }] of this.shared) if (withPlaces) this.shared.delete(name);
  }
}

function addRemark(row: Draft, remark: string): void {
  row.remark = [row.remark, remark].filter(Boolean).join('; ');
}

function guessedCurrency(row: PriceRow): PriceRow['currency'] {
  const price = priceBoxes.map((box) => row.prices[box]).find((field) => field !== null);
  return price ? { value: 'USD', start: price.start, end: price.end, doubt: 'currency' } : null;
}

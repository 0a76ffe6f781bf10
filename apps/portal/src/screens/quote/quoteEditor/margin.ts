import type { QuoteMargin } from '@fairway/gateway/contract/quote';

/** A margin as typed. */
export interface TypedMargin {
  readonly kind: 'box' | 'percent';
  /** `150`, `-12.5` */
  readonly text: string;
}

/** Returns the typed margin: hundredths of a unit or of a percent; null if it is not a number with up to two decimals. */
export function readMargin({ kind, text }: TypedMargin): QuoteMargin | null {
  const [, sign = '', whole = '', rest = ''] = /^([-−]?)(\d{1,6})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (whole === '') return text.trim() === '' ? marginOf(kind, 0) : null;
  const hundredths = Number(whole) * 100 + Number(rest.padEnd(2, '0'));
  return marginOf(kind, sign === '' ? hundredths : -hundredths);
}

/** Formats a margin for the input field. */
export function writeMargin(margin: QuoteMargin): string {
  const hundredths = margin.kind === 'box' ? margin.amount : margin.basisPoints;
  return hundredths === 0 ? '' : String(hundredths / 100);
}

function marginOf(kind: TypedMargin['kind'], hundredths: number): QuoteMargin {
  // Avoids minus zero.
  const value = hundredths === 0 ? 0 : hundredths;
  return kind === 'box' ? { kind, amount: value } : { kind, basisPoints: value };
}

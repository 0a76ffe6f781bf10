import type { QuoteLine, QuoteMargin, QuoteOption } from '@fairway/gateway/contract/quote';
import type { CostSheet } from '@fairway/gateway/contract/shipmentCost';
import { type CostCurrency, costSides, exchanged, oceanFreight, shareOf } from '@fairway/trade';

/** The values that decide the selling price of a sailing. */
export interface Pricing {
  readonly payer: 'seller' | 'buyer' | 'all';
  readonly margin: QuoteMargin;
}

/** A sailing at its selling price, and what of that is paid for it. */
export interface PricedSailing extends Pick<QuoteOption, 'lines' | 'sums' | 'total' | 'excluded'> {
  readonly buying: { readonly lines: number[]; readonly total: number };
}

/** Why a sailing has no selling price. */
export type PricingProblem =
  | { readonly kind: 'price'; readonly part: string; readonly partZh: string }
  | { readonly kind: 'rate'; readonly currency: CostCurrency }
  | { readonly kind: 'negative'; readonly part: string; readonly partZh: string }
  | { readonly kind: 'nothing' };

/** Charged where the margin has no ocean freight to go on. */
export const handlingFee = { code: 'SVC', nameZh: '操作费', nameEn: 'Handling fee' } as const;

type CostLine = CostSheet['lines'][number];

/**
 * Returns the selling prices of a sailing. The margin is added to the ocean freight; if the customer does not pay that,
 * a percentage is added to each charge and an amount for each box is a handling fee. Every price is rounded half up to
 * the cent for one box.
 */
export function priceSailing(cost: CostSheet, { payer, margin }: Pricing): PricedSailing | PricingProblem {
  const bought = cost.lines.filter((line) => payer === 'all' || line.payer === null || line.payer === payer);
  const lacking = missingPrice(cost, bought);
  if (lacking) return lacking;
  if (bought.length === 0) return { kind: 'nothing' };
  const onFreight = bought.some(({ code }) => code === oceanFreight);
  const lines = bought.map((line) =>
    sellLine(line, line.code === oceanFreight || !onFreight ? margin : null, onFreight),
  );
  if (!onFreight && margin.kind === 'box' && margin.amount !== 0)
    lines.push(handlingLine(cost, margin.amount));
  const below = lines.find(({ parts, amount }) => amount < 0 || parts.some(({ each }) => each < 0));
  if (below) return { kind: 'negative', part: below.nameEn, partZh: below.nameZh };

  const rates = Object.fromEntries(cost.rates.map(({ currency, microYuan }) => [currency, microYuan]));
  let total = 0;
  const sums = new Map<CostCurrency, number>();
  for (const { amount, currency } of lines) {
    const converted = exchanged(amount, currency, cost.currency, rates);
    if (converted === null) return { kind: 'rate', currency };
    total += converted;
    sums.set(currency, (sums.get(currency) ?? 0) + amount);
  }
  return {
    lines,
    sums: [...sums].map(([currency, amount]) => ({ currency, amount })),
    total: { amount: total, currency: cost.currency },
    excluded: costSides.filter((side) => !lines.some((line) => line.side === side)),
    buying: {
      lines: lines.map((_, index) => bought[index]?.amount ?? 0),
      total: bought.reduce((sum, { converted }) => sum + (converted ?? 0), 0),
    },
  };
}

function missingPrice(cost: CostSheet, bought: readonly CostLine[]): PricingProblem | null {
  for (const line of bought) {
    const part = line.parts.find(({ each }) => each === null);
    if (part) {
      const { nameZh, nameEn } = line;
      return { kind: 'price', part: `${nameEn} ${part.type}`, partZh: `${nameZh} ${part.type}` };
    }
  }
  const codes = new Set(cost.lines.map(({ code }) => code));
  const absent = cost.missing.find((each) => each.kind === 'price' && !codes.has(each.code));
  return absent?.kind === 'price' ? { kind: 'price', part: absent.type, partZh: absent.type } : null;
}

function sellLine(line: CostLine, margin: QuoteMargin | null, onFreight: boolean): QuoteLine {
  const { code, nameZh, nameEn, side, currency } = line;
  const raised = (amount: number) => {
    if (margin?.kind === 'percent') return amount + shareOf(amount, margin.basisPoints);
    return margin?.kind === 'box' && onFreight ? amount + margin.amount : amount;
  };
  const parts = line.parts.map(({ type, count, each }) => ({ type, count, each: raised(each ?? 0) }));
  const amount =
    line.parts.length === 0
      ? raised(line.amount)
      : parts.reduce((sum, { each, count }) => sum + each * count, 0);
  return { code, nameZh, nameEn, side, parts, currency, amount };
}

function handlingLine({ lines, currency }: CostSheet, each: number): QuoteLine {
  const boxes = lines.find(({ parts }) => parts.length > 0)?.parts ?? [];
  const parts = boxes.map(({ type, count }) => ({ type, count, each }));
  const amount = parts.reduce((sum, part) => sum + part.each * part.count, 0);
  return { ...handlingFee, side: 'origin', parts, currency, amount };
}

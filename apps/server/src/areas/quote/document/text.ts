import type { QuoteContent, QuoteLine, QuoteOption } from '@fairway/gateway/contract/quote';
import type { Money, PortTime } from '@fairway/gateway/contract/shapes';
import { rateParts } from '@fairway/trade';
import { nameIn, wordsIn } from './words.ts';

const amounts = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `USD 1,890.00`, alike in all languages. */
export const moneyText = ({ amount, currency }: Money) => `${currency} ${amounts.format(amount / 100)}`;

/** `2026-11-20 09:00` on the clock of a zone. */
export function timeText({ at, zone }: PortTime): string {
  const clock = { dateStyle: 'short', timeStyle: 'short', timeZone: zone } as const;
  // Swedish writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', clock).format(new Date(at));
}

/** `2 × 20GP + 1 × 40HQ` */
export const boxesText = (boxes: QuoteContent['boxes']) =>
  boxes.map(({ type, count }) => `${count} × ${type}`).join(' + ');

/** The sentences of a quotation, in its language. */
export function quoteText(content: QuoteContent) {
  const t = wordsIn(content.language);
  const name = nameIn(content.language);
  return {
    t,
    name,
    route: ({ origin, destination }: QuoteOption) => `${name(origin)} – ${name(destination)}`,
    /** The details of a sailing, each with its label. */
    sailing: ({
      transitDays,
      transitPort,
      freeDays,
      ...option
    }: QuoteOption): [label: string, value: string][] => [
      [t('carrier'), name(option.carrier)],
      [t('vessel'), `${option.vessel} ${option.voyage}`],
      [t('closing'), timeText(option.closing)],
      [t('departure'), timeText(option.departure)],
      [t('arrival'), timeText(option.arrival)],
      [
        t('transit'),
        `${transitDays} ${t('days')}, ${transitPort ? `${t('via')} ${name(transitPort)}` : t('direct')}`,
      ],
      [t('freeDays'), `${freeDays.demurrage ?? '–'} / ${freeDays.detention ?? '–'} ${t('days')}`],
    ],
    unit: (line: QuoteLine) =>
      line.parts.length === 0
        ? t('perBill')
        : line.parts
            .map(({ type, count, each }) => `${count} × ${type} ${amounts.format(each / 100)}`)
            .join('\n'),
    rates: () =>
      content.rates
        .map(
          ({ currency, microYuan, day, source, sample }) =>
            `1 ${currency} = ${microYuan / rateParts} CNY (${day}, ${t('source')}: ${sample ? t('sampleRate') : source})`,
        )
        .join('; '),
    excluded: ({ excluded }: QuoteOption) => excluded.map((side) => t(side)).join(', '),
    validUntil: () => `${timeText({ at: content.validUntil, zone: 'Asia/Shanghai' })} ${t('chinaTime')}`,
  };
}

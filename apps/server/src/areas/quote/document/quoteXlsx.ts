import type { QuoteContent, QuoteOption } from '@fairway/gateway/contract/quote';
import type { XlsxCell, XlsxSheet } from '../../../services/xlsx/writeXlsx.ts';
import { boxesText, quoteText } from './text.ts';

const money = '#,##0.00';
const text = (value: string, bold = false): XlsxCell => ({ value, bold });
const amount = (minor: number, bold = false): XlsxCell => ({ value: minor / 100, format: money, bold });

/** Returns a quotation as a workbook: a sheet for each sailing, amounts as numbers next to their currency. */
export function quoteXlsx(content: QuoteContent): XlsxSheet[] {
  const { t } = quoteText(content);
  return content.options.map((option, index) => ({
    name: content.options.length > 1 ? `${t('option')} ${index + 1}` : content.number,
    widths: [34, 12, 10, 14, 12, 16],
    rows: [...headRows(content, option), [], ...lineRows(content, option), [], ...footRows(content)],
  }));
}

function headRows(content: QuoteContent, option: QuoteOption): XlsxCell[][] {
  const { t, route, sailing, validUntil } = quoteText(content);
  const { number, version, customer, sender, boxes, incoterm, terms } = content;
  const fact = (label: string, value: string) => [text(label), text(value)];
  return [
    [text(`${t('title')} ${number}`, true)],
    fact(sender.name, [sender.contact, sender.phone, sender.email].filter(Boolean).join(' · ')),
    fact(t('version'), String(version)),
    fact(t('customer'), customer.name),
    fact(t('validUntil'), validUntil()),
    fact(t('boxes'), boxesText(boxes)),
    ...(incoterm === null ? [] : [fact(t('incoterm'), incoterm)]),
    fact(t('terms'), t(terms)),
    [text(route(option), true)],
    ...sailing(option).map(([label, value]) => fact(label, value)),
  ];
}

function lineRows(content: QuoteContent, { lines, sums, total }: QuoteOption): XlsxCell[][] {
  const { t, name } = quoteText(content);
  const header = [t('charge'), t('boxes'), '', t('unit'), '', t('amount')].map((each) => text(each, true));
  const rows = lines.flatMap((line): XlsxCell[][] =>
    line.parts.length === 0
      ? [
          [
            text(name(line)),
            text(t('perBill')),
            { value: 1 },
            amount(line.amount),
            text(line.currency),
            amount(line.amount),
          ],
        ]
      : line.parts.map(({ type, count, each }) => [
          text(name(line)),
          text(type),
          { value: count },
          amount(each),
          text(line.currency),
          amount(each * count),
        ]),
  );
  const blank = [text(''), text(''), text('')];
  const sumRow = (label: string, minor: number, currency: string) => [
    text(label, true),
    ...blank,
    text(currency, true),
    amount(minor, true),
  ];
  return [
    header,
    ...rows,
    ...(sums.length > 1 ? sums.map((sum) => sumRow(t('sum'), sum.amount, sum.currency)) : []),
    sumRow(t('total'), total.amount, total.currency),
  ];
}

function footRows(content: QuoteContent): XlsxCell[][] {
  const { t, rates } = quoteText(content);
  return [
    ...(content.rates.length === 0 ? [] : [[text(t('rates')), text(rates())]]),
    ...(content.remark === '' ? [] : [[text(t('remark')), text(content.remark)]]),
    ...(content.conditions === '' ? [] : [[text(t('conditions')), text(content.conditions)]]),
  ];
}

import type { QuoteContent, QuoteOption } from '@fairway/gateway/contract/quote';
import type { PdfBlock, PdfContent, PdfFact, PdfLetterhead } from '../../../services/pdf/content.ts';
import { boxesText, moneyText, quoteText, timeText } from './text.ts';

export interface QuoteDocument {
  readonly content: QuoteContent;
  /** Null for a draft. */
  readonly sentAt: Date | null;
  readonly changedAt: Date;
  readonly logo: Uint8Array | null;
}

/** Returns a quotation as a document. It contains what the customer may know, and nothing about the sender's costs. */
export function quotePdf({ content, sentAt, changedAt, logo }: QuoteDocument): PdfContent {
  const { t } = quoteText(content);
  const { sender, number, version } = content;
  return {
    title: `${t('title')} ${number}`,
    language: content.language === 'en' ? 'en' : 'zh-CN',
    author: sender.name,
    createdAt: sentAt ?? changedAt,
    letterhead: letterheadOf(content, logo),
    blocks: [
      { kind: 'heading', level: 1, text: t('title') },
      { kind: 'facts', facts: factsOf(content, sentAt) },
      ...content.options.flatMap((option, index) => optionBlocks(content, option, index)),
      ...closingBlocks(content),
    ],
    footer: `${sender.name} · ${number} · ${t('version')} ${version}`,
  };
}

function letterheadOf({ sender }: QuoteContent, logo: Uint8Array | null): PdfLetterhead {
  const reached = [sender.contact, sender.phone, sender.email].filter((text) => text !== '');
  return {
    logo: logo && { bytes: logo, alt: sender.name },
    name: sender.name,
    lines: [reached.join(' · '), sender.address].filter((text) => text !== ''),
  };
}

function factsOf(content: QuoteContent, sentAt: Date | null): PdfFact[] {
  const { t, validUntil } = quoteText(content);
  const { number, version, customer, boxes, incoterm, terms } = content;
  const day = sentAt
    ? timeText({ at: sentAt.toISOString(), zone: 'Asia/Shanghai' }).slice(0, 10)
    : t('draft');
  const fact = (label: string, value: string) => ({ label, value });
  return [
    fact(t('number'), `${number} · ${t('version')} ${version}`),
    fact(t('sentOn'), day),
    fact(t('customer'), customer.name),
    fact(t('validUntil'), validUntil()),
    ...(customer.contact === '' ? [] : [fact(t('attention'), customer.contact)]),
    fact(t('boxes'), boxesText(boxes)),
    ...(incoterm === null ? [] : [fact(t('incoterm'), `${incoterm} (Incoterms 2020)`)]),
    fact(t('terms'), t(terms)),
  ];
}

function optionBlocks(content: QuoteContent, option: QuoteOption, index: number): PdfBlock[] {
  const { t, name, route, sailing, unit, excluded } = quoteText(content);
  const heading =
    content.options.length > 1 ? `${t('option')} ${index + 1}: ${route(option)}` : route(option);
  const sums = option.sums.length > 1 ? option.sums : [];
  const blank = ['', ''];
  return [
    { kind: 'heading', level: 2, text: heading },
    {
      kind: 'facts',
      facts: sailing(option).map(([label, value]) => ({ label, value })),
    },
    {
      kind: 'table',
      columns: [
        { header: t('charge'), share: 5, align: 'left' },
        { header: t('unit'), share: 4, align: 'right' },
        { header: t('amount'), share: 3, align: 'right' },
      ],
      rows: [
        ...option.lines.map((line) => ({
          cells: [name(line), unit(line), moneyText(line)],
          sum: false,
        })),
        ...sums.map((sum) => ({
          cells: [`${t('sum')} ${sum.currency}`, ...blank.slice(1), moneyText(sum)],
          sum: true,
        })),
        { cells: [t('total'), '', moneyText(option.total)], sum: true },
      ],
    },
    ...(option.excluded.length === 0
      ? []
      : [
          {
            kind: 'paragraph' as const,
            tone: 'quiet' as const,
            text: `${t('excluded')}: ${excluded(option)}`,
          },
        ]),
  ];
}

function closingBlocks(content: QuoteContent): PdfBlock[] {
  const { t, rates } = quoteText(content);
  const paragraph = (text: string, tone: 'plain' | 'quiet' = 'plain') =>
    ({ kind: 'paragraph', text, tone }) as const;
  const titled = (heading: string, text: string): PdfBlock[] =>
    text === ''
      ? []
      : [
          { kind: 'heading', level: 2, text: heading },
          ...text.split(/\r?\n/).map((line) => paragraph(line || ' ')),
        ];
  return [
    ...titled(t('remark'), content.remark),
    ...titled(t('conditions'), content.conditions),
    ...(content.rates.length === 0 ? [] : [paragraph(`${t('rates')}: ${rates()}`, 'quiet')]),
    paragraph(t('localTimes'), 'quiet'),
  ];
}

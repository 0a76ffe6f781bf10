import { words as wordsIn } from '../../../stories/words.ts';
import type { ImportField } from '../types.ts';

/** Texts of the stories about imports. */
export const words = wordsIn({
  zh: {
    ...{ vessel: '船名', departs: '离港日', routing: '路由', price: '40HQ 运价' },
    ...{ direct: '直达', transfer: '中转', unknown: '没有这条船，请核对船名。' },
  },
  en: {
    ...{ vessel: 'Vessel', departs: 'Departs', routing: 'Routing', price: 'Price 40HQ' },
    ...{ direct: 'Direct', transfer: 'Transfer', unknown: 'No vessel of this name. Check the name.' },
  },
});

const fieldsByLocale = new Map<unknown, readonly ImportField[]>();

/** Fields of a sailing and its price; the same objects for a language, as a page creates them once. */
export function fieldsIn(globals: Record<string, unknown>): readonly ImportField[] {
  const t = words(globals);
  const fields = fieldsByLocale.get(globals.locale) ?? [
    {
      name: 'vessel',
      label: t.vessel,
      headings: ['船名', 'vessel name'],
      required: true,
      maxLength: 60,
      clean: (text: string) => text.toUpperCase(),
    },
    { name: 'departs', label: t.departs, headings: ['离港', 'ETD'], kind: 'date' as const, required: true },
    {
      name: 'routing',
      label: t.routing,
      headings: ['路由', 'routing'],
      kind: 'select' as const,
      options: (['direct', 'transfer'] as const).map((value) => ({ value, label: t[value] })),
    },
    {
      ...{ name: 'price', label: t.price, headings: ['40HQ', '运价'], kind: 'number' as const },
      ...{ required: true, min: 1, decimals: 2 },
    },
  ];
  fieldsByLocale.set(globals.locale, fields);
  return fields;
}

/** Cells as a spreadsheet copies them: two valid rows, and three with an error each. */
export const pastedText = [
  ['Vessel name', 'ETD', 'routing', '40HQ'],
  ['hmm nuri', '2026-11-28', 'direct', '1,795.50'],
  ['ONE APUS', '2026-11-30', 'transfer', 'ask'],
  ['', '2026-12-01', 'direct', '1890'],
  ['EVER FOCUS', '2026-12-02', '', '2140'],
  ['MSC ANNA', 'soon', 'direct', '1980'],
]
  .map((cells) => cells.join('\t'))
  .join('\r\n');

/** A table of ten thousand rows. */
export function longText(): string {
  const rows = Array.from(
    { length: 10_000 },
    (_, index) => `VESSEL ${index},2026-12-01,direct,${900 + index}`,
  );
  return ['Vessel name,ETD,routing,40HQ', ...rows].join('\n');
}

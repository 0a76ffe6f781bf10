import type { Operator } from '@fairway/site';
import { describe, expect, it } from 'vitest';
import { texts as aboutEn } from './aboutUs/texts.en.ts';
import { texts as aboutZh } from './aboutUs/texts.zh.ts';
import { documents as documentsEn } from './agreement/documents.en.ts';
import { documents as documentsZh } from './agreement/documents.zh.ts';

const real: Operator = { sample: false, phone: '+86 21 5000 0000', email: 'help@fairway.example' };
const silent: Operator = { sample: false, phone: null, email: null };
const sample: Operator = { sample: true, phone: '100 0000 0000', email: 'service@fairway.example' };

describe.each([
  ['zh', aboutZh, documentsZh, /演示|样例|示例号码/],
  ['en', aboutEn, documentsEn, /demonstration|sample(?! rates)/i],
] as const)('what is said about the house, %s', (_language, about, documents, invented) => {
  const all = (house: Operator) => JSON.stringify([about(house), documents(house)]);

  it('calls nothing invented where nothing is', () => {
    expect(all(sample)).toMatch(invented);
    expect(all(real)).not.toMatch(invented);
  });

  it('names how it is reached', () => {
    const ways = about(real).contact.sections.flatMap((section) => section.ways ?? []);
    expect(ways.map(({ href }) => href)).toEqual([
      undefined,
      'tel:+862150000000',
      'mailto:help@fairway.example',
    ]);
  });

  it('names only existing contact details, and does not invite readers to write without one', () => {
    expect(all(silent)).not.toMatch(/null|mailto:|tel:/);
    expect(about(silent).join.sections).toHaveLength(1);
  });
});

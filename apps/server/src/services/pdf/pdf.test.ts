import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import type { PdfContent } from './content.ts';
import { renderPdf } from './renderPdf.ts';

const content: PdfContent = {
  title: '报价单 Quotation Q-1',
  language: 'zh-CN',
  author: '远帆国际货运',
  createdAt: new Date('2026-11-20T01:00:00Z'),
  letterhead: { logo: null, name: '远帆国际货运 喆堃', lines: ['Tel +86 21 0000 0000'] },
  blocks: [
    { kind: 'heading', level: 1, text: '海运报价单' },
    { kind: 'facts', facts: [{ label: '客户', value: 'Größe GmbH' }] },
    {
      kind: 'table',
      columns: [
        { header: '费用', share: 3, align: 'left' },
        { header: '金额', share: 1, align: 'right' },
      ],
      rows: Array.from({ length: 60 }, (_, index) => ({
        cells: [`海运费 Ocean freight ${index}`, `USD ${index}.00`],
        sum: index === 59,
      })),
    },
  ],
  footer: 'Q-1',
};

const openPdf = async (content: PdfContent) => getDocumentProxy(new Uint8Array(await renderPdf(content)));

describe('a PDF', () => {
  it('contains its title, language and producer, and is marked as tagged', async () => {
    const pdf = await openPdf(content);
    const { info, metadata } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: content.title, Author: content.author, Language: 'zh-CN' });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    expect(metadata?.getRaw()).toContain('pdfuaid:part');
    expect(await pdf.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
  });

  it('can be read as text in both languages, also rare characters', async () => {
    const { text } = await extractText(await openPdf(content), { mergePages: true });
    for (const words of ['远帆国际货运 喆堃', '海运费 Ocean freight 0', 'Größe GmbH', 'USD 59.00'])
      expect(text).toContain(words);
  });

  it('has headings, rows and header cells in its structure, on each page', async () => {
    const pdf = await openPdf(content);
    expect(pdf.numPages).toBe(3);
    const roles = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
    for (const role of ['H1', 'Table', 'TR', 'TH', 'TD']) expect(roles).toContain(`"role":"${role}"`);
  });

  it('embeds only the glyphs that it uses', async () => {
    expect((await renderPdf(content)).length).toBeLessThan(200_000);
  });
});

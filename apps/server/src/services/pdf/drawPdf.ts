import PDFDocument from 'pdfkit';
import type { PdfBlock, PdfContent, PdfLetterhead } from './content.ts';
import { drawTable } from './drawTable.ts';
import { fonts } from './fonts.ts';
import { colours, lineGap, page, type Sheet, sizes } from './sheet.ts';

const pdfUa = 'PDF/UA';

/** Draws a document as a tagged PDF (PDF/UA-1: title, language, structure, embedded fonts). */
export function drawPdf(content: PdfContent): Promise<Uint8Array> {
  const { title, language, author, createdAt } = content;
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: page.margin, left: page.margin, right: page.margin, bottom: page.foot },
    lang: language,
    tagged: true,
    pdfVersion: '1.7',
    // The library has this option; its types lack it.
    subset: pdfUa as string as PDFKit.PDFDocumentOptions['subset'],
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: author, CreationDate: createdAt, ModDate: createdAt },
  });
  pdf.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
  const bytes = bytesOf(pdf);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const sheet: Sheet = { pdf, root, width: pdf.page.width - 2 * page.margin };
  drawLetterhead(sheet, content.letterhead);
  for (const block of content.blocks) drawBlock(sheet, block);
  root.end();
  drawFooters(pdf, content.footer);
  pdf.end();
  return bytes;
}

async function bytesOf(pdf: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of pdf) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const logoBox = { width: 150, height: 48 } as const;

function drawLetterhead({ pdf, root, width }: Sheet, { logo, name, lines }: PdfLetterhead): void {
  const top = pdf.y;
  if (logo) {
    const bytes = Buffer.from(logo.bytes);
    const place = { fit: [logoBox.width, logoBox.height] as [number, number], alt: logo.alt };
    root.add(
      pdf.struct(
        'Figure',
        { alt: logo.alt, bbox: [page.margin, top, page.margin + logoBox.width, top + logoBox.height] },
        () => {
          pdf.image(bytes, page.margin, top, place);
        },
      ),
    );
  }
  const left = page.margin + width / 2;
  const beside = { width: width / 2, align: 'right', lineGap } as const;
  root.add(
    pdf.struct('P', {}, () => {
      pdf.font('bold').fontSize(sizes.strong).fillColor(colours.ink).text(name, left, top, beside);
    }),
  );
  for (const line of lines)
    root.add(
      pdf.struct('P', {}, () => {
        pdf.font('regular').fontSize(sizes.small).fillColor(colours.quiet).text(line, left, pdf.y, beside);
      }),
    );
  pdf.y = Math.max(pdf.y, top + (logo ? logoBox.height : 0)) + 14;
  rule(pdf, width);
  pdf.x = page.margin;
  pdf.y += 14;
}

function rule(pdf: PDFKit.PDFDocument, width: number): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf
    .moveTo(page.margin, pdf.y)
    .lineTo(page.margin + width, pdf.y)
    .lineWidth(0.75)
    .strokeColor(colours.line)
    .stroke();
  pdf.endMarkedContent();
}

function drawBlock(sheet: Sheet, block: PdfBlock): void {
  const { pdf, root, width } = sheet;
  switch (block.kind) {
    case 'heading': {
      const isTitle = block.level === 1;
      const size = isTitle ? sizes.title : sizes.heading;
      pdf.font('bold').fontSize(size);
      // A heading stays with the first lines below it.
      breakBefore(pdf, pdf.heightOfString(block.text, { width }) + 60);
      if (!isTitle) pdf.y += 8;
      root.add(
        pdf.struct(isTitle ? 'H1' : 'H2', {}, () => {
          pdf.fillColor(colours.ink).text(block.text, page.margin, pdf.y, { width, lineGap });
        }),
      );
      pdf.y += 6;
      return;
    }
    case 'paragraph': {
      const strong = block.tone === 'strong';
      pdf.font(strong ? 'bold' : 'regular').fontSize(strong ? sizes.strong : sizes.text);
      breakBefore(pdf, 2 * pdf.currentLineHeight(true));
      root.add(
        pdf.struct('P', {}, () => {
          pdf
            .fillColor(block.tone === 'quiet' ? colours.quiet : colours.ink)
            .text(block.text, page.margin, pdf.y, { width, lineGap });
        }),
      );
      pdf.y += 4;
      return;
    }
    case 'facts':
      drawFacts(sheet, block.facts);
      return;
    case 'table':
      drawTable(sheet, block);
  }
}

/** Facts in three columns, each as a label above its value. */
function drawFacts({ pdf, root, width }: Sheet, facts: Extract<PdfBlock, { kind: 'facts' }>['facts']): void {
  const perRow = 3;
  const column = (width - (perRow - 1) * page.gutter) / perRow;
  const heightOf = (text: string) => pdf.heightOfString(text || ' ', { width: column, lineGap });
  for (let index = 0; index < facts.length; index += perRow) {
    const row = facts.slice(index, index + perRow);
    pdf.font('regular').fontSize(sizes.small);
    const labels = Math.max(...row.map(({ label }) => heightOf(label)));
    pdf.fontSize(sizes.text);
    const values = Math.max(...row.map(({ value }) => heightOf(value)));
    breakBefore(pdf, labels + values);
    const top = pdf.y;
    row.forEach(({ label, value }, place) => {
      const left = page.margin + place * (column + page.gutter);
      root.add(
        pdf.struct('P', {}, [
          () => {
            pdf.font('regular').fontSize(sizes.small).fillColor(colours.quiet);
            pdf.text(label, left, top, { width: column, lineGap });
          },
          () => {
            pdf.fontSize(sizes.text).fillColor(colours.ink);
            pdf.text(value || ' ', left, top + labels, { width: column, lineGap });
          },
        ]),
      );
    });
    pdf.y = top + labels + values + 5;
  }
  pdf.y += 4;
}

function breakBefore(pdf: PDFKit.PDFDocument, height: number): void {
  if (pdf.y + height > pdf.page.height - page.foot) pdf.addPage();
}

function drawFooters(pdf: PDFKit.PDFDocument, footer: string): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let number = start; number < start + count; number += 1) {
    pdf.switchToPage(number);
    // Below the margin, where text would start another page.
    pdf.page.margins.bottom = 0;
    pdf.markContent('Artifact', { type: 'Pagination' });
    const line = { width: pdf.page.width - 2 * page.margin, lineBreak: false } as const;
    const top = pdf.page.height - page.foot + 18;
    pdf.font('regular').fontSize(sizes.small).fillColor(colours.quiet).text(footer, page.margin, top, line);
    pdf.text(`${number + 1} / ${count}`, page.margin, top, { ...line, align: 'right' });
    pdf.endMarkedContent();
  }
}

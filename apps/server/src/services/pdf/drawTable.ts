import type { PdfBlock, PdfColumn } from './content.ts';
import { colours, lineGap, page, type Sheet, sizes } from './sheet.ts';

type PdfTable = Extract<PdfBlock, { kind: 'table' }>;

const padding = { x: 6, y: 4 } as const;

interface Cell {
  readonly text: string;
  readonly left: number;
  readonly width: number;
  readonly align: PdfColumn['align'];
}

/** Draws a table whose header is repeated on each page; a row is never split. */
export function drawTable({ pdf, root, width }: Sheet, { columns, rows }: PdfTable): void {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  let left: number = page.margin;
  const places = columns.map(({ share, align }) => {
    const place = { left, width: (width * share) / shares, align };
    left += place.width;
    return place;
  });
  const cellsOf = (texts: readonly string[]): Cell[] =>
    places.map((place, index) => ({ ...place, text: texts[index] ?? '' }));
  const table = pdf.struct('Table');
  root.add(table);

  const heads = cellsOf(columns.map(({ header }) => header));
  const headHeight = heightOf(heads, 'bold', sizes.small);
  /** Only the first header is content; the others repeat it. */
  const drawHead = (isFirst: boolean) => {
    const top = pdf.y;
    artifact(() => pdf.rect(page.margin, top, width, headHeight).fill(colours.head));
    const draw = (cell: Cell) =>
      drawText(cell, top, { font: 'bold', size: sizes.small, colour: colours.quiet });
    if (isFirst) {
      const row = pdf.struct('TR');
      table.add(row);
      for (const cell of heads) row.add(pdf.struct('TH', { scope: 'Column' }, () => draw(cell)));
      row.end();
    } else artifact(() => heads.forEach(draw));
    pdf.y = top + headHeight;
  };

  const firstRow = cellsOf(rows[0]?.cells ?? []);
  if (pdf.y + headHeight + heightOf(firstRow, 'regular', sizes.text) > bottom()) pdf.addPage();
  drawHead(true);
  for (const { cells: texts, sum } of rows) {
    const cells = cellsOf(texts);
    const font = sum ? 'bold' : 'regular';
    const height = heightOf(cells, font, sizes.text);
    if (pdf.y + height > bottom()) {
      pdf.addPage();
      drawHead(false);
    }
    const top = pdf.y;
    artifact(() => {
      const at = sum ? top : top + height;
      pdf.moveTo(page.margin, at).lineTo(page.margin + width, at);
      pdf
        .lineWidth(sum ? 0.9 : 0.5)
        .strokeColor(sum ? colours.ink : colours.line)
        .stroke();
    });
    const row = pdf.struct('TR');
    table.add(row);
    cells.forEach((cell, index) => {
      const draw = () => drawText(cell, top, { font, size: sizes.text, colour: colours.ink });
      row.add(index === 0 ? pdf.struct('TH', { scope: 'Row' }, draw) : pdf.struct('TD', {}, draw));
    });
    row.end();
    pdf.y = top + height;
  }
  table.end();
  pdf.x = page.margin;
  pdf.y += 8;

  function bottom(): number {
    return pdf.page.height - page.foot;
  }

  function heightOf(cells: readonly Cell[], font: 'regular' | 'bold', size: number): number {
    pdf.font(font).fontSize(size);
    const heights = cells.map((cell) =>
      pdf.heightOfString(cell.text || ' ', { width: cell.width - 2 * padding.x, lineGap }),
    );
    return Math.max(...heights) + 2 * padding.y;
  }

  function drawText(
    cell: Cell,
    top: number,
    { font, size, colour }: { font: 'regular' | 'bold'; size: number; colour: string },
  ): void {
    const inside = { width: cell.width - 2 * padding.x, align: cell.align, lineGap };
    pdf.font(font).fontSize(size).fillColor(colour);
    pdf.text(cell.text || ' ', cell.left + padding.x, top + padding.y, inside);
  }

  function artifact(draw: () => void): void {
    pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    pdf.endMarkedContent();
  }
}

import { columnCount, columnWidth, keys, type WidePage, type WideRow } from './page.ts';

/** No library at all: the cells of one screen, filled again at each step. */
const height = 40;
const [lines, tracks] = [15, 12];
let rows: readonly WideRow[] = [];
let width = columnWidth;
const cells: HTMLElement[][] = [];
let header: HTMLElement;
let scroller: HTMLElement;

function part(style: string, parent: Element): HTMLElement {
  const element = document.createElement('div');
  element.style.cssText = style;
  parent.append(element);
  return element;
}

/** The place of a column: the fifth is as wide as it was dragged. */
function left(column: number): number {
  return column * columnWidth + (column > 4 ? width - columnWidth : 0);
}

function fill(): void {
  const first = Math.min(Math.floor(scroller.scrollLeft / columnWidth), columnCount - tracks);
  cells.forEach((line, row) => {
    line.forEach((cell, at) => {
      const column = first + at;
      const key = keys[column - 1];
      cell.style.transform = `translate(${left(column)}px, ${(row + 1) * height}px)`;
      cell.textContent = String(key ? rows[row]?.[key] : rows[row]?.id);
    });
  });
}

const page: WidePage = {
  mount(element, data) {
    rows = data;
    scroller = part('height:600px;overflow:auto', element);
    const space = part(
      `position:relative;height:${(data.length + 1) * height}px;width:${columnCount * columnWidth}px`,
      scroller,
    );
    header = part(`position:absolute;left:${5 * columnWidth - 8}px;width:8px;height:${height}px`, space);
    for (let row = 0; row < lines; row++)
      cells.push(
        Array.from({ length: tracks }, () => part(`position:absolute;width:${columnWidth}px`, space)),
      );
    scroller.onscroll = fill;
    header.onpointerdown = ({ clientX }) => {
      const from = width;
      const move = (event: PointerEvent) => {
        width = from + event.clientX - clientX;
        fill();
      };
      document.addEventListener('pointermove', move);
      document.addEventListener('pointerup', () => document.removeEventListener('pointermove', move), {
        once: true,
      });
    };
    fill();
  },
  scroller: () => scroller,
  handle: () => header,
};
Object.assign(globalThis, { widePage: page });

import { type GridPage, type Sailing, texts } from './page.ts';

/** No library at all: some thirty lines that are moved and filled again, the least a browser must do. */
const height = 40;
const pool = 24;
let rows: readonly Sailing[] = [];
let selectedKeys = new Set<string>();
let first = 0;
const lines: HTMLElement[] = [];

function fill(): void {
  lines.forEach((line, index) => {
    const row = rows[first + index];
    const [box, ...cells] = line.children;
    if (!row || !(box instanceof HTMLInputElement)) return;
    line.style.transform = `translateY(${(first + index) * height}px)`;
    box.checked = selectedKeys.has(row.id);
    cells.forEach((cell, column) => {
      cell.textContent = String(row[texts[column]?.[0] ?? 'id']);
    });
  });
}

function part(tag: string, style: string, parent: Element): HTMLElement {
  const element = document.createElement(tag);
  element.style.cssText = style;
  parent.append(element);
  return element;
}

const page: GridPage = {
  mount(element, data) {
    rows = data;
    const all = part('input', '', element) as HTMLInputElement;
    all.type = 'checkbox';
    all.dataset.all = '';
    all.onclick = () => {
      selectedKeys = new Set(rows.map(({ id }) => id));
      fill();
    };
    const sort = part('button', '', element);
    sort.onclick = () => {
      const { compare } = new Intl.Collator('zh-CN', { numeric: true });
      rows = rows.toSorted((a, b) => compare(a.vessel, b.vessel));
      fill();
    };
    const scroller = part('div', 'height:560px;overflow:auto', element);
    const space = part('div', `height:${data.length * height}px;position:relative`, scroller);
    scroller.dataset.scroller = '';
    for (let index = 0; index < pool; index++) {
      const line = part('div', `position:absolute;height:${height}px`, space);
      line.role = 'row';
      const box = part('input', '', line) as HTMLInputElement;
      box.type = 'checkbox';
      box.onclick = () => {
        const id = line.children[1]?.textContent ?? '';
        if (!selectedKeys.delete(id)) selectedKeys.add(id);
      };
      for (const [, , width] of texts) part('span', `display:inline-block;width:${width}px`, line);
      lines.push(line);
    }
    scroller.onscroll = () => {
      first = Math.min(Math.floor(scroller.scrollTop / height), rows.length - pool);
      fill();
    };
    fill();
  },
  unmount: () => document.body.replaceChildren(),
  scroller: () => document.querySelector('[data-scroller]'),
  box: () => lines[5]?.querySelector('input') ?? null,
  sort: () => document.querySelector('button'),
  all: () => document.querySelector('[data-all]'),
};
Object.assign(globalThis, { gridPage: page });

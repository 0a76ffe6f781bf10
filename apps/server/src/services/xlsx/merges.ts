import { TableRefused } from './tableProblem.ts';

/** An area whose cells show the value of its first one; numbers from 1, ends included. */
export interface MergedArea {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

const mostAreas = 20_000;
const longestTail = 4_000_000;
const dataEnd = /<\/(?:\w+:)?sheetData>|<(?:\w+:)?sheetData\s*\/>/;
const area = /<(?:\w+:)?mergeCell\s[^>]*?ref="\$?([A-Z]{1,3})\$?(\d{1,7}):\$?([A-Z]{1,3})\$?(\d{1,7})"/g;

/** The merged areas of a sheet by their first row. A sheet names them behind its data, so they are read before it. */
export async function mergedAreas(pieces: AsyncIterable<string>): Promise<Map<number, MergedArea[]>> {
  let text = '';
  let isBehindData = false;
  for await (const piece of pieces) {
    text += piece;
    if (!isBehindData) {
      const end = dataEnd.exec(text);
      isBehindData = end !== null;
      text = end ? text.slice(end.index) : text.slice(-40);
    }
    if (text.length > longestTail) throw new TableRefused('tooManyMerges');
  }
  const areas = new Map<number, MergedArea[]>();
  let count = 0;
  for (const [, left = '', top, right = '', bottom] of isBehindData ? text.matchAll(area) : []) {
    count += 1;
    if (count > mostAreas) throw new TableRefused('tooManyMerges');
    const merged = {
      ...{ top: Number(top), bottom: Number(bottom) },
      ...{ left: columnNumber(left), right: columnNumber(right) },
    };
    const sameTop = areas.get(merged.top);
    if (sameTop) sameTop.push(merged);
    else areas.set(merged.top, [merged]);
  }
  return areas;
}

/** `A` is 1, `AB` 28. */
export function columnNumber(letters: string): number {
  let number = 0;
  for (const letter of letters) number = number * 26 + letter.charCodeAt(0) - 64;
  return number;
}

import { type Mention, type Scan, used } from '../text/scan.ts';

const labels =
  /有效期?(?:至|到)?|起运港|目的港|装货港|卸货港|船公司|船司|开航日?|开船|船期|航程|免箱期|币种|运费|特价|经停?|中转港?|预计|大概|左右|以上|valid(?:ity)?|until|till|through|carrier|transit|time|days?|free|from|via|per|with|rates?|offer|\b(?:pol|pod|etd|eta|to|by|ex|t\/t|t\/s|tt|ft|usd|gp|hq|hc|at|on|of|is|and|the|fm|vld|o\/f)\b|[开出到至船截止转号日]/gi;

/** The words of a line that no field has used, at most so many characters. */
const longestRemark = 120;

export function remarkOf(text: string, scan: Scan, extras: readonly Mention<string>[]): string {
  const words: string[] = [];
  const left = scan.rest.replaceAll(used, ';').replace(labels, ' ');
  for (const [phrase] of left.matchAll(/[\p{L}][\p{L}\p{N} '-]{0,60}/gu)) {
    const trimmed = phrase.trim();
    if (/\p{Script=Han}{2}|[A-Za-z]{3}/u.test(trimmed)) words.push(trimmed);
  }
  const surcharged = extras.map(({ start, end }) => text.slice(start, end).trim());
  return [...surcharged, ...words].join('; ').slice(0, longestRemark).toWellFormed();
}

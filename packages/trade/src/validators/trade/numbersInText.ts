import { mobile } from '../mobile.ts';
import { normaliseSerial, toHalfWidth } from '../normalise.ts';
import { containerNumber } from './containerNumber.ts';
import { trackingNumber } from './trackingNumber.ts';

/** Text after this is ignored. */
const longest = 20_000;
/** `CSNU 621847-4` in the middle of other words. */
const container = /(?<![A-Z0-9])([A-Z]{3}[UJZ])[ -]?(\d{6})[ -]?(\d)(?![A-Z0-9])/g;
/** The number of a seal looks like a bill, but is not one. */
const seal = /(?:封条?号?|铅封号?|SEAL(?: ?NO\.?)?) ?[:#]? ?(?![A-Z]{3}[UJZ]\d{7})[A-Z0-9]+/g;
/** If a text names seals, a container's is behind its slash: `CSNU6218474/YMAK123456`. */
const sealBehind = /(?<![A-Z0-9])([A-Z]{3}[UJZ]\d{7}) ?\/ ?[A-Z0-9]{4,15}(?![A-Z0-9])/g;
/** Numbers of a list: `1、`, `(2)`, `3.` */
const listMark = /(?:^|(?<=\s))[(（]?\d{1,3}[、.．)）]\s{0,4}(?=[A-Za-zＡ-Ｚ])/gu;

/** The heading of a column of seals. */
const sealHeading = /^(?:铅?封条?号?|SEAL\b)/iu;

interface Part {
  readonly text: string;
  /** Its place between tabs, by which tables are copied; null without tabs. */
  readonly column: number | null;
  readonly numbers: readonly string[];
}

/**
 * Returns the numbers of containers, bills and bookings in pasted text, in their order and with repeats:
 * `提单号：COSU6123456789`, `CSQU3054383/40HQ`. Text that looks like a number but is not valid stays unchanged, so that its
 * rule refuses it. Next to valid numbers, text without a digit is dropped, and so are the other columns of a table.
 */
export function numbersInText(text: string): string[] {
  const parts = partsOf(text.slice(0, longest));
  const seals = new Set(
    parts.filter(({ text, column }) => column !== null && sealHeading.test(text)).map(({ column }) => column),
  );
  const ofNumbers = parts.filter((part) => part.numbers.some(isNumber) && !seals.has(part.column));
  const columns = new Set(ofNumbers.map(({ column }) => column));
  const candidates =
    columns.size === 0
      ? parts
      : parts.filter(({ column, text }) => columns.has(column) && /\p{Nd}/u.test(text));
  return candidates.flatMap(({ numbers }) => numbers);
}

function partsOf(text: string): Part[] {
  const cells = text
    .replace(listMark, '\n')
    .split(/[\n\r]+/)
    .map((line) => line.split('\t'))
    .flatMap((row) => row.map((cell, index) => ({ cell, column: row.length > 1 ? index : null })));
  return cells.flatMap(({ cell, column }) => {
    const texts = cell.split(/[,;，；、]+/u).map((part) => part.trim());
    return texts.filter(Boolean).map((part) => ({ text: part, column, numbers: numbersOfPart(part) }));
  });
}

function numbersOfPart(part: string): string[] {
  const whole = normaliseSerial(part.slice(0, 200));
  const words = part.split(/\s+/u);
  // `CSNU 621847 4` is one number; `CSNU6218474 COSU6391457720` are two.
  if (words.length > 1 && words.every((word) => isWhole(normaliseSerial(word))))
    return words.map((word) => normaliseSerial(word));
  if (/^[A-Z0-9]{1,20}$/.test(whole) && (words.length === 1 || isSpaced(whole))) return [whole];
  const inText = numbersAmongWords(part);
  // A phone number and a seal among words are ignored.
  const isOther = /(?<!\d)1[3-9]\d{9}(?!\d)/.test(whole) || part.toUpperCase().search(seal) >= 0;
  return inText.length > 0 || isOther ? inText : [whole];
}

/** Reports whether it is a container or a bill written with spaces, rather than words next to a number. */
function isSpaced(whole: string): boolean {
  return containerNumber(whole) !== 'containerNumber' || /^[A-Z]{0,4}\d+$/.test(whole);
}

function numbersAmongWords(part: string): string[] {
  const plain = toHalfWidth(part.slice(0, 1000)).toUpperCase().replace(seal, ' ');
  const together = plain.replace(container, '$1$2$3');
  const joined = /封|SEAL/.test(together) ? together.replace(sealBehind, '$1') : together;
  return joined.split(/[^A-Z0-9]+/).filter(isNumber);
}

/** Reports whether it is valid as one of the kinds, and no phone number. */
function isNumber(word: string): boolean {
  return isWhole(word) && mobile(word) !== null;
}

function isWhole(word: string): boolean {
  return (
    word.length >= 9 &&
    (['container', 'bill', 'booking'] as const).some((kind) => trackingNumber(kind)(word) === null)
  );
}

import { isDay } from '../../../../dates/Calendar/isDay.ts';
import { parseDay } from '../../../../dates/DatePicker/typed.ts';

/** A value that a cell can be given. */
export type EditValue = string | number | null;

/** How the cells of a column are edited. */
export interface CellEditor<Row> {
  readonly kind: 'text' | 'number' | 'select' | 'date';
  /** The value of a row; a date as `2026-11-30`. */
  readonly value: (row: Row) => EditValue | undefined;
  /** Returns the row with another value. */
  readonly set: (row: Row, value: EditValue) => Row;
  /** Choices of a `select`. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** `true` refuses an empty cell. */
  readonly required?: boolean;
  /** Bounds of a number or of a date. */
  readonly min?: number | string;
  readonly max?: number | string;
  /** Decimals of a number, 0 unless given. */
  readonly decimals?: number;
  /** Longest text, 500 characters unless given. */
  readonly maxLength?: number;
  /** A sentence that says how to correct the value, or null. */
  readonly check?: (value: EditValue, row: Row) => string | null;
  /** Why the stored value of a row is not valid; shown at the cell until it is changed. */
  readonly problem?: (row: Row) => string | undefined;
  /** `false` for rows whose cell cannot be changed. */
  readonly isEditable?: (row: Row) => boolean;
}

/** Texts of refused values. */
export interface EditMessages {
  readonly required: string;
  readonly number: string;
  readonly decimals: (count: number) => string;
  readonly least: (value: string) => string;
  readonly most: (value: string) => string;
  readonly earliest: (day: string) => string;
  readonly latest: (day: string) => string;
  readonly date: string;
  readonly choice: string;
  readonly longest: (count: string) => string;
}

export type EditReading =
  | { readonly value: EditValue; readonly message?: undefined }
  | { readonly message: string };

/** Language and texts of a reading. */
export interface EditLanguage {
  readonly t: EditMessages;
  readonly lang: string;
  readonly format: (value: number) => string;
  /** The day that a date without a year is near to. */
  readonly today: string;
}

const longestText = 500;
const number = /^[+-]?\d{1,15}(?:\.\d{1,10})?$/;

/** Reads a text that was typed or pasted into a cell: full width is read as half, thousands may be separated. */
export function readEdit<Row>(
  text: string,
  row: Row,
  editor: CellEditor<Row>,
  language: EditLanguage,
): EditReading {
  const { t, format } = language;
  const longest = editor.maxLength ?? longestText;
  if (text.length > Math.max(longest, longestText)) return { message: t.longest(format(longest)) };
  const trimmed = text.trim();
  if (trimmed === '' && editor.required) return { message: t.required };
  const reading: EditReading =
    trimmed === ''
      ? { value: editor.kind === 'text' ? '' : null }
      : readers[editor.kind](trimmed, editor, language);
  if (reading.message !== undefined) return reading;
  const message = editor.check?.(reading.value, row) ?? null;
  return message === null ? reading : { message };
}

type Bounds = Pick<CellEditor<never>, 'min' | 'max' | 'decimals' | 'maxLength' | 'options'>;
type Reader = (text: string, bounds: Bounds, language: EditLanguage) => EditReading;

const readers: Readonly<Record<CellEditor<never>['kind'], Reader>> = {
  text: (text, { maxLength = longestText }, { t, format }) =>
    text.length > maxLength ? { message: t.longest(format(maxLength)) } : { value: text },
  number(text, { min, max, decimals = 0 }, { t, format }) {
    const plain = text.normalize('NFKC').replace(/[\s,'’]/g, '');
    if (!number.test(plain)) return { message: t.number };
    if ((plain.split('.')[1] ?? '').length > decimals) return { message: t.decimals(decimals) };
    const value = Number(plain);
    if (typeof min === 'number' && value < min) return { message: t.least(format(min)) };
    if (typeof max === 'number' && value > max) return { message: t.most(format(max)) };
    return { value };
  },
  date(text, { min, max }, { t, lang, today }) {
    const value = isDay(today) ? parseDay(text, today, lang) : null;
    if (value === null) return { message: t.date };
    if (typeof min === 'string' && value < min) return { message: t.earliest(min) };
    if (typeof max === 'string' && value > max) return { message: t.latest(max) };
    return { value };
  },
  select(text, { options = [] }, { t }) {
    const option = options.find(({ value, label }) => value === text || label === text);
    return option ? { value: option.value } : { message: t.choice };
  },
};

/** The value as its editor shows it. */
export function editText(value: EditValue | undefined): string {
  return value === null || value === undefined ? '' : String(value);
}

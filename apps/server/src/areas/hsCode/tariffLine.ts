import { type CsvLine, cellOf, flagOf, readLine } from '../../services/csv/csvLine.ts';
import type { BadCell } from '../../services/csv/csvTable.ts';

/** The goods that an inspection code covers. */
interface Ciq {
  /** Thirteen digits. */
  readonly code: string;
  readonly nameZh: string;
}

/** A ten-digit code in a line of a year's file. Rates are in percent; null if not set. */
export interface TariffEntry {
  readonly code: string;
  readonly nameZh: string;
  readonly nameEn: string;
  readonly description: string | null;
  readonly unit1: string | null;
  readonly unit2: string | null;
  readonly mfn: number | null;
  readonly general: number | null;
  readonly provisional: number | null;
  readonly exportDuty: number | null;
  readonly rebate: number | null;
  readonly consumption: number | null;
  readonly vat: number | null;
  readonly supervision: string;
  readonly quarantineImport: string;
  readonly quarantineExport: string;
  readonly elements: readonly string[];
  readonly ciq: readonly Ciq[];
  readonly expired: boolean;
  readonly replacedBy: readonly string[];
  readonly source: string;
}

const longest = 300;
const national = /^\d{10}$/;

/** Reads a line by its rules; returns the first broken one, if any. */
export function readTariff(cells: Readonly<Record<string, string>>): TariffEntry | BadCell {
  return readLine(cells, entryOf);
}

function entryOf({ cell, broken }: CsvLine): TariffEntry {
  const text = (column: string, required = false): string => {
    const value = cell(column);
    if (required && value === '') broken(column, 'required');
    return value.length > longest ? broken(column, 'length') : value;
  };
  const letters = (column: string): string => {
    const value = text(column).replaceAll(/[\s./]/g, '');
    return /^[A-Za-z0-9]*$/.test(value) ? value : broken(column, 'letters');
  };
  const rate = (column: string): number | null => {
    const value = text(column).replace(/\s*%$/, '');
    if (value === '') return null;
    return /^\d{1,4}(\.\d{1,4})?$/.test(value) ? Number(value) : broken(column, 'rate');
  };
  const code = wholeCode(text('code', true).replaceAll(/[\s.]/g, ''));
  if (!national.test(code)) broken('code', 'code');
  const expired = flagOf(text('expired')) ?? broken('expired', 'flag');
  const replacedBy = text('replaced_by')
    .split(/[\s;；,，]+/u)
    .filter(Boolean)
    .map(wholeCode);
  const isFine = replacedBy.every((each) => national.test(each) && each !== code);
  // A valid code has no successor, and nothing replaces it.
  if (!isFine || (!expired && replacedBy.length > 0)) broken('replaced_by', 'replaced');
  return {
    code,
    nameZh: text('name_zh', true),
    nameEn: text('name_en', true),
    description: text('description') || null,
    unit1: text('unit1') || null,
    unit2: text('unit2') || null,
    mfn: rate('mfn'),
    general: rate('general'),
    provisional: rate('provisional'),
    exportDuty: rate('export_duty'),
    rebate: rate('rebate'),
    consumption: rate('consumption'),
    vat: rate('vat'),
    supervision: letters('supervision'),
    quarantineImport: letters('quarantine_import'),
    quarantineExport: letters('quarantine_export'),
    elements: partsOf(cell('elements')),
    ciq: partsOf(cell('ciq')).map((part) => {
      const [number = '', ...name] = part.split(/[:：]/u);
      const whole = wholeCiq(number.trim(), code);
      return whole === null ? broken('ciq', 'ciq') : { code: whole, nameZh: name.join(':').trim() };
    }),
    expired,
    replacedBy,
    source: text('source', true),
  };
}

/** Excel drops the zero in front of the codes of chapters 1 to 9, which leaves nine digits. */
function wholeCode(code: string): string {
  return /^[1-9]\d{8}$/.test(code) ? `0${code}` : code;
}

/** An inspection code is the ten digits and three more, which a file may give alone; for another code it is invalid. */
function wholeCiq(number: string, code: string): string | null {
  const whole = number.length === 3 ? `${code}${number}` : number;
  return /^\d{13}$/.test(whole) && whole.startsWith(code) ? whole : null;
}

function partsOf(cell: string): string[] {
  return cell
    .split(/[;；]/u)
    .map((part) => part.trim())
    .filter(Boolean);
}

/** An entry as texts by the names of its columns, for comparing. */
export function textsOf(entry: TariffEntry): Readonly<Record<string, string>> {
  return {
    name_zh: entry.nameZh,
    name_en: entry.nameEn,
    description: cellOf(entry.description),
    unit1: cellOf(entry.unit1),
    unit2: cellOf(entry.unit2),
    mfn: cellOf(entry.mfn),
    general: cellOf(entry.general),
    provisional: cellOf(entry.provisional),
    export_duty: cellOf(entry.exportDuty),
    rebate: cellOf(entry.rebate),
    consumption: cellOf(entry.consumption),
    vat: cellOf(entry.vat),
    supervision: entry.supervision,
    quarantine_import: entry.quarantineImport,
    quarantine_export: entry.quarantineExport,
    elements: entry.elements.join(';'),
    // An older import wrote only the three digits.
    ciq: entry.ciq.map(({ code, nameZh }) => `${wholeCiq(code, entry.code) ?? code}:${nameZh}`).join(';'),
    expired: entry.expired ? 'yes' : '',
    replaced_by: entry.replacedBy.join(' '),
    source: entry.source,
  };
}

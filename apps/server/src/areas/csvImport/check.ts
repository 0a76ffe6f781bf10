import type { CsvKind } from '@fairway/gateway/contract/csvColumns';
import type { Db } from '../../database/db.ts';
import { isBad } from '../../services/csv/csvTable.ts';
import { readCsv } from '../../services/csv/readCsv.ts';
import { keepLines } from './keepLines.ts';
import { tableOf } from './kinds.ts';
import { recordCheck } from './recordCheck.ts';
import type { Tally } from './tally.ts';

/** Lines that are checked together. */
export const batch = 5000;

interface Line {
  readonly line: number;
  readonly key: string;
  readonly entry: unknown;
}

export interface ImportFile {
  readonly kind: CsvKind;
  readonly fileName: string;
  readonly file: Blob;
}

/** Checks a file as a stream, some thousand lines at a time, and stores its lines until the confirmation. Returns its id. */
export function checkFile(
  transaction: Db,
  { kind, fileName, file }: ImportFile,
  staffId: string,
  now: Date,
): Promise<string> {
  const table = tableOf(kind);
  return recordCheck(transaction, { kind, fileName, staffId, now }, async (id, tally) => {
    let waiting: Line[] = [];
    const look = async () => {
      const fresh = await keep(transaction, id, waiting, tally);
      const entries = fresh.map(({ entry }) => entry);
      const compared = await table.compare(transaction, entries, now);
      for (const [index, line] of fresh.entries()) {
        const comparison = compared[index];
        if (comparison?.bad) tally.refuse({ ...comparison.bad, line: line.line });
        else if (comparison) tally.count(line, comparison);
      }
      waiting = [];
    };
    for await (const each of readCsv(file, table.columns)) {
      if ('rule' in each) {
        tally.refuse(each);
        if (each.rule !== 'columns') tally.read();
        continue;
      }
      tally.read();
      const entry = table.read(each.cells, now);
      if (isBad(entry)) tally.refuse({ ...entry, line: each.line });
      else waiting.push({ line: each.line, key: table.keyOf(entry), entry });
      if (waiting.length === batch) await look();
    }
    if (waiting.length > 0) await look();
    tally.absent = (await table.absent?.(transaction, id)) ?? null;
  });
}

/** Stores lines. A line whose key was in the file before is bad, and is not returned. */
async function keep(db: Db, importId: string, lines: readonly Line[], tally: Tally): Promise<Line[]> {
  const keptLines = await keepLines(db, importId, lines);
  for (const { line, key } of lines)
    if (!keptLines.has(line)) tally.refuse({ line, column: null, rule: 'repeated', value: key });
  return lines.filter(({ line }) => keptLines.has(line));
}

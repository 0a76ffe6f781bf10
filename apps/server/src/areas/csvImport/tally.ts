import type { CsvOutcome } from '@fairway/gateway/contract/csvColumns';
import { cutText } from '@fairway/trade';
import type { Compared } from '../../services/csv/csvTable.ts';
import type { BrokenLine } from '../../services/csv/readCsv.ts';
import type { KeptReport } from './tables.ts';

/** The most bad lines and changes that a report lists. */
const mostTold = 200;
const longestValue = 80;

/** Counts the effects of lines, and lists the first of them. */
export class Tally {
  readonly counts: Record<CsvOutcome, number> = { new: 0, changed: 0, expired: 0, same: 0 };
  private readonly bad: BrokenLine[] = [];
  private readonly changes: KeptReport['changes'] = [];
  private readonly unsure: BrokenLine[] = [];
  private badCount = 0;
  private unsureCount = 0;
  private lines = 0;
  /** The number of entries that the file leaves out; known at its end. */
  absent: number | null = null;
  /** Sailings that a price file leaves out; known at its end. */
  leftOut: Pick<KeptReport, 'leftOutCount' | 'leftOut'> = { leftOutCount: 0, leftOut: [] };

  /** Counts a line of data, with or without an effect. */
  read(): void {
    this.lines += 1;
  }

  refuse(line: BrokenLine): void {
    this.badCount += 1;
    // All missing columns are listed: the user types them from this text.
    const value = line.rule === 'columns' ? line.value : cutText(line.value, longestValue);
    if (this.bad.length < mostTold) this.bad.push({ ...line, value });
  }

  /** A line that a person has to look at; the others may be imported. */
  hold(line: BrokenLine): void {
    this.unsureCount += 1;
    if (this.unsure.length < mostTold)
      this.unsure.push({ ...line, value: cutText(line.value, longestValue) });
  }

  count({ line, key }: { readonly line: number; readonly key: string }, { outcome, fields }: Compared): void {
    this.counts[outcome] += 1;
    if (outcome === 'same' || this.changes.length >= mostTold) return;
    this.changes.push({ line, key, outcome, fields: [...fields] });
  }

  report(): KeptReport {
    const { lines, counts, absent, badCount, unsureCount, leftOut, changes } = this;
    const byLine = (a: BrokenLine, b: BrokenLine) => a.line - b.line;
    const [bad, unsure] = [this.bad.toSorted(byLine), this.unsure.toSorted(byLine)];
    return { lines, counts, absent, badCount, bad, unsureCount, unsure, ...leftOut, changes };
  }
}

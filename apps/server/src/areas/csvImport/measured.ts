import type { CsvReport } from '@fairway/gateway/contract/csvImport';
import type { Telemetry } from '../../telemetry/telemetry.ts';

/** Measures the processing of a file, and counts its lines when it ends. */
export async function measured(
  { took, count }: Telemetry,
  step: 'check' | 'save',
  work: () => Promise<CsvReport>,
): Promise<CsvReport> {
  const began = performance.now();
  const report = await work();
  const { kind, lines, badCount } = report;
  took('import', performance.now() - began, { kind, step });
  count('importRows', { kind, step, outcome: 'good' }, Math.max(0, lines - badCount));
  count('importRows', { kind, step, outcome: 'bad' }, badCount);
  return report;
}

import type { LogEvent } from 'kysely';
import { statementName } from './statementName.ts';
import type { Telemetry } from './telemetry.ts';

/** Measures statements by verb and table, and draws them into the trace of their request; absent when nothing is on. */
export function measureStatements({
  meter,
  took,
  tracing,
}: Telemetry): ((event: LogEvent) => void) | undefined {
  if (!meter && !tracing.isOn) return undefined;
  return ({ query, queryDurationMillis, level }) => {
    const { verb, table } = statementName(query.query);
    took('statement', queryDurationMillis, { verb, table, outcome: level === 'error' ? 'failed' : 'done' });
    tracing.ended(
      { name: `${verb} ${table}`, kind: 'client', attributes: { 'db.system.name': 'postgresql' } },
      queryDurationMillis,
    );
  };
}

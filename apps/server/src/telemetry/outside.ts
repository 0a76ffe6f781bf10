import type { Telemetry } from './telemetry.ts';

type Measures = Pick<Telemetry, 'took' | 'tracing'>;

/** Measures a request to an outside service: which one, what for, and whether it succeeded. */
export async function askOutside<T>(
  { took, tracing }: Measures,
  service: string,
  operation: string,
  ask: () => Promise<T>,
  isFailed: (answer: T) => boolean = () => false,
): Promise<T> {
  const began = performance.now();
  const ended = (outcome: 'done' | 'failed') =>
    took('outside', performance.now() - began, { service, operation, outcome });
  try {
    const start = { name: `${service} ${operation}`, kind: 'client' } as const;
    const answer = await tracing.span(start, ask, (each) => ({ attributes: {}, isFailed: isFailed(each) }));
    ended(isFailed(answer) ? 'failed' : 'done');
    return answer;
  } catch (error) {
    ended('failed');
    throw error;
  }
}

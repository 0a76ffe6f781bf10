import { beside, type Figure, figure, median, percentile } from './table.ts';

export type Run = (index: number) => Promise<unknown>;

/** Medians and 99th percentiles of each round, in milliseconds: of bare statements, and of ours. */
export interface Times {
  readonly floor50: number[];
  readonly ours50: number[];
  readonly floor99: number[];
  readonly ours99: number[];
}

/** Runs both for every question, round by round, once before to warm up. */
export async function compare(bare: Run, own: Run, { questions, rounds }: Size): Promise<Times> {
  const times: Times = { floor50: [], ours50: [], floor99: [], ours99: [] };
  await sideBySide(bare, own, questions);
  for (let round = 0; round < rounds; round++) {
    const { floor, ours } = await sideBySide(bare, own, questions);
    times.floor50.push(median(floor));
    times.ours50.push(median(ours));
    times.floor99.push(percentile(floor, 0.99));
    times.ours99.push(percentile(ours, 0.99));
  }
  return times;
}

interface Size {
  readonly questions: number;
  readonly rounds: number;
}

/** Returns the figures of one subject with their bounds; each figure's label starts with `name`. */
export function comparison(name: string, times: Times, bounds: { p50: string; p99: string }): Figure[] {
  const { floor50, ours50, floor99, ours99 } = times;
  return [
    beside(floor50, floor50, figure(`${name}bare \`pg\`, p50`, floor50, 'ms', '', 2)),
    beside(floor50, ours50, figure(`${name}Fairway, p50`, ours50, 'ms', bounds.p50, 2)),
    beside(floor99, floor99, figure(`${name}bare \`pg\`, p99`, floor99, 'ms', '', 2)),
    beside(floor99, ours99, figure(`${name}Fairway, p99`, ours99, 'ms', bounds.p99, 2)),
  ];
}

/** Each question by both, first by the one, then by the other, so that a noisy neighbour affects both alike. */
async function sideBySide(
  bare: Run,
  own: Run,
  questions: number,
): Promise<{ floor: number[]; ours: number[] }> {
  const floor: number[] = [];
  const ours: number[] = [];
  for (let index = 0; index < questions; index++) {
    if (index % 2 === 0) floor.push(await timed(bare, index));
    ours.push(await timed(own, index));
    if (index % 2 === 1) floor.push(await timed(bare, index));
  }
  return { floor, ours };
}

async function timed(run: Run, index: number): Promise<number> {
  const start = performance.now();
  await run(index);
  return performance.now() - start;
}

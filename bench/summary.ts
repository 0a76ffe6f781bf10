/** A figure with a target, read from `docs/benchmarks.md`. */
export interface Measured {
  readonly benchmark: string;
  readonly what: string;
  readonly median: string;
  /** Times the floor; empty without a floor. */
  readonly ratio: string;
  readonly target: string;
}

/** The rows of the sections that have a target, in their order. */
export function measured(page: string): Measured[] {
  const figures: Measured[] = [];
  let benchmark = '';
  let columns: string[] = [];
  for (const line of page.split('\n')) {
    if (line.startsWith('## ')) benchmark = line.slice(3);
    if (!line.startsWith('|')) continue;
    const cells = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    if (cells[0] === 'what') columns = cells;
    const cell = (name: string) => cells[columns.indexOf(name)] ?? '';
    if (/[≤≥]/.test(cell('target')))
      figures.push({
        benchmark,
        what: cell('what'),
        median: cell('median'),
        ratio: cell('to floor'),
        target: cell('target'),
      });
  }
  return figures;
}

/** Whether a figure meets its target, such as `≤ 150 ms` or, by its ratio, `≤ 1.5 × floor`. */
export function meets({ median, ratio, target }: Measured): boolean {
  const [bound = Number.NaN] = numbersIn(target);
  const [value = Number.NaN] = numbersIn(target.includes('× floor') ? ratio : median);
  return target.startsWith('≥') ? value >= bound : value <= bound;
}

/** One line for each benchmark: how many targets it meets, and those that it misses. */
export function summary(page: string): string {
  const benchmarks = Map.groupBy(measured(page), ({ benchmark }) => benchmark);
  const lines = [...benchmarks].map(([benchmark, figures]) => {
    const missed = figures.filter((figure) => !meets(figure));
    return `| ${benchmark} | ${figures.length - missed.length} of ${figures.length} | ${missed.map(inWords).join('; ')} |`;
  });
  return ['| benchmark | targets met | missed |', '| --- | --- | --- |', ...lines, ''].join('\n');
}

function inWords({ what, median, ratio, target }: Measured): string {
  return `${what}: ${target.includes('× floor') ? ratio : median}, target ${target}`;
}

const numbersIn = (text: string) => [...text.matchAll(/[\d.]+/g)].map(([digits]) => Number(digits));

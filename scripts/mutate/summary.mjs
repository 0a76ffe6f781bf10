/** The results that count, as Stryker names them; `Ignored`, `CompileError` and `RuntimeError` are no mutants. */
const killed = new Set(['Killed', 'Timeout']);
const survived = new Set(['Survived', 'NoCoverage']);

/** Counts the mutants of a report of Stryker. */
export function countMutants({ files }) {
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  return {
    modules: Object.keys(files).length,
    killed: statuses.filter((status) => killed.has(status)).length,
    survived: statuses.filter((status) => survived.has(status)).length,
  };
}

/** A table of counts by group, with their sum. */
export function mutationTable(counts) {
  const sum = { group: 'all', modules: 0, killed: 0, survived: 0 };
  for (const each of counts) for (const key of ['modules', 'killed', 'survived']) sum[key] += each[key];
  const rows = [...counts, sum].map(({ group, modules, killed, survived }) => {
    const score = (100 * killed) / (killed + survived);
    return [group, modules, killed + survived, killed, survived, `${score.toFixed(1)} %`].map(String);
  });
  const head = ['group', 'modules', 'mutants', 'killed', 'survived', 'score'];
  const widths = head.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column].length)));
  const line = (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  return [head, widths.map((width) => '-'.repeat(width)), ...rows].map(line).join('\n');
}

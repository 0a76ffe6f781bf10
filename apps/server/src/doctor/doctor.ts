import { parseArgs } from 'node:util';
import { failing } from '../backup/commandLine.ts';
import { examine } from './examine.ts';
import type { State } from './finding.ts';

const marks: Readonly<Record<State, string>> = { fine: '✓', soon: '!', wrong: '✗' };

/** `npm run doctor`: prints a line for each check, with a remedy where one fails. */
await failing(async () => {
  const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
  const findings = await examine(process.env);
  const lines = findings.map(
    ({ about, state, says, do: todo }) => `${marks[state]} ${about}: ${says}${todo ? `. ${todo}` : ''}`,
  );
  process.stdout.write(`${values.json ? JSON.stringify(findings) : lines.join('\n')}\n`);
  process.exit(findings.some(({ state }) => state === 'wrong') ? 1 : 0);
});

import { oldFacts, readSources } from '../src/facts/sources.ts';

// Prints the facts that are older than a year, or without a date: npm run make -- apps/server/scripts/old-facts.ts
for (const { date, what, file, source } of oldFacts(readSources(), new Date()))
  process.stdout.write(`${(date ?? 'none').padEnd(10)}  ${what} (${file}): ${source}\n`);

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problems } from '../areas/health/rules.ts';
import { readSettings, root } from '../config.ts';
import { scrape } from '../testing/prometheusText.ts';
import { watchProcess } from './gauges.ts';
import { counterNames, histogramNames } from './instruments.ts';
import { startTelemetry, type Telemetry } from './telemetry.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const alerts = read('deploy/prometheus/alerts.yml');
const board = read('deploy/grafana/fairway.json');
const runbook = read('docs/operate/runbook.md');
const alertNames = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name]) => name ?? '');
/** Of the board its expressions alone: its own name is no metric. */
const expressions = [
  ...[...board.matchAll(/"expr": "((?:[^"\\]|\\.)*)"/g)].map(([, text]) => text ?? ''),
  ...[...alerts.matchAll(/expr: ([\s\S]*?)\n {8}for:/g)].map(([, text]) => text ?? ''),
];

let telemetry: Telemetry;
let leave: () => void;
let served: Set<string>;
beforeAll(async () => {
  const settings = readSettings({ METRICS_PORT: '0' });
  telemetry = await startTelemetry({ ...settings, secret: new Uint8Array(32) });
  leave = watchProcess(telemetry.meter, {
    pool: { totalCount: 1, idleCount: 1, waitingCount: 0 },
    backlog: async () => ({
      queues: [{ queue: 'send-message', waiting: 1, oldestSeconds: 1, idleSeconds: 1 }],
      outbox: { waiting: 0, overdue: 0, oldestSeconds: 0 },
    }),
    role: 'all',
  });
  for (const name of histogramNames) telemetry.took(name, 1, {});
  for (const name of counterNames) telemetry.count(name, {});
  const { samples } = await scrape(telemetry.metricsUrl);
  // The area of health adds this one.
  served = new Set([...samples.map(({ name }) => name), 'fairway_health_problem']);
});
afterAll(async () => {
  leave();
  await telemetry.stop();
});

const named = (text: string) => [...text.matchAll(/\bfairway_[a-z_]+/g)].map(([name]) => name);

it.each(expressions)('every metric of %s is served', (expression) => {
  expect(named(expression).filter((name) => !served.has(name))).toEqual([]);
});

it('the board and the alerts have their expressions', () => {
  expect(alertNames).toHaveLength(11);
  expect(expressions.length).toBeGreaterThan(30);
});

describe('the runbook', () => {
  it.each(alertNames)('has a section for %s with its meaning, where to look, and what to do', (name) => {
    const section = runbook.split(`\n## ${name}\n`)[1]?.split('\n## ')[0] ?? '';
    for (const part of ['**Meaning.**', '**First look.**', '**What to do.**'])
      expect(section).toContain(part);
    expect(alerts).toContain(`docs/operate/runbook.md#${name.toLowerCase()}`);
  });

  it('has no section for an alert that does not exist', () => {
    const sections = [...runbook.matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
    expect(sections).toEqual(alertNames);
  });

  it.each(problems)('names the problem %s', (problem) => {
    expect(runbook).toContain(`\`${problem}\``);
  });
});

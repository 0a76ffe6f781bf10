import type { Meter } from '@opentelemetry/api';
import type { Health } from './health.ts';
import { problems } from './rules.ts';

/** Registers one series for each problem: 1 while it exists. */
export function healthGauge(meter: Meter | undefined, health: Health): void {
  meter
    ?.createObservableGauge('fairway_health_problem', {
      description: 'Whether a problem is there, by its word',
    })
    .addCallback(async (result) => {
      const present = await health.problems();
      for (const problem of problems) result.observe(present.includes(problem) ? 1 : 0, { problem });
    });
}

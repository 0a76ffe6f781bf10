import type { SailingPlan } from '../../contract/planner.ts';
import { sampleId, sampleTime } from './basics.ts';
import { sampleSailing } from './sailings.ts';

/** Cargo that misses the SI cut-off by five hours, and makes the sailing of the week after. */
export function samplePlan(overrides: Partial<SailingPlan> = {}): SailingPlan {
  const { carrier, vessel } = sampleSailing();
  return {
    ready: '2026-11-20',
    inlandDays: 2,
    atPort: '2026-11-24',
    steps: [
      { code: 'DCO', done: sampleTime(0, 1), cutOff: sampleTime(0, -4), spareHours: -5 },
      { code: 'VCO', done: sampleTime(0, 1), cutOff: sampleTime(0, 8), spareHours: 7 },
      { code: 'PCO', done: sampleTime(4, 1), cutOff: sampleTime(2, 3), spareHours: -46 },
    ],
    missed: 'DCO',
    latestReady: '2026-11-18',
    first: { id: sampleId(1, 99), carrier, vessel, voyage: '062E', departure: sampleTime(10, 8) },
    calendar: 'china',
    ...overrides,
  };
}

import { expect, it } from 'vitest';
import { steadyClock } from './clock.ts';

const start = Date.parse('2026-11-20T02:00:00Z');
const minute = 60_000;

/** A machine whose clock can be set independently of elapsed time. */
function machine() {
  let set = start;
  let elapsed = 0;
  return {
    clock: steadyClock({ now: () => new Date(set) }, () => elapsed),
    step(ms: number) {
      set += ms;
    },
    pass(ms: number) {
      set += ms;
      elapsed += ms;
    },
  };
}
/** Minutes since the start by a clock. */
const minutes = ({ now }: { now(): Date }) => (now().getTime() - start) / minute;

it("TRUST 17: follows the machine's clock forward, whether it runs or is set", () => {
  const { clock, pass, step } = machine();
  pass(5 * minute);
  expect(minutes(clock)).toBe(5);
  step(60 * minute);
  expect([minutes(clock), clock.ahead()]).toEqual([65, 0]);
});

it('TRUST 17: never goes back, and runs at half the pace until the machine has caught up', () => {
  const { clock, pass, step } = machine();
  step(60 * minute);
  expect(minutes(clock)).toBe(60);
  step(-60 * minute);
  expect([minutes(clock), clock.ahead()]).toEqual([60, 60 * minute]);
  pass(10 * minute);
  expect(minutes(clock)).toBe(65);
  pass(200 * minute);
  expect([minutes(clock), clock.ahead()]).toEqual([210, 0]);
});

it('TRUST 17: reaches what time it was elsewhere, and stays where it is later itself', () => {
  const { clock } = machine();
  clock.reach(new Date(start + 30 * minute));
  expect(minutes(clock)).toBe(30);
  clock.reach(new Date(start + 10 * minute));
  expect(minutes(clock)).toBe(30);
});

import { askOutside } from '../../../telemetry/outside.ts';
import type { Telemetry } from '../../../telemetry/telemetry.ts';
import type { Connected } from './connected.ts';

/** Wraps the carriers so that each query is measured; the metrics do not reveal which numbers are queried. */
export function measuredCarriers(carriers: Connected, telemetry: Telemetry): Connected {
  return {
    ...carriers,
    of(code) {
      const carrier = carriers.of(code);
      return (
        carrier && {
          ask: (question, now) =>
            askOutside(
              telemetry,
              `carrier ${code}`,
              'track',
              () => carrier.ask(question, now),
              ({ state }) => state === 'away',
            ),
        }
      );
    },
  };
}

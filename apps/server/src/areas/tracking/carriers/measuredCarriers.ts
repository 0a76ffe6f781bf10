import { askOutside } from '../../../telemetry/outside.ts';
import type { Telemetry } from '../../../telemetry/telemetry.ts';
import type { Connected } from './connected.ts';

/** The carriers, each question to them measured; how many ask about which number is nobody's business. */
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

import { askOutside } from '../../telemetry/outside.ts';
import type { Telemetry } from '../../telemetry/telemetry.ts';
import type { Social } from './social.ts';

/** The social app, each question to it measured. */
export function measuredSocial(social: Social | null, telemetry: Telemetry): Social | null {
  return (
    social && {
      ...social,
      identify: (door, code) =>
        askOutside(telemetry, 'social', 'identify', () => social.identify(door, code)),
    }
  );
}

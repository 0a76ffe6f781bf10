import { carrierFormats } from '@fairway/trade';
import type { Config } from '../../../config.ts';
import { trackingSettings } from '../settings.ts';
import type { CarrierTracking } from './carrier.ts';
import { dcsaCarrier } from './dcsa.ts';
import { sandboxCarrier } from './sandbox/sandboxCarrier.ts';

/** The carriers that are connected here. */
export interface Connected {
  readonly codes: readonly string[];
  /** True where a sandbox plays all of them. */
  readonly sample: boolean;
  readonly callsPerMinute: number;
  of(code: string): CarrierTracking | undefined;
}

const made = new WeakMap<Config, Connected>();

/** Returns the carriers for these settings; created once. */
export function connected(config: Config): Connected {
  const known = made.get(config);
  if (known) return known;
  const { service, carriers, callsPerMinute } = config.of(trackingSettings);
  const adapters = new Map(
    service === 'sandbox'
      ? carrierFormats.map(({ code }) => [code, sandboxCarrier] as const)
      : Object.entries(carriers).map(([code, settings]) => [code, dcsaCarrier(settings)] as const),
  );
  const connectedCarriers: Connected = {
    codes: [...adapters.keys()],
    sample: service === 'sandbox',
    callsPerMinute,
    of: (code) => adapters.get(code),
  };
  made.set(config, connectedCarriers);
  return connectedCarriers;
}

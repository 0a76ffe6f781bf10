import type { Meter } from '@opentelemetry/api';
import type { Config } from '../config.ts';
import { createInstruments, type Instruments, noInstruments } from './instruments.ts';
import { telemetrySettings } from './settings.ts';
import { noTracing, type Tracing } from './tracing.ts';

/** Metrics and traces. Without settings for them, nothing is recorded and the SDK is not loaded. */
export interface Telemetry extends Instruments {
  readonly tracing: Tracing;
  /** Makes gauges that are read when metrics are; absent when nothing measures. */
  readonly meter: Meter | undefined;
  /** The URL for Prometheus, once it is available. */
  readonly metricsUrl: string | undefined;
  stop(): Promise<void>;
}

export async function startTelemetry(config: Config): Promise<Telemetry> {
  const { metrics, traces } = config.of(telemetrySettings);
  const [measuring, exported] = await Promise.all([
    metrics && import('./prometheus.ts').then(({ startMetrics }) => startMetrics(metrics)),
    traces && import('./otlp.ts').then(({ startTraces }) => startTraces(traces)),
  ]);
  return {
    ...(measuring ? createInstruments(measuring.meter) : noInstruments),
    tracing: exported?.tracing ?? noTracing,
    meter: measuring?.meter,
    metricsUrl: measuring?.url,
    async stop() {
      await Promise.all([measuring?.stop(), exported?.stop()]);
    },
  };
}

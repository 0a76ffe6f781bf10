import { context } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { resource } from './resource.ts';
import { limitedSampler } from './sampler.ts';
import { type Tracing, tracingBy } from './tracing.ts';

/** Traces recorded in a second by one server, at most. */
const mostTraces = 50;
/** An unavailable collector must not delay the stop of the server. */
const stopMs = 2000;

export interface Traces {
  readonly tracing: Tracing;
  stop(): Promise<void>;
}

/** Sends traces by OTLP over HTTP. An unavailable collector costs only a bounded queue. */
export function startTraces({ endpoint, share }: { endpoint: string; share: number }): Traces {
  // A process has one manager, which all of its servers use.
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    timeoutMillis: stopMs,
  });
  const provider = new TracerProvider({
    resource,
    sampler: limitedSampler(share, mostTraces),
    spanLimits: { attributeCountLimit: 16, attributeValueLengthLimit: 100 },
    spanProcessors: [new BatchSpanProcessor({ exporter, maxQueueSize: 4096, exportTimeoutMillis: stopMs })],
  });
  return {
    tracing: tracingBy(provider.getTracer('fairway')),
    stop: () => provider.shutdown().catch(() => {}),
  };
}

import * as v from 'valibot';
import { url, whole } from '../settings.ts';
import { settingsPart } from '../settingsPart.ts';

const share = v.pipe(
  v.string(),
  v.regex(/^(0(\.\d{1,4})?|1(\.0{1,4})?)$/, 'must be a share from 0 to 1, such as 0.1'),
  v.transform(Number),
);

/** Metrics and traces; the variables that OpenTelemetry defines have its names. */
export const telemetrySettings = settingsPart(
  {
    METRICS_PORT: v.optional(whole(0, 65_535)),
    METRICS_HOST: v.optional(
      v.pipe(v.string(), v.regex(/^[\w.:-]+$/, 'must be an address or host name')),
      '127.0.0.1',
    ),
    OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(url('http:', 'https:')),
    OTEL_TRACES_SAMPLER_ARG: v.optional(share, '0.1'),
  },
  (env) => ({
    /** The metrics server; if absent, nothing is measured. */
    metrics: env.METRICS_PORT === undefined ? undefined : { port: env.METRICS_PORT, host: env.METRICS_HOST },
    /** The target of traces; if absent, nothing is traced. */
    traces:
      env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? undefined
        : { endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT, share: env.OTEL_TRACES_SAMPLER_ARG },
  }),
);

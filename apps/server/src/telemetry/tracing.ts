import {
  type Attributes,
  type Context,
  context,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';

export interface SpanStart {
  readonly name: string;
  readonly kind: 'server' | 'client' | 'internal';
  readonly attributes?: Attributes;
  /** The trace that it belongs to; that of its caller unless given. */
  readonly parent?: Context;
}

/** Records spans. None of them contains a value that a person sent. */
export interface Tracing {
  readonly isOn: boolean;
  /** Runs work as a span; it is marked as failed where the work throws or `end` returns so. */
  span<T>(start: SpanStart, work: () => Promise<T>, end?: SpanEnd<T>): Promise<T>;
  /** Records a span that has just ended. */
  ended(start: SpanStart, ms: number): void;
}

/** The data that a finished piece of work adds to its span. */
export type SpanEnd<T> = (result: T) => { readonly attributes: Attributes; readonly isFailed: boolean };

export const noTracing: Tracing = { isOn: false, span: (_start, work) => work(), ended: () => {} };

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const;

export function tracingBy(tracer: Tracer): Tracing {
  const begin = ({ name, kind, attributes = {} }: SpanStart, within: Context, startTime?: number) =>
    tracer.startSpan(
      name,
      { kind: kinds[kind], attributes, ...(startTime === undefined ? {} : { startTime }) },
      within,
    );
  return {
    isOn: true,
    async span(start, work, end) {
      const within = start.parent ?? context.active();
      const span = begin(start, within);
      try {
        const result = await context.with(trace.setSpan(within, span), work);
        const ended = end?.(result);
        if (ended) span.setAttributes(ended.attributes);
        if (ended?.isFailed) fail(span);
        return result;
      } catch (error) {
        fail(span);
        throw error;
      } finally {
        span.end();
      }
    },
    ended(start, ms) {
      const within = start.parent ?? context.active();
      if (!trace.getSpan(within)?.isRecording()) return;
      const now = Date.now();
      begin(start, within, now - ms).end(now);
    },
  };
}

/** Without the message of the error, which may quote user input. */
function fail(span: Span): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
}

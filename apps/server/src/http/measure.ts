import type { Call } from '@fairway/gateway/contract/call';
import { codes } from '@fairway/gateway/contract/codes';
import { callsOf } from '@fairway/gateway/contract/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import { traceOfSender } from '../telemetry/traceparent.ts';
import { headerOf } from './arrival/fromFastify.ts';
import type { Answered } from './envelope.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name of the route's call, `freight.selectSailings`. */
    callName?: string;
  }
}

const names = new Map(callsOf().map(({ area, name, call }) => [call, `${area}.${name}`]));

/** Returns the name of a call in metrics and traces. Never its address, which could contain user input. */
export function nameOf(call: Call): string {
  return names.get(call) ?? 'unnamed';
}

/** Measures every response: calls by name, all others by the template of their route. */
export function measureAnswers(app: FastifyInstance, telemetry: Telemetry): void {
  if (!telemetry.meter) return;
  app.addHook('onResponse', async ({ routeOptions }, reply) => {
    const { callName } = routeOptions.config;
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    if (callName === undefined) {
      telemetry.took('page', reply.elapsedTime, { route: routeOptions.url ?? 'none', status });
      return;
    }
    telemetry.took('call', reply.elapsedTime, { call: callName, status });
    const code = reply.answeredCode;
    if (code !== null && code !== codes.ok) telemetry.count('refusal', { call: callName, code });
  });
}

/** Runs the handler of a call as a span of its sender's trace. */
export function traceCall(
  { tracing }: Telemetry,
  config: Config,
  callName: string,
): (request: FastifyRequest, respond: () => Promise<Answered>) => Promise<Answered> {
  const ownOrigin = new URL(config.publicUrl).origin;
  return (request, respond) => {
    const start = {
      name: callName,
      kind: 'server',
      parent: traceOfSender(headerOf(request), ownOrigin),
      attributes: { 'http.request.method': request.method },
    } as const;
    return tracing.span(start, respond, ({ status, envelope: { code } }) => ({
      attributes: { 'http.response.status_code': status, 'fairway.code': code },
      isFailed: status >= 500,
    }));
  };
}

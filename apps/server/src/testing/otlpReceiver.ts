import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';

const nanos = v.pipe(v.string(), v.regex(/^\d{19}$/));
const attribute = v.strictObject({
  key: v.pipe(v.string(), v.nonEmpty()),
  value: v.union([
    v.strictObject({ stringValue: v.string() }),
    v.strictObject({ intValue: v.union([v.number(), v.string()]) }),
    v.strictObject({ boolValue: v.boolean() }),
    v.strictObject({ doubleValue: v.number() }),
  ]),
});
const span = v.looseObject({
  traceId: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  spanId: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  parentSpanId: v.optional(v.pipe(v.string(), v.regex(/^([0-9a-f]{16})?$/))),
  name: v.pipe(v.string(), v.nonEmpty()),
  kind: v.picklist([1, 2, 3, 4, 5]),
  startTimeUnixNano: nanos,
  endTimeUnixNano: nanos,
  attributes: v.array(attribute),
});
const body = v.strictObject({
  resourceSpans: v.array(
    v.looseObject({
      resource: v.looseObject({ attributes: v.array(attribute) }),
      scopeSpans: v.array(v.looseObject({ spans: v.array(span) })),
    }),
  ),
});

export type ReceivedSpan = v.InferOutput<typeof span>;

export interface OtlpReceiver {
  readonly endpoint: string;
  readonly spans: ReceivedSpan[];
  /** Everything that was sent, as text. */
  text(): string;
  /** Violations of the protocol, one line each. */
  readonly faults: string[];
  stop(): void;
}

/** A collector that takes traces by OTLP over HTTP, as JSON, and records violations of the protocol. */
export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const texts: string[] = [];
  const spans: ReceivedSpan[] = [];
  const faults: string[] = [];
  const server = createServer(async (request, response) => {
    const text = Buffer.concat(await request.toArray()).toString();
    texts.push(text);
    const { method, url, headers } = request;
    if (`${method} ${url}` !== 'POST /v1/traces') faults.push(`${method} ${url}`);
    if (headers['content-type'] !== 'application/json')
      faults.push(`content-type ${headers['content-type']}`);
    const parsed = v.safeParse(body, JSON.parse(text));
    if (!parsed.success)
      faults.push(...parsed.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`));
    else
      for (const each of parsed.output.resourceSpans)
        spans.push(...each.scopeSpans.flatMap(({ spans }) => spans));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"partialSuccess":{}}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans,
    text: () => texts.join('\n'),
    faults,
    stop: () => void server.close(),
  };
}

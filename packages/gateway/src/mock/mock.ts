import type { HttpHandler } from 'msw';
import { delay, HttpResponse, http } from 'msw';
import { getDotPath, safeParse } from 'valibot';
import type { Call, CheckedBodyOf, CheckedQueryOf, DataOf, RefusalOf } from '../contract/call.ts';
import type { CodeName } from '../contract/codes.ts';
import { codes } from '../contract/codes.ts';
import { headers } from '../contract/envelope.ts';
import type { BrokenRule } from '../contract/rules.ts';
import { ruleOf, ruleText } from '../contract/rules.ts';
import type { Language } from '../contract/texts.ts';
import { textOf } from '../contract/texts.ts';

/** The input of a mock: the request, checked like on the server. */
export interface Mocked<C extends Call> {
  readonly query: CheckedQueryOf<C>;
  readonly body: CheckedBodyOf<C>;
  readonly language: Language;
  /** Bearer token of the request; null for visitors. */
  readonly token: string | null;
  readonly request: Request;
}

/** A refusal instead of data; made by `refuse`. */
export interface MockRefusal<Codes extends CodeName = CodeName> {
  readonly refused: Codes;
  readonly data: unknown;
  readonly seconds: number | undefined;
}

type Answer<C extends Call> = DataOf<C> | MockRefusal<RefusalOf<C>>;
type Answering<C extends Call> = (mocked: Mocked<C>) => Answer<C> | Promise<Answer<C>>;
export type MockAnswer<C extends Call> = Answer<C> | Answering<C>;

export interface MockOptions {
  /** Milliseconds before the response, to show a loading state. */
  readonly delay?: number;
}

/** Responds with a refusal, in the language of the request; `seconds` until trying again makes sense. */
export function refuse<Codes extends CodeName>(
  refused: Codes,
  details: { data?: unknown; seconds?: number } = {},
): MockRefusal<Codes> {
  return { refused, data: details.data ?? null, seconds: details.seconds };
}

function isAnswering<C extends Call>(answer: MockAnswer<C>): answer is Answering<C> {
  return typeof answer === 'function';
}

function isRefusal(answer: unknown): answer is MockRefusal {
  return typeof answer === 'object' && answer !== null && 'refused' in answer;
}

/** Five digits mirror an HTTP status; eight digits travel with 200. */
function statusOf(code: number): number {
  return code >= 10_000 && code <= 99_999 ? Math.floor(code / 100) : 200;
}

function languageOf(request: Request): Language {
  return request.headers.get(headers.language) === 'en' ? 'en' : 'zh';
}

function json(body: object, status: number, extra: Record<string, string> = {}) {
  return HttpResponse.json(body, {
    status,
    headers: {
      [headers.serverTime]: String(Date.now()),
      [headers.requestId]: '01942f5e-0000-7000-8000-0000000000ff',
      ...extra,
    },
  });
}

function refusal(name: CodeName, request: Request, data: unknown = null, seconds?: number) {
  const msg = textOf(name, languageOf(request), seconds === undefined ? {} : { seconds });
  const extra: Record<string, string> = seconds === undefined ? {} : { 'retry-after': String(seconds) };
  return json({ code: codes[name], msg, data }, statusOf(codes[name]), extra);
}

async function bodyOf(call: Call, request: Request): Promise<unknown> {
  if (!call.body) return undefined;
  const copy = request.clone();
  if (call.bodyAs === 'multipart') return Object.fromEntries(await copy.formData());
  const text = await copy.text();
  if (call.bodyAs === 'form') return Object.fromEntries(new URLSearchParams(text));
  return text === '' ? undefined : JSON.parse(text);
}

type Checked = { readonly output: unknown } | { readonly broken: readonly BrokenRule[] };

function check(schema: Call['query'], value: unknown, at: string): Checked {
  if (!schema) return { output: undefined };
  const result = safeParse(schema, value);
  if (result.success) return { output: result.output };
  return { broken: result.issues.map((issue) => ruleOf(issue, at)) };
}

/** A mock that cannot be sent by a real server is a mistake in the story: it fails there, by name. */
function envelope(call: Call, data: unknown) {
  const result = safeParse(call.data, data);
  if (result.success) return { code: codes.ok, msg: 'Success', data: result.output };
  const reasons = result.issues.map((issue) => `${getDotPath(issue) ?? 'data'}: ${issue.message}`);
  throw new Error(`The mock of ${call.method} ${call.path} breaks the contract. ${reasons.join('. ')}`);
}

/** Builds the MSW handler of one call, wherever the gateway is mounted. */
export function handlerOf(
  call: Call,
  resolve: (request: Request) => Promise<Response | undefined>,
): HttpHandler {
  const method = call.method === 'GET' ? http.get : http.post;
  return method(`*${call.path}`, ({ request }) => resolve(request));
}

/**
 * Mocks one call: with data, with `refuse(…)`, or with a function of the checked request. A request or a response that
 * breaks the contract fails as it would with a server.
 */
export function mock<C extends Call>(call: C, answer: MockAnswer<C>, options: MockOptions = {}): HttpHandler {
  return handlerOf(call, async (request) => {
    const query = check(call.query, Object.fromEntries(new URL(request.url).searchParams), 'query');
    const body = check(call.body, await bodyOf(call, request), 'body');
    if (options.delay) await delay(options.delay);
    if ('broken' in query || 'broken' in body) {
      const language = languageOf(request);
      const broken = ['broken' in query ? query.broken : [], 'broken' in body ? body.broken : []].flat();
      const fields = broken.map(({ field, rule, params }) => ({
        field,
        rule,
        msg: ruleText(rule, language, params),
      }));
      return refusal('requestInvalid', request, { fields });
    }
    const mocked: Mocked<C> = {
      query: query.output as CheckedQueryOf<C>,
      body: body.output as CheckedBodyOf<C>,
      language: languageOf(request),
      token: request.headers.get(headers.authorization)?.replace(/^Bearer /, '') ?? null,
      request,
    };
    const response = isAnswering(answer) ? await answer(mocked) : answer;
    if (isRefusal(response)) return refusal(response.refused, request, response.data, response.seconds);
    return json(envelope(call, response), 200);
  });
}

/** The failures of a call without a response of its schema. */
export type MockFailure = 'fault' | 'away' | 'network' | 'session' | 'malformed';

/** Makes a call fail: HTTP 500, 503, a lost connection, an ended session, or a response that is not an envelope. */
export function fails(call: Call, failure: MockFailure): HttpHandler {
  return handlerOf(call, async (request) => {
    switch (failure) {
      case 'fault':
        return refusal('serverFault', request);
      case 'away':
        return refusal('serverAway', request);
      case 'session':
        return refusal('sessionExpired', request);
      case 'malformed':
        return HttpResponse.text('<!doctype html>');
      case 'network':
        return HttpResponse.error();
    }
  });
}

/** Time in ms after which no client waits any more. */
const forgotten = 240_000;

/**
 * Stays pending while a client waits, for loading states. A browser stops a service worker that has not responded for
 * five minutes, and all other responses with it; so it ends before that. With `when` only matching requests stay
 * pending, and the next mock handles the rest.
 */
export function pending(call: Call, when: (query: URLSearchParams) => boolean = () => true): HttpHandler {
  return handlerOf(call, async ({ url }) => {
    if (!when(new URL(url).searchParams)) return undefined;
    await delay(forgotten);
    return HttpResponse.error();
  });
}

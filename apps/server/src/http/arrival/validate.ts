import type { Call } from '@fairway/gateway/contract/call';
import { ruleOf } from '@fairway/gateway/contract/rules';
import { missingConsents } from '@fairway/gateway/contract/sensitive';
import { cutText, isStorable } from '@fairway/trade';
import * as v from 'valibot';
import { type BrokenRule, refuse, refuseConsent, refuseFields } from '../refuse.ts';
import type { Incoming } from './incoming.ts';
import { strict } from './strict.ts';

type Schema = v.GenericSchema;

/** Checks the requests of one call: built once, used for each. */
export interface RequestCheck {
  query(request: Incoming): unknown;
  /** `fields` are those of a multipart body, which has been received by then. */
  body(request: Incoming, fields?: Readonly<Record<string, unknown>>): unknown;
}

const nothing = v.strictObject({});

/** Compiles a call's schemas so that fields it does not declare are refused by name. */
export function requestCheck(call: Call): RequestCheck {
  const query = strict(call.query ?? nothing);
  const body = call.body ? strict(call.body) : undefined;
  const form = call.bodyAs === 'form';
  return {
    query: (request) => check(query, fromPairs(request.query, 'query'), 'query', call.query === undefined),
    body(request, fields) {
      if (call.method === 'GET') return undefined;
      const input = fields ?? readBody(request, form);
      if (body) {
        const checked = check(body, input, 'body', false);
        const missing = missingConsents(call, checked);
        return missing.length > 0 ? refuseConsent(missing) : checked;
      }
      if (input !== undefined && input !== null) check(nothing, input, 'body', true);
      return undefined;
    },
  };
}

function check(schema: Schema, value: unknown, at: string, dropped: boolean): unknown {
  const broken: BrokenRule[] = [];
  findUnstorable(value, at, broken);
  if (broken.length > 0) refuseFields(broken.slice(0, mostBroken));
  const result = v.safeParse(schema, value);
  if (result.success) return dropped ? undefined : result.output;
  refuseFields(result.issues.map((issue) => ruleOf(issue, at)));
}

const mostBroken = 20;

/** Finds texts that the database cannot hold, in names and values of any depth: one rule at the border of every call. */
function findUnstorable(value: unknown, field: string, broken: BrokenRule[]): void {
  if (typeof value === 'string') {
    if (!isStorable(value)) broken.push({ field, rule: 'characters' });
  } else if (Array.isArray(value)) {
    for (const [index, each] of value.entries()) findUnstorable(each, `${field}.${index}`, broken);
  } else if (value !== null && typeof value === 'object' && !(value instanceof Blob)) {
    for (const [name, each] of Object.entries(value)) {
      if (isStorable(name)) findUnstorable(each, `${field}.${cutText(name, 60)}`, broken);
      else broken.push({ field: `${field}.${cutText(name, 60)}`, rule: 'characters' });
    }
  }
}

/** Names that reach an object's prototype; no call has fields of these names (TRUST 41). */
const poison = new Set(['__proto__', 'constructor', 'prototype']);

function fromPairs(text: string, at: string): Record<string, string> {
  const values = new Map<string, string>();
  const broken: BrokenRule[] = [];
  for (const [name, value] of new URLSearchParams(text)) {
    const field = `${at}.${cutText(name, 60)}`;
    if (poison.has(name)) broken.push({ field, rule: 'unknownField' });
    else if (values.has(name)) broken.push({ field, rule: 'repeated' });
    else values.set(name, value);
  }
  if (broken.length > 0) refuseFields(broken);
  return Object.fromEntries(values);
}

function readBody(request: Incoming, form: boolean): unknown {
  if (request.body.length === 0) return undefined;
  const expectedType = form ? 'application/x-www-form-urlencoded' : 'application/json';
  if (request.mediaType !== expectedType) refuse('mediaTypeUnsupported');
  const text = decode(request.body);
  return form ? fromPairs(text, 'body') : fromJson(text);
}

function decode(body: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return refuseFields([{ field: 'body', rule: 'json' }]);
  }
}

function fromJson(text: string): unknown {
  const broken: BrokenRule[] = [];
  let value: unknown;
  try {
    value = JSON.parse(text, (name, each) => {
      if (!poison.has(name)) return each;
      broken.push({ field: `body.${name}`, rule: 'unknownField' });
      return undefined;
    });
  } catch {
    return refuseFields([{ field: 'body', rule: 'json' }]);
  }
  if (broken.length > 0) refuseFields(broken);
  return value;
}

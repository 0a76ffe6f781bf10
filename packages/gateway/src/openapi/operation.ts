import * as trade from '@fairway/trade';
import type { Call } from '../contract/call.ts';
import { isOnce, isWrite, permissionOf, rolesFor } from '../contract/call.ts';
import { codes } from '../contract/codes.ts';
import { textOf } from '../contract/texts.ts';
import type { JsonObject } from './schemas.ts';
import { jsonSchema } from './schemas.ts';

const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });

const mediaTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const;

const who: Readonly<Record<Exclude<Call['caller'], `${'member' | 'staff'}:${string}`>, string>> = {
  anyone: 'Anyone.',
  visitor: 'Anyone who holds a signing key, logged in or not.',
  member: 'Any logged-in account.',
  staff: 'Anybody of the staff.',
};

const accounts: Readonly<Record<trade.AccountType, string>> = {
  1: 'company admins',
  2: 'company sub-accounts',
  3: 'personal accounts',
};

function isSigned(call: Call): boolean {
  return isOnce(call) || call.caller !== 'anyone';
}

function needsSession(call: Call): boolean {
  return call.caller !== 'anyone' && call.caller !== 'visitor';
}

function whoMaySend(call: Call): string {
  const { caller } = call;
  const roles = rolesFor(call);
  if (roles.length > 0) return `Staff with the role ${roles.join(' or ')}.`;
  const permission = permissionOf(caller);
  if (permission === null) return who[caller as keyof typeof who];
  const holders = trade
    .numbersOf(trade.accountType)
    .filter((type) => trade.holds(trade.grants[type], permission))
    .map((type) => accounts[type]);
  return `An account that holds \`${permission}\`: ${holders.join(', ')}.`;
}

function description(call: Call): string {
  const refusals = (call.refusals ?? []).map(
    (name) => `- \`${codes[name]}\` ${name}: ${textOf(name, 'en')} ${textOf(name, 'zh')}`,
  );
  return [
    `Who may send it: ${whoMaySend(call)}`,
    ...(call.effect ? ['Has an effect although it is a GET: never prefetch or repeat it.'] : []),
    ...(refusals.length > 0 ? ['Refusals, with HTTP 200:', ...refusals] : []),
  ].join('\n\n');
}

function queryParameters(call: Call): unknown[] {
  if (!call.query) return [];
  const { properties = {}, required = [] } = jsonSchema(call.query) as {
    properties?: Record<string, unknown>;
    required?: readonly string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function parameters(call: Call): unknown[] {
  const names = [
    'Language',
    'ClientVersion',
    ...(isSigned(call) ? ['Timestamp', 'Nonce', 'KeyId', 'Signature'] : []),
    ...(isWrite(call) ? ['IdempotencyKey'] : []),
    ...(call.bodyAs === 'multipart' && !call.takes ? ['UploadToken'] : []),
  ];
  return [...queryParameters(call), ...names.map((name) => ref('parameters', name))];
}

function responses(call: Call): Record<string, unknown> {
  const success = {
    type: 'object',
    required: ['code', 'msg', 'data'],
    properties: { code: { const: codes.ok }, msg: { type: 'string' }, data: jsonSchema(call.data) },
  };
  const schema = call.refusals?.length ? { oneOf: [success, ref('schemas', 'Refusal')] } : success;
  return {
    200: { description: 'Success, or a business refusal.', content: { [mediaTypes.json]: { schema } } },
    400: ref('responses', 'Invalid'),
    ...(isSigned(call) && { 401: ref('responses', 'Session') }),
    ...(needsSession(call) && { 403: ref('responses', 'Forbidden') }),
    ...(isWrite(call) && { 409: ref('responses', 'Conflict'), 422: ref('responses', 'Mismatch') }),
    ...(call.bodyAs === 'multipart' && { 413: ref('responses', 'TooLarge') }),
    429: ref('responses', 'Limited'),
    500: ref('responses', 'Fault'),
    503: ref('responses', 'Away'),
  };
}

/** One call as an OpenAPI operation. */
export function operation(area: string, name: string, call: Call): JsonObject {
  return {
    operationId: `${area}.${name}`,
    tags: [area],
    summary: call.summary,
    description: description(call),
    ...(call.deprecated && { deprecated: true }),
    parameters: parameters(call),
    ...(call.body && {
      requestBody: {
        required: true,
        content: { [mediaTypes[call.bodyAs ?? 'json']]: { schema: jsonSchema(call.body) } },
      },
    }),
    responses: responses(call),
    security: needsSession(call) ? [{ session: [] }] : call.withoutToken ? [{}] : [{}, { session: [] }],
  };
}

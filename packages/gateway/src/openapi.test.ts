import { expect, test } from 'vitest';
import { callsOf, contract } from './contract/contract.ts';
import { openApiDocument } from './openapi.ts';

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly deprecated?: boolean;
  readonly parameters: readonly { readonly $ref?: string; readonly name?: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, unknown>> };
  readonly responses: Readonly<Record<string, unknown>>;
}

const document = openApiDocument(contract, { servers: [{ url: '/api' }] });

function operationOf(path: string, method: 'get' | 'post'): Operation {
  const operation = document.paths[path]?.[method];
  if (!operation) throw new Error(`No ${method} ${path}`);
  return operation as Operation;
}

function* nodes(node: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (typeof node !== 'object' || node === null) return;
  if (!Array.isArray(node)) yield node as Readonly<Record<string, unknown>>;
  for (const value of Object.values(node)) yield* nodes(value);
}

test('every call is an operation of its own', () => {
  const ids = callsOf().map(({ area, name, call }) => {
    const operation = operationOf(call.path, call.method === 'GET' ? 'get' : 'post');
    expect(operation.operationId).toBe(`${area}.${name}`);
    expect(operation.tags).toEqual([area]);
    return operation.operationId;
  });
  expect(new Set(ids).size).toBe(ids.length);
  expect(Object.keys(document.paths)).toHaveLength(ids.length);
});

test('every reference leads somewhere, and every named part is used', () => {
  const used = new Set<string>();
  for (const node of nodes(document)) {
    if (typeof node.$ref !== 'string') continue;
    used.add(node.$ref);
    const target = node.$ref
      .replace('#/', '')
      .split('/')
      .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document);
    expect(target, node.$ref).toBeDefined();
    expect(target, node.$ref).not.toHaveProperty('$ref');
  }
  for (const kind of ['schemas', 'parameters', 'responses'] as const) {
    const names = Object.keys(document.components[kind] as object).map(
      (name) => `#/components/${kind}/${name}`,
    );
    const spare = names.filter((name) => !used.has(name));
    // Only the details of one refusal are not referred to elsewhere.
    expect(spare).toEqual(kind === 'schemas' ? ['#/components/schemas/OtherDevice'] : []);
  }
});

test('the document is plain JSON without anything of the schema library', () => {
  expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  for (const node of nodes(document)) expect(node).not.toHaveProperty('$defs');
});

test('bodies travel as declared', () => {
  const types = (path: string) => Object.keys(operationOf(path, 'post').requestBody?.content ?? {});
  expect(types('/auth/login')).toEqual(['application/json']);
  expect(types('/aliPay/getAliPayQrCode')).toEqual(['application/x-www-form-urlencoded']);
  expect(types('/common/upload')).toEqual(['multipart/form-data']);
  expect(types('/auth/logout')).toEqual([]);
});

test('an operation shows its query, its headers, its refusals and its age', () => {
  const names = (operation: Operation) =>
    operation.parameters.map((one) => one.name ?? one.$ref?.split('/').pop());
  const select = operationOf('/freight/selectSailings', 'get');
  expect(select.parameters).toContainEqual({
    name: 'origin',
    in: 'query',
    required: true,
    schema: { type: 'string', minLength: 5, maxLength: 5 },
  });
  expect(select.parameters).toContainEqual(
    expect.objectContaining({
      name: 'limit',
      required: false,
      schema: expect.objectContaining({ default: 10 }),
    }),
  );
  expect(names(select)).not.toContain('Signature');
  expect(names(operationOf('/order/offLinePay', 'post'))).toEqual([
    'Language',
    'ClientVersion',
    'Timestamp',
    'Nonce',
    'KeyId',
    'Signature',
    'IdempotencyKey',
  ]);
  expect(names(operationOf('/common/upload', 'post'))).toContain('UploadToken');
  expect(JSON.stringify(operationOf('/subscribe/startTrial', 'post'))).toContain('30011002');
  expect(operationOf('/api/users/register', 'post').deprecated).toBe(true);
  expect(operationOf('/auth/login', 'post').deprecated).toBeUndefined();
});

import type { Call } from '@fairway/gateway/contract/call';
import type { Contract } from '@fairway/gateway/contract/contract';
import { openApiDocument } from '@fairway/gateway/openapi';
import type { JsonSchema } from './fields.ts';

/** The JSON schemas of one call. */
export interface CallSchemas {
  readonly query?: JsonSchema | undefined;
  readonly body?: JsonSchema | undefined;
  readonly data?: JsonSchema | undefined;
}

export type SchemasOf = (call: Call) => CallSchemas;

interface Content {
  readonly content?: Readonly<
    Record<string, { readonly schema: JsonSchema & { oneOf?: readonly JsonSchema[] } }>
  >;
}

/** As much of an OpenAPI operation as is read here. */
interface Operation {
  readonly parameters?: readonly { name?: string; in?: string; required?: boolean; schema?: JsonSchema }[];
  readonly requestBody?: Content;
  readonly responses?: Readonly<Record<string, Content>>;
}

/** Looks calls up in the contract's OpenAPI document, so that the page and the document cannot differ. */
export function schemasOf(contract: Contract): SchemasOf {
  const { paths } = openApiDocument(contract);
  return (call) => {
    const operation = paths[call.path]?.[call.method.toLowerCase()] as Operation | undefined;
    const answer = first(operation?.responses?.['200']);
    const success = answer?.oneOf?.[0] ?? answer;
    return {
      query: queryOf(operation?.parameters),
      body: first(operation?.requestBody),
      data: success?.properties?.data,
    };
  };
}

function first(of: Content | undefined) {
  return Object.values(of?.content ?? {})[0]?.schema;
}

function queryOf(parameters: Operation['parameters'] = []): JsonSchema | undefined {
  const query = parameters.filter((each) => each.in === 'query');
  if (query.length === 0) return undefined;
  return {
    properties: Object.fromEntries(query.map(({ name = '', schema = {} }) => [name, schema])),
    required: query.filter((each) => each.required).map(({ name = '' }) => name),
  };
}

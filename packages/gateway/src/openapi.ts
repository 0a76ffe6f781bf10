import type { Contract } from './contract/contract.ts';
import { callsOf } from './contract/contract.ts';
import { clientVersion } from './contract/envelope.ts';
import { components } from './openapi/components.ts';
import { operation } from './openapi/operation.ts';

export interface OpenApiOptions {
  /** The mount path of the gateway, `/api`. */
  readonly servers?: readonly { readonly url: string; readonly description?: string }[];
  readonly title?: string;
}

/** An OpenAPI 3.1 document. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string; readonly description?: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: Readonly<Record<string, unknown>>;
}

const description = `Every answer is an envelope \`{ code, msg, data }\`; code 200 is success. Business refusals travel with
HTTP 200 and another code. Requests that write, have an effect or belong to a session are signed by PSIG1:
shake hands at \`GET /visitor/generateVisitorId\`, then sign each request with the derived key.`;

/** Describes a contract as OpenAPI 3.1, one operation a call, tagged by area. */
export function openApiDocument(contract: Contract, options: OpenApiOptions = {}): OpenApiDocument {
  const calls = callsOf(contract);
  return {
    openapi: '3.1.0',
    info: { title: options.title ?? 'Gateway', version: clientVersion, description },
    servers: options.servers ?? [{ url: '/api' }],
    tags: Object.keys(contract).map((name) => ({ name })),
    paths: Object.fromEntries(
      calls.map(({ area, name, call }) => [
        call.path,
        { [call.method.toLowerCase()]: operation(area, name, call) },
      ]),
    ),
    components: components(),
  };
}

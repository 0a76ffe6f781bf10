import type { CodeName } from '../contract/codes.ts';
import type { RefusedField } from '../contract/envelope.ts';

/**
 * The kinds of failure of a send; closed, so that a `switch` over it is complete.
 *
 * - `refused`: a business refusal; `codeName` names it
 * - `invalid`: the request breaks a rule (HTTP 400, 422 and other 4xx); `fields` names them
 * - `session`: HTTP 401, log in again
 * - `forbidden`: HTTP 403
 * - `limited`: HTTP 429, wait until `retryAt`
 * - `conflict`: HTTP 409
 * - `fault`: HTTP 500 and other server faults
 * - `away`: HTTP 502, 503, 504
 * - `network`: no response arrived
 * - `timeout`: no complete response within the limit
 * - `cancelled`: the caller's signal ended it
 * - `malformed`: a response that breaks the contract
 */
export type GatewayErrorKind =
  | 'refused'
  | 'invalid'
  | 'session'
  | 'forbidden'
  | 'limited'
  | 'conflict'
  | 'fault'
  | 'away'
  | 'network'
  | 'timeout'
  | 'cancelled'
  | 'malformed';

export interface FailureDetails {
  /** Number of the envelope, where an envelope came. */
  readonly code?: number | undefined;
  /** Its name; undefined for a code that this version does not define. */
  readonly codeName?: CodeName | undefined;
  /** The server's sentence in the caller's language. */
  readonly msg?: string | undefined;
  readonly fields?: readonly RefusedField[] | undefined;
  /** Details of a refusal, as its code defines them. */
  readonly data?: unknown;
  /** HTTP status, if a response arrived. */
  readonly status?: number | undefined;
  /** To quote to support. */
  readonly requestId?: string | undefined;
  /** When trying again makes sense, by the server's clock. */
  readonly retryAt?: Date | undefined;
  readonly cause?: unknown;
}

/** The only thing `gateway.send` throws. It reports; the site decides what people see. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly kind: GatewayErrorKind;
  /** Method and path of the call, `POST /auth/login`. */
  readonly call: string;
  readonly code: number | undefined;
  readonly codeName: CodeName | undefined;
  readonly msg: string | undefined;
  readonly fields: readonly RefusedField[];
  readonly data: unknown;
  readonly status: number | undefined;
  readonly requestId: string | undefined;
  readonly retryAt: Date | undefined;

  constructor(kind: GatewayErrorKind, call: string, details: FailureDetails = {}) {
    const reason = details.codeName ?? details.code ?? details.status;
    super(`${call}: ${kind}${reason === undefined ? '' : ` (${reason})`}`, { cause: details.cause });
    this.kind = kind;
    this.call = call;
    this.code = details.code;
    this.codeName = details.codeName;
    this.msg = details.msg;
    this.fields = details.fields ?? [];
    this.data = details.data;
    this.status = details.status;
    this.requestId = details.requestId;
    this.retryAt = details.retryAt;
  }
}

const byStatus: Readonly<Record<number, GatewayErrorKind>> = {
  200: 'refused',
  401: 'session',
  403: 'forbidden',
  409: 'conflict',
  429: 'limited',
  502: 'away',
  503: 'away',
  504: 'away',
};

/** Returns the kind of failure of an HTTP status. */
export function kindOfStatus(status: number): GatewayErrorKind {
  return byStatus[status] ?? (status >= 500 ? 'fault' : status >= 400 ? 'invalid' : 'malformed');
}

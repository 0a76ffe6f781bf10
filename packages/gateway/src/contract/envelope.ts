import * as v from 'valibot';

/** One refused field: its path in the request, the rule it broke, and a sentence in the caller's language. */
export const refusedField = v.object({
  /** `query.page`, `body.account`, `header.x-timestamp`. */
  field: v.string(),
  /** The rule's name: `integer`, `required`, `mobile`, `length`. */
  rule: v.string(),
  msg: v.string(),
});
export type RefusedField = v.InferOutput<typeof refusedField>;

/** The data of a response that refuses fields: `requestInvalid` and `fieldsRefused`. */
export const refusedFields = v.object({ fields: v.array(refusedField) });

/** The shape of every response. `data` is the call's own on success, and a refusal's details otherwise. */
export interface Envelope<Data = unknown> {
  /** 200 is success; see `codes`. */
  readonly code: number;
  readonly msg: string;
  readonly data: Data;
}

/** Names of the request and response headers, in lower case. */
export const headers = {
  language: 'language',
  authorization: 'authorization',
  clientVersion: 'x-client-version',
  timestamp: 'x-timestamp',
  nonce: 'x-nonce',
  keyId: 'x-key-id',
  signature: 'x-signature',
  idempotencyKey: 'idempotency-key',
  clientKey: 'x-client-key',
  serverKey: 'x-server-key',
  serverTime: 'x-server-time',
  requestId: 'x-request-id',
  /** Carries the token that v2check and checkPcLoginStatus look at. */
  checkedToken: 'x-checked-token',
  uploadToken: 'x-upload-token',
  /** Contains the solution of a challenge, for a login or a code. */
  proof: 'x-proof',
} as const;

/** Number of zero bits at the start of the SHA-256 of a challenge's solution. */
export const challengeBits = 16;

/** The data of `challengeRequired`: find a number so that the hash of `challenge`, a dot and the number begins with so many zero bits. */
export const challengeShape = v.object({
  challenge: v.pipe(v.string(), v.maxLength(200)),
  bits: v.pipe(v.number(), v.integer(), v.maxValue(20)),
});

/** Client version that the specification fixes. */
export const clientVersion = '1.0.8';

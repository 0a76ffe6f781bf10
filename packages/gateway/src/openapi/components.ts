import { headers } from '../contract/envelope.ts';
import { componentSchemas } from './schemas.ts';

const header = (
  name: string,
  required: boolean,
  description: string,
  schema: object = { type: 'string' },
) => ({
  name,
  in: 'header',
  required,
  description,
  schema,
});

const failure = (description: string, data?: object, headers?: object) => ({
  description,
  ...(headers && { headers }),
  content: {
    'application/json': {
      schema: data
        ? { allOf: [{ $ref: '#/components/schemas/Refusal' }, { type: 'object', properties: { data } }] }
        : { $ref: '#/components/schemas/Refusal' },
    },
  },
});

const retryAfter = {
  'Retry-After': { description: 'Seconds until trying again makes sense.', schema: { type: 'integer' } },
};

/** Returns the parts that operations refer to: schemas, headers of requests, responses that any call can return. */
export function components() {
  return {
    securitySchemes: {
      session: {
        type: 'http',
        scheme: 'bearer',
        description: 'Token of a login, good only with requests signed by the key that it was opened with.',
      },
    },
    parameters: {
      Language: header(headers.language, false, 'Language of `msg`; zh unless given.', {
        enum: ['zh', 'en'],
      }),
      ClientVersion: header(headers.clientVersion, true, 'Version of the client.'),
      Timestamp: header(headers.timestamp, true, 'Milliseconds since 1970, within 300 s of the server.'),
      Nonce: header(
        headers.nonce,
        true,
        '128 random bits, base64url; counts once where a call has an effect.',
      ),
      KeyId: header(headers.keyId, true, 'Id of the signing key, from the handshake.'),
      Signature: header(headers.signature, true, 'HMAC-SHA-256 of the PSIG1 canonical string, base64url.'),
      UploadToken: header(
        headers.uploadToken,
        true,
        'Permission from `upload.uploadToken`, for one purpose.',
      ),
      IdempotencyKey: header(headers.idempotencyKey, true, 'Makes the server do a repeated write once.'),
    },
    schemas: {
      ...componentSchemas(),
      Refusal: {
        type: 'object',
        required: ['code', 'msg', 'data'],
        properties: {
          code: { type: 'integer', description: 'Any number but 200.' },
          msg: {
            type: 'string',
            description: 'What happened and what to do next, in the language asked for.',
          },
          data: { description: 'Details of the refusal, or null.' },
        },
      },
    },
    responses: {
      Invalid: failure('The request breaks a rule.', { $ref: '#/components/schemas/RefusedFields' }),
      Session: failure('No session, or one that ended; `msg` says why.'),
      Forbidden: failure('This account may not send this call.'),
      Conflict: failure(
        'The first request with this idempotency key is still running.',
        undefined,
        retryAfter,
      ),
      Mismatch: failure('The idempotency key is missing, or came with another body before.'),
      TooLarge: failure('The body is too large.'),
      Limited: failure('Too many requests.', undefined, retryAfter),
      Fault: failure('The server failed; quote `x-request-id`.'),
      Away: failure('The server is away for a while.', undefined, retryAfter),
    },
  };
}

export type {
  BodyOf,
  Call,
  Caller,
  CheckedBodyOf,
  CheckedQueryOf,
  DataOf,
  QueryOf,
} from './contract/call.ts';
export { call, isOnce, isWrite } from './contract/call.ts';
export type { Code, CodeName } from './contract/codes.ts';
export { codeName, codes } from './contract/codes.ts';
export type { Envelope, RefusedField } from './contract/envelope.ts';
export { clientVersion, headers } from './contract/envelope.ts';

export type { Gateway, GatewayOptions } from './client/createGateway.ts';
export { createGateway } from './client/createGateway.ts';
export type { FailureDetails, GatewayErrorKind } from './client/errors.ts';
export { GatewayError } from './client/errors.ts';
export type { KeyStore, SigningKey } from './client/key.ts';
export { indexedDbKeyStore, memoryKeyStore } from './client/keyStore.ts';
export type { InputOf, Send, SendArguments, SendOptions } from './client/send.ts';
export * from './contract/index.ts';

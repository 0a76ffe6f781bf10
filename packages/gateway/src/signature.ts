/** PSIG1 without the client: for servers that verify, and for tests that sign. */
export { fromBase64Url, sha256Hex, toBase64Url } from './client/bytes.ts';
export type { SignedParts } from './client/canonical.ts';
export { canonicalString, signatureWindow, unsignedPayload } from './client/canonical.ts';
export type { HandshakeOffer, KeyStore, SigningKey } from './client/key.ts';
export { keyInfo, offerHandshake } from './client/key.ts';
export { indexedDbKeyStore, memoryKeyStore } from './client/keyStore.ts';
export type { RequestToSign } from './client/sign.ts';
export { importSigningKey, newNonce, sign, verify } from './client/sign.ts';
export { vectorKey, vectors } from './client/vectors.ts';

import type { Call } from '@fairway/gateway/contract/call';
import { isOnce, isWrite } from '@fairway/gateway/contract/call';
import { headers } from '@fairway/gateway/contract/envelope';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import { visitor } from '../caller.ts';
import { refusalFor } from '../policy.ts';
import { refuseUnasked } from '../protection/crossSite.ts';
import { refuse } from '../refuse.ts';
import { bearerToken } from '../session/session.ts';
import { unverifiedSignature } from '../session/signature.ts';
import { formType } from './body.ts';

export interface Arriving {
  readonly mediaType: string;
  header(name: string): string | undefined;
}

/**
 * Refuses by headers alone a request that would be refused anyway, before its body is read: prefetches and cross-site
 * requests, forms for calls that accept none, and writes without a signature.
 */
export function refuseOnArrival(call: Call, config: Config, clock: Clock): (request: Arriving) => void {
  return ({ header, mediaType }) => {
    if (mediaType === formType && call.bodyAs !== 'multipart') refuse('mediaTypeUnsupported');
    if (isOnce(call)) refuseUnasked(header, config);
    if (!isWrite(call) || unverifiedSignature(header, clock.now()) !== null) return;
    const token = call.withoutToken ? null : bearerToken(header(headers.authorization));
    if (token !== null) refuse('sessionKeyMismatch');
    const refusal = refusalFor(call.caller, visitor, false);
    if (refusal) refuse(refusal);
  };
}

import type { CodeName, TransportCode } from '@fairway/gateway/contract/codes';
import { type ConsentKind, cutText } from '@fairway/trade';

export interface RefusalDetails {
  /** The data of the envelope; null unless given. */
  readonly data?: unknown;
  /** Values for the placeholders of the code's text. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** When a limited caller may try again; becomes `Retry-After` on HTTP 429 and 503. */
  readonly retryAt?: Date;
}

/** One field a request broke a rule with, by its path (`body.account`) and the rule's name (`required`). */
export interface BrokenRule {
  readonly field: string;
  readonly rule: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** A request refused with a code. Contains no text, which is chosen by the caller's language. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: CodeName;
  readonly details: RefusalDetails;
  readonly fields: readonly BrokenRule[];

  constructor(code: CodeName, details: RefusalDetails = {}, fields: readonly BrokenRule[] = []) {
    super(code);
    this.code = code;
    this.details = details;
    this.fields = fields;
  }
}

/** A refusal that commits the changes that its transaction has made so far. */
export class CommittedRefusal extends Refusal {}

/** Ends the request with one of these codes: HTTP 200 for business refusals, the mirrored status otherwise. */
export type Refuse<Codes extends CodeName> = (code: Codes, details?: RefusalDetails) => never;

/** Ends the request with a code that any call can meet; those that a call declares come by its handler's `refuse`. */
export function refuse(code: TransportCode, details: RefusalDetails = {}): never {
  throw new Refusal(code, details);
}

/** Ends a request because of its picture; every call that accepts a form declares both codes. */
export const refusePicture: Refuse<'pictureTooLarge' | 'pictureTypeRefused'> = (code) => {
  throw new Refusal(code);
};

/** Ends a request without a required consent; every call that needs one declares the code. */
export function refuseConsent(kinds: readonly ConsentKind[]): never {
  throw new Refusal('consentNeeded', { data: { kinds } });
}

/** Ends a request because of its document, as above. */
export const refuseDocument: Refuse<'documentTooLarge' | 'documentTypeRefused'> = (code) => {
  throw new Refusal(code);
};

/** Ends a request because of its attachment, as above. */
export const refuseAttachment: Refuse<'fileTooLarge' | 'fileTypeRefused' | 'fileHasMacros'> = (code) => {
  throw new Refusal(code);
};

/** The limit of fields that one response names, and of a name's length: a response must not be larger than its request. */
const mostFields = 20;
const longestName = 100;

/** Ends the request with HTTP 400 `requestInvalid`, naming each field and rule once in the caller's language. */
export function refuseFields(fields: readonly BrokenRule[]): never {
  const named = new Map<string, BrokenRule>();
  for (const each of fields) {
    if (named.size === mostFields) break;
    const field = cutText(each.field, longestName);
    const name = `${each.rule} ${field}`;
    if (!named.has(name)) named.set(name, { ...each, field });
  }
  throw new Refusal('requestInvalid', {}, [...named.values()]);
}

import { codes } from '@fairway/gateway/contract/codes';
import type { Envelope } from '@fairway/gateway/contract/envelope';
import { ruleText } from '@fairway/gateway/contract/rules';
import { type Language, textOf } from '@fairway/gateway/contract/texts';
import type { Refusal } from './refuse.ts';

/** A response before it is written: HTTP status, headers and envelope. */
export interface Answered {
  readonly status: number;
  readonly envelope: Envelope;
  readonly headers: Readonly<Record<string, string>>;
}

/** The HTTP status that a code travels with: five digits mirror one, eight digits are business and travel with 200. */
export function statusOf(code: number): number {
  return code >= 10_000 && code <= 99_999 ? Math.floor(code / 100) : 200;
}

export function success(data: unknown, language: Language, headers: Record<string, string> = {}): Answered {
  return { status: 200, envelope: { code: codes.ok, msg: textOf('ok', language), data }, headers };
}

/** Writes a refusal in the caller's language, with `Retry-After` where a wait is known. */
export function refused(refusal: Refusal, language: Language, now: Date): Answered {
  const { code, details, fields } = refusal;
  const seconds = details.retryAt
    ? Math.max(1, Math.ceil((details.retryAt.getTime() - now.getTime()) / 1000))
    : undefined;
  const params = seconds === undefined ? details.params : { seconds, ...details.params };
  const data =
    fields.length > 0
      ? {
          fields: fields.map(({ field, rule, params }) => ({
            field,
            rule,
            msg: ruleText(rule, language, params),
          })),
        }
      : (details.data ?? (details.retryAt ? { retryAt: details.retryAt.toISOString() } : null));
  return {
    status: statusOf(codes[code]),
    envelope: { code: codes[code], msg: textOf(code, language, params), data },
    headers: seconds === undefined ? {} : { 'retry-after': String(seconds) },
  };
}

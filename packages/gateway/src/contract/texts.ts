import type { CodeName } from './codes.ts';
import { business } from './words/business.ts';
import type { Language, TextPair, TextParams } from './words/pair.ts';
import { say } from './words/pair.ts';
import { transport } from './words/transport.ts';

export type { Language, TextParams } from './words/pair.ts';

const texts: Readonly<Record<CodeName, TextPair>> = {
  ok: { zh: '成功', en: 'Success' },
  ...transport,
  ...business,
};

/**
 * The sentence for a code in the caller's language. Servers send it as `msg`; browsers need not bundle it.
 * `params.seconds` fills the wait of limits, `params.min` and `params.max` the bounds of counts.
 */
export function textOf(code: CodeName, language: Language, params?: TextParams): string {
  return say(texts[code], language, params);
}

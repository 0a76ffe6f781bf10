import type { Refuse } from '../../../http/refuse.ts';
import type { CodeVerdict } from '../../verifyCode/index.ts';

type NoCode = Exclude<CodeVerdict, { kind: 'right' }>;

/** Refuses a code that proved nothing, with the reason. */
export function refuseCode(
  verdict: NoCode,
  refuse: Refuse<'verifyCodeWrong' | 'verifyCodeSpent' | 'tooManyRequests'>,
): never {
  switch (verdict.kind) {
    case 'wrong':
      return refuse('verifyCodeWrong', { data: { guessesLeft: verdict.guessesLeft } });
    case 'spent':
      return refuse('verifyCodeSpent');
    case 'stopped':
      return refuse('tooManyRequests', { retryAt: verdict.retryAt });
  }
}

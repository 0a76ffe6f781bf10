import type { Logger } from 'pino';
import type { Refuse } from '../../http/refuse.ts';
import { OidcFailure } from './provider.ts';

const codeOf = { away: 'oidcAway', declined: 'oidcDeclined', refused: 'oidcRefused' } as const;

interface Asking {
  readonly log: Pick<Logger, 'warn'>;
  readonly requestId: string;
  readonly refuse: Refuse<'oidcAway' | 'oidcDeclined' | 'oidcRefused'>;
}

/** Queries a provider; refuses the call with the message for the failure, and logs the code for operators. */
export async function askProvider<Answer>(
  { log, requestId, refuse }: Asking,
  question: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await question();
  } catch (error) {
    if (!(error instanceof OidcFailure)) throw error;
    const { problem, message: reason } = error;
    log.warn({ requestId, problem, reason }, 'login at an identity provider failed');
    return refuse(codeOf[problem]);
  }
}

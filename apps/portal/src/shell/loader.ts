import { GatewayError } from '@fairway/gateway';
import { token } from '@fairway/gateway/contract/auth';
import { company } from '@fairway/gateway/contract/company';
import { user } from '@fairway/gateway/contract/user';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { sessionLost } from '../failures/sessionLost.ts';
import { gateway } from '../gateway.ts';
import { currentSession } from '../session/session.ts';

/**
 * Who is logged in, for the header. Runs on each navigation beside the screen's own loader, and asks at the
 * same time whether the token is still valid, as the specification wants. A gateway that cannot answer leaves the
 * page usable: the header then shows a member without a name.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const session = currentSession();
  if (!session) return { member: null, known: true as const };
  const { signal } = request;
  try {
    const [check, profile, audit] = await Promise.all([
      gateway.send(token.v2check, {}, { signal, checkedToken: session.token }),
      gateway.send(user.profile, {}, { signal }),
      gateway.send(company.selectCompanyAuditInfo, {}, { signal }),
    ]);
    if (check.status === 1) return { member: { profile, audit }, known: true as const };
    await sessionLost(null, check.msg);
    return { member: null, known: true as const };
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    if (error.kind === 'session') {
      await sessionLost(error);
      return { member: null, known: true as const };
    }
    return { member: null, known: false as const };
  }
}

export type ShellData = Awaited<ReturnType<typeof loader>>;

import { GatewayError } from '@fairway/gateway';
import { redirect } from 'react-router-dom';
import type { SessionLost } from '../session/lostSession.ts';
import type { StoredSession } from '../session/session.ts';
import type { LoginAddress } from './loginAddress.ts';
import { goalOf, withoutLogin } from './loginAddress.ts';
import { ComingSoon, type PageAccess } from './pageAccess.ts';
import type { Page } from './pages.ts';

export interface GuardParts {
  readonly session: Pick<StoredSession, 'current'>;
  readonly sessionLost: SessionLost;
  readonly loginAddress: LoginAddress;
  readonly access: (path: string) => Promise<PageAccess>;
  /** Path and query of the visible page while another one loads; null on first load. */
  readonly visibleAddress: () => string | null;
}

/** Loads the data of a page. */
type Read = () => unknown;

/** Applies the rules of a page's row before its data is loaded, so that no loader can forget a login. */
export type Guard = (page: Page, requested: string, read: Read) => Promise<unknown>;

export function createGuard({
  session,
  sessionLost,
  loginAddress,
  access,
  visibleAddress,
}: GuardParts): Guard {
  /**
   * Rules for every screen: a code 10011002 redirects to /notFound, and an ended session is reported, after which the
   * page is loaded again as a visitor.
   */
  const open = async (read: Read) => {
    const sentWith = session.current();
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      if (error.codeName === 'notFound') throw redirect('/notFound');
      if (error.kind !== 'session') throw error;
      await sessionLost(sentWith, error.msg);
      return read();
    }
  };

  /**
   * A page that needs login. A visitor is redirected home on first load, according to the specification, and stays on
   * the current page later; either way the login opens and continues to the page.
   */
  const members = (requested: string, read: Read) =>
    open(() => {
      if (session.current()) return read();
      const here = visibleAddress();
      // The page cannot stay open when its reader is logged out.
      const stay = here !== null && withoutLogin(here) !== withoutLogin(requested) ? here : '/';
      // The requested address may already carry the login, with the page behind it as its goal.
      throw redirect(loginAddress(stay, goalOf(requested)));
    });

  /**
   * A page that is public unless staff decided otherwise: behind login, or announced only. Loads the data while it
   * checks whether the page is open, because it nearly always is.
   */
  const unlessStaffSay = async (path: string, requested: string, read: Read) => {
    const answer = access(path);
    const data = open(read);
    data.catch(() => undefined);
    switch (await answer) {
      case 'soon':
        throw new ComingSoon();
      case 'login':
        return members(requested, read);
      case 'open':
        return data;
    }
  };

  return (page, requested, read) =>
    page.auth ? members(requested, read) : unlessStaffSay(page.path, requested, read);
}

import { GatewayError } from '@fairway/gateway';
import { redirect } from 'react-router-dom';
import type { SessionLost } from '../session/lostSession.ts';
import type { SiteSession } from '../session/session.ts';
import type { ToLogin } from './loginAddress.ts';
import { goalOf, withoutLogin } from './loginAddress.ts';
import { ComingSoon, type PageAccess } from './pageAccess.ts';
import type { Page } from './pages.ts';

export interface GuardParts {
  readonly session: Pick<SiteSession, 'current'>;
  readonly sessionLost: SessionLost;
  readonly toLogin: ToLogin;
  readonly access: (path: string) => Promise<PageAccess>;
  /** Path and query of the page that is on screen while another one loads; null on first load. */
  readonly shown: () => string | null;
}

/** Reads what a page shows. */
type Read = () => unknown;

/** Puts before a page's data what its row in the table asks for: nobody can forget a login. */
export type Guard = (page: Page, asked: string, read: Read) => Promise<unknown>;

export function createGuard({ session, sessionLost, toLogin, access, shown }: GuardParts): Guard {
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
   * A page that needs login. A visitor is sent home on first load, as the specification says, and stays where they are on
   * later ones; either way the login opens and leads on to the page.
   */
  const members = (asked: string, read: Read) =>
    open(() => {
      if (session.current()) return read();
      const here = shown();
      // The page itself cannot stay when its reader is logged out on it.
      const stay = here !== null && withoutLogin(here) !== withoutLogin(asked) ? here : '/';
      // Asked for may be a page with the login over it: one that was to stay, and is for members too.
      throw redirect(toLogin(stay, goalOf(asked)));
    });

  /**
   * A page that is open unless staff decided otherwise: behind login, or announced only. Reads at once, beside the
   * question whether it may, because the answer is nearly always yes.
   */
  const unlessStaffSay = async (path: string, asked: string, read: Read) => {
    const answer = access(path);
    const data = open(read);
    data.catch(() => undefined);
    switch (await answer) {
      case 'soon':
        throw new ComingSoon();
      case 'login':
        return members(asked, read);
      case 'open':
        return data;
    }
  };

  return (page, asked, read) => (page.auth ? members(asked, read) : unlessStaffSay(page.path, asked, read));
}

import { GatewayError } from '@fairway/gateway';
import { type LoaderFunction, redirect } from 'react-router-dom';
import { sessionLost } from '../failures/sessionLost.ts';
import { withLogin, withoutLogin } from '../navigation/loginAddress.ts';
import { ComingSoon, pageAccess } from '../navigation/pageAccess.ts';
import { currentSession } from './session.ts';

function addressOf(request: Request): string {
  const url = new URL(request.url);
  return url.pathname + url.search;
}

/** Path and query of the page that is on screen while another one loads; null on first load. */
let shown: string | null = null;

/** Told by the shell after each navigation. */
export function pageShown(address: string): void {
  shown = address;
}

/**
 * Wraps a screen's loader with what holds for every screen: a code 10011002 leads to /notFound, and a session
 * that ended is told, after which the page is read again as a visitor.
 */
export function open(load: LoaderFunction): LoaderFunction {
  return async (args) => {
    const held = currentSession();
    try {
      return await load(args);
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      if (error.codeName === 'notFound') throw redirect('/notFound');
      if (error.kind !== 'session') throw error;
      await sessionLost(held, error.msg);
      return load(args);
    }
  };
}

/**
 * Wraps the loader of a page that needs login. A visitor is sent home on first load, as the specification says,
 * and stays where they are on later ones; either way the login dialog opens and leads on to the page.
 */
export function members(load: LoaderFunction): LoaderFunction {
  return open((args) => {
    if (currentSession()) return load(args);
    const asked = addressOf(args.request);
    // The page itself cannot stay when its reader is logged out on it.
    const stay = shown !== null && withoutLogin(shown) !== withoutLogin(asked) ? shown : '/';
    throw redirect(withLogin(stay, asked));
  });
}

/**
 * Wraps the loader of a page that is open unless staff decided otherwise: behind login, or announced only. Reads
 * at once, beside the question whether it may, because the answer is nearly always yes.
 */
export function unlessStaffSay(path: string, load: LoaderFunction): LoaderFunction {
  return async (args) => {
    const access = pageAccess(path);
    const data = Promise.resolve(open(load)(args));
    data.catch(() => undefined);
    switch (await access) {
      case 'soon':
        throw new ComingSoon();
      case 'login':
        return members(load)(args);
      case 'open':
        return data;
    }
  };
}

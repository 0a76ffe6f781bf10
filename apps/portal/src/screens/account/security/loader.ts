import { security } from '@fairway/gateway/contract/security';
import type { LoaderArgs } from '@fairway/site';
import { listLoader } from '@fairway/site/list';
import { loginLog } from './address.ts';

const log = listLoader(loginLog, (query, send) => send(security.selectLoginLog, { query }));

/** A page of the login log; it can be read ahead. */
export const { page } = log;

/** Reads what opens the account, the devices that are logged in, and a page of the login log. */
export async function loader(args: LoaderArgs) {
  const { send } = args;
  const [state, { rows: devices }, loginList] = await Promise.all([
    send(security.selectState, {}),
    send(security.selectSessions, {}),
    log.loader(args),
  ]);
  return { state, devices, query: loginList.query, logins: loginList.page };
}

export type SecurityData = Awaited<ReturnType<typeof loader>>;

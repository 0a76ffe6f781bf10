import { headers } from '@fairway/gateway/contract/envelope';
import { pageDesk } from '@fairway/gateway/contract/pageDesk';
import { ruleEngine } from '@fairway/gateway/contract/ruleEngine';
import { dayMs } from '@fairway/trade';
import { uuidv7 } from 'uuidv7';
import { type Route, read, write } from '../../http/answer.ts';
import { refuse, refuseFields } from '../../http/refuse.ts';
import { signingKeyPurpose } from '../../http/session/signature.ts';
import { seal } from '../../secrets.ts';
import { networkOf } from '../../services/network.ts';
import { everyPage, setAccess } from './desk.ts';
import { shakeHands } from './handshake.ts';
import { screenSettingsOf } from './settings.ts';

/** Outlives an automatic login of 30 days; sessions in use renew it. */
const keyLife = 60 * dayMs;

export const routes: readonly Route[] = [
  read(ruleEngine.generateVisitorId, async ({ db, now, ip, header, setHeader, services, config }) => {
    const clientKey = header(headers.clientKey);
    if (clientKey === undefined)
      return refuseFields([{ field: `header.${headers.clientKey}`, rule: 'required' }]);
    // An office may share an address; a flood may not fill the table.
    const flood = [{ count: config.handshakesPerMinute, seconds: 60 }];
    const limit = await services.limits.take(`handshake ${networkOf(ip)}`, flood, now);
    if (!limit.ok) return refuse('tooManyRequests', { retryAt: limit.retryAt });
    const hands = shakeHands(clientKey);
    if (!hands) return refuseFields([{ field: `header.${headers.clientKey}`, rule: 'format' }]);
    const visitorId = uuidv7();
    const expiresAt = new Date(now.getTime() + keyLife);
    await db
      .insertInto('signingKey')
      .values({
        keyId: hands.keyId,
        secret: seal(config.secret, signingKeyPurpose, hands.key),
        visitorId,
        createdAt: now,
        expiresAt,
      })
      .execute();
    setHeader(headers.serverKey, hands.serverKey);
    setHeader(headers.keyId, hands.keyId);
    return { visitorId, expiresAt: expiresAt.toISOString() };
  }),

  read(ruleEngine.routerList, async ({ db }) => ({
    rows: await db.selectFrom('pageAccess').select(['path', 'access']).orderBy('path').execute(),
  })),

  read(pageDesk.selectAll, async ({ db }) => ({ rows: await everyPage(db) })),
  write(pageDesk.setAccess, async ({ body, caller, db, now, refuse, requestId }) => {
    const result = await setAccess(db, body, caller, { now, requestId });
    return typeof result === 'string' ? refuse(result) : result;
  }),

  read(ruleEngine.checkConfig, ({ query, config }) => ({
    rows: Object.entries(screenSettingsOf(config))
      .filter(([key]) => query.key === undefined || query.key === key)
      .map(([key, value]) => ({ key, value })),
  })),
];

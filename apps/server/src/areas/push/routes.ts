import { push } from '@fairway/gateway/contract/push';
import { ruleEngine } from '@fairway/gateway/contract/ruleEngine';
import { yesOrNo } from '@fairway/trade';
import { uuidv7 } from 'uuidv7';
import { type Route, read, readByPost, writeInSteps } from '../../http/answer.ts';
import { networkOf } from '../../services/network.ts';
import { count, readersOf } from './answers.ts';
import { deskRoutes } from './campaigns/deskRoutes.ts';
import { dueFor, neededPages } from './campaigns/dueCampaigns.ts';
import { floatAt, floatPages } from './float.ts';
import { pushSettings } from './settings.ts';

/** The reports of one network in an hour: an office reads behind one address. */
const reports = [{ count: 600, seconds: 3_600 }];

export const routes: readonly Route[] = [
  read(push.neededPages, async ({ db, now, config }) => ({
    rows: await neededPages(db, now),
    hosts: [...config.of(pushSettings).hosts],
  })),
  read(push.query, async ({ db, query, caller, language, now, config }) => {
    const readers = readersOf(config, caller, query.uuid);
    const { hosts } = config.of(pushSettings);
    const configBO = await dueFor(db, { query, caller, readers, language, hosts, now });
    const status = configBO === null ? yesOrNo.no : yesOrNo.yes;
    return { status, configBO };
  }),
  writeInSteps(push.report, async ({ body, caller, commit, now, config, ip, services, refuse }) => {
    const [reader] = readersOf(config, caller, body.uuid);
    // No reader to count: neither logged in nor with an id.
    if (!reader) return commit(async () => ({ counted: false }));
    const limit = await services.limits.take(`push reports from ${networkOf(ip)}`, reports, now);
    if (!limit.ok) return refuse('tooManyRequests', { retryAt: limit.retryAt });
    return commit(async (transaction) => {
      const known = await transaction
        .selectFrom('pushCampaign')
        .select('id')
        .where('id', '=', body.id)
        .executeTakeFirst();
      const { id: campaignId, outcome } = body;
      const counted = known !== undefined && (await count(transaction, { campaignId, reader, outcome }, now));
      return { counted };
    });
  }),
  // Nothing is stored before its browser reports something.
  readByPost(push.createUuid, 'the specification sends it so, and an id is stored by nobody', () => ({
    uuid: uuidv7(),
  })),
  read(push.followFloatPages, async ({ db }) => ({
    rows: (await floatPages(db)).map((pageRouter) => ({ pageRouter })),
  })),
  read(ruleEngine.wechatMp, ({ db, query, config }) =>
    floatAt(db, query.pageRouter, config.of(pushSettings).hosts),
  ),
  ...deskRoutes,
];

import { pushDesk } from '@fairway/gateway/contract/pushDesk';
import { allowedLink } from '@fairway/trade';
import type { Db } from '../../database/db.ts';
import { answer, type Route } from '../../http/answer.ts';
import { type BrokenRule, refuseFields } from '../../http/refuse.ts';
import { record } from '../../services/audit/audit.ts';
import { addCampaign, changeCampaign, everyCampaign, factsOf, holdCampaign } from './campaigns.ts';
import { keptFloat, saveFloat } from './float.ts';
import { codeLink } from './links.ts';
import { pushSettings } from './settings.ts';

/** Paths of the portal's pages. */
async function knownPages(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('pageAccess').select('path').orderBy('path').execute();
  return rows.map(({ path }) => path);
}

const unless = (right: boolean, field: string, rule: string): BrokenRule[] =>
  right ? [] : [{ field, rule }];

export const deskRoutes: readonly Route[] = [
  answer(pushDesk.selectCampaigns, async ({ db, config }) => {
    const { hosts } = config.of(pushSettings);
    const [rows, pages] = await Promise.all([everyCampaign(db, hosts), knownPages(db)]);
    return { rows, pages, hosts: [...hosts] };
  }),

  answer(pushDesk.saveCampaign, async ({ body, caller, db, now, config, refuse, requestId, settle }) => {
    const { id, version, campaign } = body;
    const { activityUrl, from, to, actionZh, actionEn } = campaign;
    const wrong = [
      ...unless(
        activityUrl === '' || allowedLink(activityUrl, config.of(pushSettings).hosts) !== null,
        'body.campaign.activityUrl',
        'format',
      ),
      ...unless(to === null || to > from, 'body.campaign.to', 'range'),
      ...unless(activityUrl === '' || actionZh !== '', 'body.campaign.actionZh', 'required'),
      ...unless(activityUrl === '' || actionEn !== '', 'body.campaign.actionEn', 'required'),
    ];
    if (wrong.length > 0) refuseFields(wrong);
    const done = await db.transaction().execute(async (transaction) => {
      const held = id === null ? undefined : await holdCampaign(transaction, id);
      if (id !== null && !held) return 'notFound';
      if (held && held.version !== version) return 'campaignChanged';
      const saved = held
        ? { id: held.id, version: await changeCampaign(transaction, held, { campaign }, now) }
        : await addCampaign(transaction, campaign, now);
      if (!saved) return 'campaignLimit';
      const subject = { kind: 'campaign', id: saved.id, name: campaign.commonName } as const;
      const facts = { ...(held ? { before: factsOf(held) } : {}), after: factsOf(campaign) };
      await record(transaction, caller, { action: 'campaignSaved', subject, ...facts }, { now, requestId });
      return settle(transaction, saved);
    });
    return typeof done === 'string' ? refuse(done) : done;
  }),

  answer(pushDesk.switchCampaign, async ({ body, caller, db, now, refuse, requestId, settle }) => {
    const done = await db.transaction().execute(async (transaction) => {
      const held = await holdCampaign(transaction, body.id);
      if (!held) return 'notFound';
      if (held.version !== body.version) return 'campaignChanged';
      const { on } = body;
      const version = await changeCampaign(transaction, held, { on }, now);
      const subject = { kind: 'campaign', id: held.id, name: held.commonName } as const;
      const action = on ? 'campaignOn' : 'campaignOff';
      await record(transaction, caller, { action, subject }, { now, requestId });
      return settle(transaction, { version, on });
    });
    return typeof done === 'string' ? refuse(done) : done;
  }),

  answer(pushDesk.selectFloat, async ({ db }) => {
    const [{ float, version }, known] = await Promise.all([keptFloat(db), knownPages(db)]);
    return { ...float, version, known };
  }),

  answer(pushDesk.saveFloat, async ({ body, caller, db, now, config, refuse, requestId, settle }) => {
    const { float, version } = body;
    const said = float.qrCode === '' ? !float.on : codeLink(float.qrCode, config.of(pushSettings).hosts);
    if (!said)
      refuseFields([{ field: 'body.float.qrCode', rule: float.qrCode === '' ? 'required' : 'format' }]);
    const done = await db.transaction().execute(async (transaction) => {
      const saved = await saveFloat(transaction, float, version, now);
      if (saved === null) return null;
      const subject = { kind: 'campaign', id: 'followFloat', name: float.nameZh } as const;
      const after = { pages: float.pages, link: float.qrCode };
      await record(transaction, caller, { action: 'followFloatSaved', subject, after }, { now, requestId });
      return settle(transaction, { version: saved });
    });
    return done ?? refuse('campaignChanged');
  }),
];

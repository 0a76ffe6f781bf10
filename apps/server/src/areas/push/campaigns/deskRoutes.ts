import { pushDesk } from '@fairway/gateway/contract/pushDesk';
import { allowedLink } from '@fairway/trade';
import type { Db } from '../../../database/db.ts';
import { type Route, read, write } from '../../../http/answer.ts';
import { type BrokenRule, refuseFields } from '../../../http/refuse.ts';
import { record } from '../../../services/audit/audit.ts';
import { keptFloat, saveFloat } from '../float.ts';
import { codeLink } from '../links.ts';
import { pushSettings } from '../settings.ts';
import { addCampaign, changeCampaign, everyCampaign, factsOf, holdCampaign } from './campaigns.ts';

/** Paths of the portal's pages. */
async function knownPages(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('pageAccess').select('path').orderBy('path').execute();
  return rows.map(({ path }) => path);
}

const unless = (right: boolean, field: string, rule: string): BrokenRule[] =>
  right ? [] : [{ field, rule }];

export const deskRoutes: readonly Route[] = [
  read(pushDesk.selectCampaigns, async ({ db, config }) => {
    const { hosts } = config.of(pushSettings);
    const [rows, pages] = await Promise.all([everyCampaign(db, hosts), knownPages(db)]);
    return { rows, pages, hosts: [...hosts] };
  }),

  write(pushDesk.saveCampaign, async ({ body, caller, db, now, config, refuse, requestId }) => {
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

    const storedCampaign = id === null ? undefined : await holdCampaign(db, id);
    if (id !== null && !storedCampaign) return refuse('notFound');
    if (storedCampaign && storedCampaign.version !== version) return refuse('campaignChanged');
    const saved = storedCampaign
      ? { id: storedCampaign.id, version: await changeCampaign(db, storedCampaign, { campaign }, now) }
      : await addCampaign(db, campaign, now);
    if (!saved) return refuse('campaignLimit');
    const subject = { kind: 'campaign', id: saved.id, name: campaign.commonName } as const;
    const facts = {
      ...(storedCampaign ? { before: factsOf(storedCampaign) } : {}),
      after: factsOf(campaign),
    };
    await record(db, caller, { action: 'campaignSaved', subject, ...facts }, { now, requestId });
    return saved;
  }),

  write(pushDesk.switchCampaign, async ({ body, caller, db, now, refuse, requestId }) => {
    const storedCampaign = await holdCampaign(db, body.id);
    if (!storedCampaign) return refuse('notFound');
    if (storedCampaign.version !== body.version) return refuse('campaignChanged');
    const { on } = body;
    const version = await changeCampaign(db, storedCampaign, { on }, now);
    const subject = { kind: 'campaign', id: storedCampaign.id, name: storedCampaign.commonName } as const;
    const action = on ? 'campaignOn' : 'campaignOff';
    await record(db, caller, { action, subject }, { now, requestId });
    return { version, on };
  }),

  read(pushDesk.selectFloat, async ({ db }) => {
    const [{ float, version }, known] = await Promise.all([keptFloat(db), knownPages(db)]);
    return { ...float, version, known };
  }),

  write(pushDesk.saveFloat, async ({ body, caller, db, now, config, refuse, requestId }) => {
    const { float, version } = body;
    const valid = float.qrCode === '' ? !float.on : codeLink(float.qrCode, config.of(pushSettings).hosts);
    if (!valid)
      refuseFields([{ field: 'body.float.qrCode', rule: float.qrCode === '' ? 'required' : 'format' }]);

    const saved = await saveFloat(db, float, version, now);
    if (saved === null) return refuse('campaignChanged');
    const subject = { kind: 'campaign', id: 'followFloat', name: float.nameZh } as const;
    const after = { pages: float.pages, link: float.qrCode };
    await record(db, caller, { action: 'followFloatSaved', subject, after }, { now, requestId });
    return { version: saved };
  }),
];

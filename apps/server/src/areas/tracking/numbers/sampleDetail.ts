import type { TrackingDetail } from '@fairway/gateway/contract/cargoTracking';
import { normaliseSerial } from '@fairway/trade';
import type { Db } from '../../../database/db.ts';
import { sampleOf } from '../carriers/sandbox/scenario.ts';
import { tell } from '../carriers/sandbox/tell.ts';
import { voyageOf } from '../carriers/sandbox/voyage.ts';
import { digest } from '../digest/digest.ts';
import { columnsOf } from './columns.ts';
import { detailOf } from './detail.ts';
import { withFreeTime } from './freeTime.ts';

/** No account: samples have no watchers. */
const nobody = '00000000-0000-7000-8000-000000000000';

/** A sample number in full, as if it had been added today; undefined for any other. */
export async function sampleDetail(db: Db, typed: string, now: Date): Promise<TrackingDetail | undefined> {
  const sample = sampleOf(normaliseSerial(typed));
  if (!sample) return undefined;
  const { number, kind, carrier } = sample;
  const carrierEvents = tell(voyageOf({ number, kind, carrier, since: now }), number, now);
  const reportedEvents = carrierEvents.map((each) => ({ ...each, listed: true }));
  const journey = digest(reportedEvents);
  if (!journey) return undefined;
  const names = await db
    .selectFrom('carrier')
    .select(['nameZh', 'nameEn'])
    .where('code', '=', carrier)
    .executeTakeFirst();
  const row = {
    tenantId: nobody,
    id: nobody,
    accountId: nobody,
    kind,
    number,
    carrierCode: carrier,
    candidates: [carrier],
    ...columnsOf(journey),
    toldArrival: null,
    notify: false,
    language: 'zh' as const,
    addedAt: now,
    sample: true,
    carrierZh: names?.nameZh ?? null,
    carrierEn: names?.nameEn ?? null,
    nextAskAt: null,
    askedAt: now,
  };
  return withFreeTime(db, detailOf(row, reportedEvents, now), now);
}

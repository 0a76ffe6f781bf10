import type { TrackingDetail } from '@fairway/gateway/contract/cargoTracking';
import { normaliseSerial } from '@fairway/trade';
import type { Db } from '../../database/db.ts';
import { sampleOf } from './carriers/sandbox/scenario.ts';
import { tell } from './carriers/sandbox/tell.ts';
import { voyageOf } from './carriers/sandbox/voyage.ts';
import { detailOf } from './detail.ts';
import { digest } from './digest.ts';
import { placeOf } from './places.ts';
import { boxName } from './said.ts';

/** No row of anybody: samples are watched by nobody. */
const nobody = '00000000-0000-7000-8000-000000000000';

/** A sample number in full, as if it had been added today; undefined for any other. */
export async function sampleDetail(db: Db, typed: string, now: Date): Promise<TrackingDetail | undefined> {
  const sample = sampleOf(normaliseSerial(typed));
  if (!sample) return undefined;
  const { number, kind, carrier } = sample;
  const said = tell(voyageOf({ number, kind, carrier, since: now }), number, now);
  const found = digest(said);
  const names = await db
    .selectFrom('carrier')
    .select(['nameZh', 'nameEn'])
    .where('code', '=', carrier)
    .executeTakeFirst();
  const codeOf = (locode: string | null | undefined) => placeOf(locode ?? null)?.code ?? null;
  const row = {
    tenantId: nobody,
    id: nobody,
    accountId: nobody,
    kind,
    number,
    carrierCode: carrier,
    candidates: [carrier],
    state: found?.state ?? ('planned' as const),
    exception: found?.exception ?? null,
    boxType: boxName(found?.isoType ?? null),
    boxes: found?.boxes ?? 1,
    vesselName: found?.vessel?.name ?? null,
    vesselImo: found?.vessel?.imo ?? null,
    voyage: found?.vessel?.voyage ?? null,
    origin: codeOf(found?.departure?.locode),
    destination: codeOf(found?.arrival?.locode),
    waitingAt: codeOf(found?.waitingAt),
    plannedDeparture: found?.departure?.plannedAt ?? null,
    departure: found?.departure?.at ?? null,
    plannedArrival: found?.arrival?.plannedAt ?? null,
    arrival: found?.arrival?.at ?? null,
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
  return detailOf(row, said, now);
}

import type { DataOf } from '@fairway/gateway/contract/call';
import type { freight, OtherWeek } from '@fairway/gateway/contract/freight';
import { addWeeks, formatWeek, type ShipmentQuery } from '@fairway/trade';
import type { Db } from '../../../database/db.ts';
import type { Caller } from '../../../http/caller.ts';
import { portsByCode } from '../../harbour/index.ts';
import { weekTotals } from '../cost/weekTotals.ts';
import { laneId, type WeekOffer, weekOffers } from '../prices/weekStore.ts';
import { priceAccess } from '../rules.ts';
import { nearbyLanes } from './nearbyRoutes.ts';

type Answer = DataOf<typeof freight.selectAlternatives>;

export interface AlternativesQuery extends ShipmentQuery {
  readonly origin: string;
  readonly destination: string;
  /** As stored. */
  readonly week: number;
}

interface Lane {
  readonly id: string | null;
  readonly origin: string;
  readonly destination: string;
}

/** The same search by nearby ports, and a week earlier and later. */
export async function alternatives(
  db: Db,
  { week, origin, destination, ...shipment }: AlternativesQuery,
  caller: Caller,
  now: Date,
): Promise<Answer> {
  const [id, lanes] = await Promise.all([
    laneId(db, origin, destination),
    nearbyLanes(db, { origin, destination, week }),
  ]);
  const [earlier, later] = [addWeeks(week, -1), addWeeks(week, 1)];
  const codes = lanes.flatMap((lane) => [lane.origin, lane.destination]);
  const ids = [...(id === null ? [] : [id]), ...lanes.map((lane) => lane.id)];
  const [ports, offers] = await Promise.all([
    portsByCode(db, codes),
    weekOffers(db, ids, earlier, later, now),
  ]);
  const offersIn = async (lane: Lane, weeks: readonly number[]): Promise<OtherWeek[]> => {
    const request = { ...lane, lane: lane.id, first: Math.min(...weeks), last: Math.max(...weeks), shipment };
    const totals = await weekTotals(db, request, caller, now);
    return weeks.map((each) => {
      const own = offers.find((offer) => offer.seaRouteId === lane.id && offer.week === each);
      return {
        week: formatWeek(each),
        bookable: own?.bookable ?? 0,
        lowest: totals ? (totals.lowest.get(each) ?? null) : lowestPrice(own, caller),
        costAccess: totals?.access ?? (priceAccess(caller) === 'open' ? 'freight' : 'login'),
      };
    });
  };
  const [ownWeeks, nearby] = await Promise.all([
    offersIn({ id, origin, destination }, [earlier, week, later]),
    Promise.all(
      lanes.map(async (lane) => {
        const [from, to] = [ports.get(lane.origin), ports.get(lane.destination)];
        const [offer] = await offersIn(lane, [week]);
        if (!from || !to || !offer) return [];
        return [{ ...offer, origin: brief(from), destination: brief(to), ...endOf(lane) }];
      }),
    ),
  ]);
  const [before, current, after] = ownWeeks;
  if (!before || !current || !after) throw new Error('Three weeks have three offers.');
  return { current, weeks: [before, after], nearby: nearby.flat() };
}

/** The lowest price of a 40HQ that can still be booked; past sailings do not count. */
function lowestPrice(offer: WeekOffer | undefined, caller: Caller): OtherWeek['lowest'] {
  if (!offer || offer.bookable === 0 || offer.lowestHq40 === null || priceAccess(caller) === 'login')
    return null;
  return { amount: offer.lowestHq40, currency: offer.currency };
}

function endOf({ end, kilometres }: Awaited<ReturnType<typeof nearbyLanes>>[number]) {
  return { end, kilometres };
}

function brief({ code, nameZh, nameEn }: { code: string; nameZh: string; nameEn: string }) {
  return { code, nameZh, nameEn };
}

import type { Insertable } from 'kysely';
import type { SailingTable } from '../../areas/freight/index.ts';
import { transitDays } from '../../time/transitDays.ts';
import { between, chance, sampleId } from '../random.ts';
import { freightPrices } from './prices.ts';
import type { Leg } from './voyages.ts';

export type SailingRow = Required<Insertable<SailingTable>>;

/** Countries that require the manifest 24 hours before loading. */
const manifestCountries = new Set(['US', 'CA', 'JP', 'NL', 'DE', 'GB', 'GR', 'IT', 'ES']);

/** The rows that the carriers of a group offer on one leg: the ship's operator always, its partners mostly. */
export function sailingsOf(leg: Leg, seaRouteId: string, updatedAt: Date): SailingRow[] {
  const { service, ship, origin, destination } = leg;
  const lane = origin.code + destination.code;
  const sellers = service.group.filter(
    (carrier) =>
      carrier === ship.operator || (!service.hub && chance(`${service.key} ${lane} ${carrier}`) < 0.7),
  );
  if (sellers.length === 0) return [];
  const manifest = manifestCountries.has(destination.countryCode);
  return sellers.map((carrierCode) => {
    const prices = freightPrices({
      base: service.trade.price,
      lane,
      carrier: carrierCode,
      service: service.key,
      relayed: service.hub !== null,
      week: leg.week,
    });
    const quoted = prices.priceHq40 !== null;
    return {
      id: sampleId(leg.departure, `${lane} ${service.key} ${carrierCode} ${leg.departure.toISOString()}`),
      seaRouteId,
      carrierCode,
      vesselName: ship.name,
      vesselImo: ship.imo,
      voyage: leg.voyage,
      week: leg.week,
      departure: leg.departure,
      arrival: leg.arrival,
      transitDays: transitDays(
        { at: leg.departure, zone: origin.zone },
        { at: leg.arrival, zone: destination.zone },
      ),
      transitPort: service.hub,
      // Half of the services name their way; that of the others is estimated.
      way: service.roundCape && chance(`${service.key} named`) < 0.5 ? 'cape' : null,
      ...leg.closings,
      manifestCutOff: manifest ? leg.closings.manifestCutOff : null,
      currency: 'USD',
      ...prices,
      demurrageDays: Math.round(between(5, 10, `${carrierCode} demurrage ${destination.code}`)),
      detentionDays: Math.round(between(7, 14, `${carrierCode} detention ${destination.code}`)),
      remarkZh: quoted ? '' : '价格面议',
      remarkEn: quoted ? '' : 'Price on request',
      sample: true,
      updatedAt,
    };
  });
}

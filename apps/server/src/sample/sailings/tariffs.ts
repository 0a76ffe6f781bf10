import type { NamedWay } from '@fairway/trade';
import type { Insertable } from 'kysely';
import { usualPayable } from '../../areas/freight/index.ts';
import type { Way } from '../../areas/harbour/index.ts';
import type { Tables } from '../../database/tables.ts';
import type { PortFact, SurchargeFact } from '../../facts/read.ts';
import { between, chance } from '../random.ts';
import type { Trade } from '../trades/trade.ts';

type Rate = Insertable<Tables['surchargeRate']>;

/** Before any sailing, so that imported tariffs begin later. */
const validFrom = '2020-01-01';

export interface TariffKey {
  readonly origin: string;
  readonly carrierCode: string;
  readonly trade: Trade;
  readonly destination: PortFact;
  readonly way: Way;
  readonly updatedAt: Date;
}

/** Countries whose ports fall under the emissions trading and the entry summary of the European Union. */
const union = new Set(['NL', 'DE', 'BE', 'FR', 'IT', 'ES', 'GR', 'PT', 'PL', 'SE', 'FI']);

/** Sample amounts for codes that the facts leave open, in whole US dollars. */
const openAmounts: Readonly<Record<string, readonly [number, number]>> = { EBS: [60, 120], PCC: [90, 180] };

/** Charges for one way only. */
const wayOf: Readonly<Record<string, NamedWay>> = { SCS: 'suez', WRS: 'suez', PCC: 'panama' };

/** Returns the charges a carrier adds on a route: their codes follow from its destination, their amounts are invented. */
export function ratesOf(key: TariffKey, surcharges: readonly SurchargeFact[]): Rate[] {
  const charged = codesOf(key);
  return surcharges.filter((fact) => charged.has(fact.code)).map((fact) => rateOf(fact, key));
}

function codesOf({ carrierCode, trade, destination, way }: TariffKey): Set<string> {
  const codes = ['THC', 'DTHC', 'DOC', 'SEAL', 'EIR', 'ISPS', 'VGM', 'BAF', 'LSS'];
  const country = destination.countryCode;
  const when = (condition: boolean, ...more: string[]) => {
    if (condition) codes.push(...more);
  };
  when(country === 'US', 'AMS', 'ISF');
  when(country === 'US' && chance(`${carrierCode} PSS`) < 0.5, 'PSS');
  when(country === 'CA', 'ACI');
  when(country === 'JP', 'AFR');
  when(union.has(country) || country === 'GB', 'ENS');
  when(union.has(country), 'ETS');
  when(way.via.includes('suez'), 'SCS', 'WRS');
  when(trade.group === 'RED', 'WRS');
  when(way.via.includes('panama'), 'PCC');
  when(trade.size === 'feeder', 'EBS');
  when(chance(`${carrierCode} ${trade.group} CAF`) < 0.6, 'CAF');
  return new Set(codes);
}

function rateOf(
  fact: SurchargeFact,
  { origin, destination, carrierCode, trade, updatedAt }: TariffKey,
): Rate {
  const { code, basis, side } = fact;
  const named = {
    ...{ carrierCode, origin, destination: destination.code, code, validFrom },
    ...{ basis, side, payable: usualPayable(side), sample: true, updatedAt },
    // The Red Sea has its risk by every way.
    way: trade.group === 'RED' ? null : (wayOf[code] ?? null),
  };
  if (fact.currency === 'PCT') {
    const basisPoints = (fact.sample20 ?? 0) * 100;
    return { ...named, currency: null, amountGp20: null, amountGp40: null, amountHq40: null, basisPoints };
  }
  const [open20, open40] = openAmounts[fact.code] ?? [0, 0];
  const scale =
    fact.basis === 'CTN' ? between(0.9, 1.15, `${carrierCode} ${fact.code}`) * size(fact, trade) : 1;
  const minor = (amount: number) => Math.max(1, Math.round((amount * scale) / 5)) * 500;
  const box40 = minor(fact.sample40 ?? open40);
  return {
    ...named,
    currency: fact.currency,
    amountGp20: minor(fact.sample20 ?? open20),
    amountGp40: box40,
    amountHq40: box40,
    basisPoints: null,
  };
}

/** Charges for fuel and season grow with the freight; those of a terminal do not. */
function size(fact: SurchargeFact, trade: Trade): number {
  return fact.side === 'freight' ? Math.min(1, Math.max(0.15, trade.price / 2500)) : 1;
}

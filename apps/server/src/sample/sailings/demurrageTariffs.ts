import type { DemurrageBox, DemurrageDirection, DemurrageKind, FreeDayCount } from '@fairway/trade';
import { bandsText, chinaDay } from '@fairway/trade';
import type { Insertable } from 'kysely';
import { tariffColumns } from '../../areas/demurrageTariff/index.ts';
import { insertMany } from '../../database/bulk/bulk.ts';
import type { Db } from '../../database/db.ts';
import type { Tables } from '../../database/tables.ts';
import { between, chance } from '../random.ts';
import { writeStep } from '../steps.ts';
import { trades } from '../trades/trades.ts';

type Tariff = Insertable<Tables['demurrageTariff']>;

/** Names itself, because calculations name their source. */
const sourceName = 'Fairway sample';

const boxes: readonly DemurrageBox[] = ['20DRY', '40DRY', '40RF'];
const euro = new Set(['NL', 'DE', 'BE', 'FR', 'IT', 'ES', 'GR']);

/** Adds invented tariffs of this year at the ports of the sample's trades, once. */
export async function fillDemurrageTariffs(db: Db, now: Date): Promise<void> {
  const stored = await db
    .selectFrom('demurrageTariff')
    .select('port')
    .where('sample', '=', true)
    .limit(1)
    .execute();
  if (stored.length > 0) return;
  const tariffs = sampleTariffs(now);
  await writeStep(db, (trx) => insertMany(trx, 'demurrageTariff', tariffs, tariffColumns));
}

/** Import tariffs at destinations and export tariffs at origins, of every carrier that sails there. */
export function sampleTariffs(now: Date): Tariff[] {
  const calls = new Map<string, { port: string; carrier: string; direction: DemurrageDirection }>();
  for (const { origins, destinations, operators } of trades) {
    for (const carrier of operators.flat()) {
      const add = (direction: DemurrageDirection) => (port: string) =>
        calls.set(`${port} ${carrier} ${direction}`, { port, carrier, direction });
      origins.forEach(add('export'));
      destinations.forEach(add('import'));
    }
  }
  return [...calls.values()].flatMap((call) =>
    boxes.flatMap((box) =>
      chargesOf(call.carrier, call.port).map((charge) => tariffOf({ ...call, box, charge }, now)),
    ),
  );
}

/** Some carriers count one clock and others two; the terminals of some ports charge storage to the cargo. */
function chargesOf(carrier: string, port: string): DemurrageKind[] {
  const own: DemurrageKind[] = chance(`${carrier} clocks`) < 0.5 ? ['combined'] : ['demurrage', 'detention'];
  return chance(`${port} storage`) < 0.25 ? [...own, 'storage'] : own;
}

interface SampleKey {
  readonly port: string;
  readonly carrier: string;
  readonly direction: DemurrageDirection;
  readonly box: DemurrageBox;
  readonly charge: DemurrageKind;
}

function tariffOf({ port, carrier, direction, box, charge }: SampleKey, now: Date): Tariff {
  const country = port.slice(0, 2);
  const freeDayCount: FreeDayCount = country === 'US' && charge === 'demurrage' ? 'working' : 'calendar';
  const day = `${chinaDay(now).slice(0, 4)}-01-01`;
  const freeDays = freeDaysOf({ port, carrier, direction, box, charge });
  const currency = euro.has(country) ? 'EUR' : country === 'CN' ? 'CNY' : 'USD';
  const size = { '20DRY': 1, '40DRY': 1.8, '40RF': 4 }[box as '20DRY' | '40DRY' | '40RF'];
  const base = between(35, 60, `${carrier} ${port} rate`) * size * (currency === 'CNY' ? 4 : 1);
  // Whole fives of a currency, as carriers publish them.
  const rate = (step: number) => Math.round((base * step) / 5) * 500;
  const [second, third] = [freeDays + 5, freeDays + 10];
  return {
    ...{ carrierCode: carrier, port, direction, box, charge, validFrom: day, validTo: null },
    ...{ freeDays, freeDayCount, currency },
    bands: bandsText([
      { fromDay: freeDays + 1, toDay: second, rate: rate(1) },
      { fromDay: second + 1, toDay: third, rate: rate(1.6) },
      { fromDay: third + 1, toDay: null, rate: rate(2.4) },
    ]),
    ...{ sourceName, sourceLink: '', sourceDay: day },
    ...{ sample: true, updatedAt: now, csvImportId: null },
  };
}

/** Reefers have less free time, exports and combined clocks more. */
function freeDaysOf({ port, carrier, direction, box, charge }: SampleKey): number {
  const usual = Math.round(between(4, 8, `${carrier} ${port} ${charge} free`));
  const reefer = box === '40RF' ? -2 : 0;
  const longer = (direction === 'export' ? 3 : 0) + (charge === 'combined' ? 3 : 0);
  return usual + reefer + longer;
}

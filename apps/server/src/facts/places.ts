import { fold } from '@fairway/trade';
import { gramsOf, termsOf } from '../areas/harbour/index.ts';
import { insertMany, insertOrUpdate } from '../database/bulk/bulk.ts';
import type { Db } from '../database/db.ts';
import { readCarriers, readIntroductions, readPorts, readRows, readSurcharges, readVessels } from './read.ts';

/** Ports with every spelling they are found by, carriers, and the codes of surcharges. */
export function readPlaces(): (db: Db) => Promise<void> {
  const { groups, ports } = readPorts();
  const carriers = readCarriers();
  const portIntros = readIntroductions('port');
  const carrierIntros = readIntroductions('carrier');
  const portRows = ports.map(({ readings, ...port }) => ({
    ...port,
    ...introOf(portIntros, port.code),
    containerPort: true,
  }));
  const terms = ports.flatMap((port) =>
    termsOf(port).map((each) => ({ portCode: port.code, ...each, grams: gramsOf(each.term) })),
  );
  const carrierRows = carriers.map((carrier) => ({ ...carrier, ...introOf(carrierIntros, carrier.code) }));
  const surcharges = readSurcharges().map(({ code, nameZh, nameEn, basis, side }, position) => ({
    code,
    nameZh,
    nameEn,
    basis,
    side,
    position,
  }));
  return async (db) => {
    await insertOrUpdate(
      db,
      'routeGroup',
      'code',
      groups.map((group, position) => ({ ...group, position })),
    );
    await insertOrUpdate(db, 'port', 'code', portRows);
    await db.deleteFrom('portTerm').execute();
    await db.insertInto('portTerm').values(terms).execute();
    await insertOrUpdate(db, 'carrier', 'code', carrierRows);
    await insertOrUpdate(db, 'surcharge', 'code', surcharges);
  };
}

function introOf(intros: ReadonlyMap<string, { introZh: string; introEn: string }>, code: string) {
  const intro = intros.get(code);
  if (!intro) throw new Error(`${code} has no introduction`);
  return intro;
}

/** Ships whose particulars are known, and all others of the registry. Needs carriers. */
export function readShips(): (db: Db) => Promise<void> {
  const known = new Map(readVessels().map((vessel) => [vessel.imo, vessel]));
  const registry = readRows('vessel-registry').map(
    ([imo = '', name = '', type = '', stated = '', built = '', tonnage = '', flag = '']) => {
      const shared = { imo, type: Number(type), statedType: stated || null };
      const ship = known.get(imo);
      known.delete(imo);
      return ship
        ? { ...ship, ...shared }
        : {
            ...nothingKnown,
            ...shared,
            name,
            flag: flag || null,
            ...flagNames(flag),
            built: Number(built) || null,
            grossTonnage: Number(tonnage) || null,
          };
    },
  );
  // Ships that are newer than the registry.
  const newer = [...known.values()].map((ship) => ({ ...ship, type: 3, statedType: null }));
  const carriers = new Set(readCarriers().map(({ code }) => code));
  const rows = [...registry, ...newer].map((ship) => ({
    ...ship,
    namedAfter: ship.type === 3 ? namedAfter(ship.name, carriers) : null,
    folded: fold(ship.name),
  }));
  const byFlag = Map.groupBy(rows, ({ flag }) => flag ?? '');
  byFlag.delete('');
  const flags = [...byFlag].map(([code, ships]) => {
    const { flagZh, flagEn } = flagNames(code);
    return { code, nameZh: flagZh, nameEn: flagEn, ships: ships.length };
  });
  return async (db) => {
    await insertMany(db, 'vessel', rows, 'imo');
    await insertOrUpdate(db, 'flag', 'code', flags);
  };
}

const nothingKnown = {
  operator: null,
  callSign: null,
  netTonnage: null,
  deadweight: null,
  length: null,
  width: null,
  maxDraft: null,
  nominalTeu: null,
};

const inChinese = new Intl.DisplayNames('zh', { type: 'region' });
const inEnglish = new Intl.DisplayNames('en', { type: 'region' });
/** Registers of regions of China, as the trade writes them. */
const regions: Readonly<Record<string, readonly [string, string]>> = {
  HK: ['中国香港', 'Hong Kong, China'],
  MO: ['中国澳门', 'Macao, China'],
  TW: ['中国台湾', 'Taiwan, China'],
};

function flagNames(code: string): { flagZh: string; flagEn: string } {
  if (code === '') return { flagZh: '', flagEn: '' };
  const [flagZh, flagEn] = regions[code] ?? [inChinese.of(code) ?? code, inEnglish.of(code) ?? code];
  return { flagZh, flagEn };
}

/** Prefixes that only one carrier uses for its container ships. Names move with ships, so this is only a hint. */
const nameStarts: readonly (readonly [string, string])[] = [
  ['MSC ', 'MSCU'],
  ['MAERSK ', 'MAEU'],
  ['CMA CGM ', 'CMDU'],
  ['COSCO ', 'COSU'],
  ['EVER ', 'EGLV'],
  ['HMM ', 'HDMU'],
  ['YM ', 'YMLU'],
  ['ZIM ', 'ZIMU'],
  ['OOCL ', 'OOLU'],
  ['WAN HAI ', 'WHLC'],
  ['KOTA ', 'PCIU'],
  ['SITC ', '12PD'],
  ['KMTC ', 'KMTU'],
  ['INTERASIA ', '12AT'],
  ['SM ', 'SMLM'],
  ['SINOKOR ', 'SKLU'],
  ['HEUNG-A ', '11QU'],
  ['APL ', 'APLU'],
  ['ANL ', 'ANNU'],
  ['FESCO ', 'FESO'],
];

export function namedAfter(name: string, carriers: ReadonlySet<string>): string | null {
  const code = name.endsWith(' MAERSK') ? 'MAEU' : nameStarts.find(([start]) => name.startsWith(start))?.[1];
  return code !== undefined && carriers.has(code) ? code : null;
}

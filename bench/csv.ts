import { randomUUID } from 'node:crypto';
import { type CsvKind, csvColumns, csvKinds } from '@fairway/gateway/contract/csvColumns';
import { checkFile, type ImportFile } from '../apps/server/src/areas/csvImport/check.ts';
import { confirmFile } from '../apps/server/src/areas/csvImport/confirm.ts';
import { reportOf } from '../apps/server/src/areas/csvImport/store.ts';
import type { Db } from '../apps/server/src/database/db.ts';
import { loadFacts } from '../apps/server/src/facts/load.ts';
import type { Staff } from '../apps/server/src/http/caller.ts';
import { withSampleData } from './filled.ts';
import { type Bench, type Figure, figure } from './table.ts';

const brief = Boolean(process.env.BENCH_BRIEF);
const few = brief ? 1000 : 10_000;
const many = brief ? 5000 : 100_000;
const rounds = brief ? 1 : 3;
const megabyte = 2 ** 20;

/** Tables that staff import as CSV, checked and then imported as the handlers do it, in one process. */
export const bench: Bench = () =>
  withSampleData(async (db) => {
    await loadFacts(db, ['hs']);
    const codes = await subheadings(db);
    const by = await somebody(db);
    const fileOf = {
      fuel: (lines: number, round: number) => fuelFile(lines, round),
      sailings: (lines: number, round: number) => sailingFile(lines, round),
      surcharges: (lines: number, round: number) => surchargeFile(lines, round),
      hs: (lines: number, round: number) => tariffFile(lines, round, codes),
    };
    const figures: Figure[] = [];
    // Exchange rates are a few lines a day, and demurrage tariffs some thousand a year.
    for (const kind of csvKinds.filter((each) => each !== 'exchange' && each !== 'demurrage')) {
      // A first run, so that the startup cost of the first file is not counted.
      await bring(db, { kind, fileName: 'first.csv', file: fileOf[kind](few, 0) }, by);
      const measured: Measured[][] = [];
      for (let round = 1; round <= rounds; round++) {
        const name = `${round}.csv`;
        const less = await bring(db, { kind, fileName: name, file: fileOf[kind](few, round) }, by);
        const all = await bring(db, { kind, fileName: name, file: fileOf[kind](many, round + rounds) }, by);
        measured.push([less, all]);
      }
      figures.push(...figuresOf(kind, measured));
    }
    return {
      title: 'Tables by CSV',
      how: `Files of ${few.toLocaleString('en')} and ${many.toLocaleString('en')} new lines of fuel prices, of sailings, of surcharges and of ten-digit codes of the tariff: previewed ("looked at"), then imported ("done"), each in one transaction; ${rounds} rounds. Memory: the maximum growth of this process, including the file itself.`,
      figures,
    };
  });

export interface Measured {
  /** Seconds. */
  readonly check: number;
  readonly confirm: number;
  /** MB. */
  readonly memory: number;
}

function figuresOf(kind: string, rounds: readonly (readonly Measured[])[]): Figure[] {
  const of = (size: 0 | 1, pick: (one: Measured) => number) =>
    rounds.flatMap((round) => (round[size] ? [pick(round[size])] : []));
  const titleOf = (lines: number) => `${kind}, ${lines.toLocaleString('en')} lines`;
  return [
    figure(
      `${titleOf(many)}: looked at`,
      of(1, ({ check }) => check),
      's',
      '',
      1,
    ),
    figure(
      `${titleOf(many)}: done`,
      of(1, ({ confirm }) => confirm),
      's',
      '',
      1,
    ),
    figure(
      `${titleOf(few)}: memory`,
      of(0, ({ memory }) => memory),
      'MB',
      '',
      0,
    ),
    figure(
      `${titleOf(many)}: memory`,
      of(1, ({ memory }) => memory),
      'MB',
      '≤ 150 MB',
      0,
    ),
  ];
}

export async function bring(db: Db, upload: ImportFile, by: Staff): Promise<Measured> {
  const now = new Date();
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 20);
  try {
    const start = performance.now();
    const id = await db.transaction().execute((trx) => checkFile(trx, upload, by.staffId, now));
    const looked = performance.now();
    const report = await reportOf(db, id);
    if (report?.badCount !== 0) throw new Error(`Bad lines: ${JSON.stringify(report?.bad[0])}`);
    const not = await db
      .transaction()
      .execute((trx) => confirmFile(trx, id, by, { now, requestId: randomUUID() }));
    if (not !== null) throw new Error(not);
    const done = performance.now();
    return {
      check: (looked - start) / 1000,
      confirm: (done - looked) / 1000,
      memory: (most - before) / megabyte,
    };
  } finally {
    clearInterval(watch);
  }
}

const ports = ['SGSIN', 'CNZOS', 'NLRTM', 'AEFJR', 'HKHKG', 'KRPUS', 'USHOU', 'USLAX', 'GIGIB', 'PAPAN'];
const grades = ['VLSFO', 'HSFO'];
const each = ports.flatMap((port) => grades.map((grade) => ({ port, grade })));

/** Prices of days that no other round has, back from last year. */
function fuelFile(lines: number, round: number): Blob {
  const last = Date.UTC(2025, 0, 1) - round * 6000 * 86_400_000;
  return blobOf('fuel', lines, (line) => {
    const { port, grade } = each[line % each.length] as (typeof each)[number];
    const day = new Date(last - Math.floor(line / each.length) * 86_400_000).toISOString().slice(0, 10);
    return `${port},${grade},${day},${500 + (line % 90)}.25,A source of prices`;
  });
}

/** Returns sailings of next month on real routes, with voyages that no other round has. */
function sailingFile(lines: number, round: number): Blob {
  const ends = ['USLAX', 'NLRTM', 'DEHAM', 'SGSIN', 'AEJEA', 'JPOSA', 'USNYC', 'GRPIR'];
  const first = Date.now() + 30 * 86_400_000;
  return blobOf('sailings', lines, (line) => {
    const day = (days: number) => new Date(first + days * 86_400_000).toISOString().slice(0, 10);
    const destination = ends[line % ends.length];
    return `CNSHA,${destination},COSU,COSCO SHIPPING HIMALAYAS,,${round}-${line}E,${day(0)} 18:00,${day(20)} 06:00,,${day(-4)} 12:00,,,${day(-2)} 18:00,,,,,USD,${1000 + (line % 90)},,${1800 + (line % 90)},7,10,,,`;
  });
}

/** Surcharges of real ports, with codes that no other round has. */
function surchargeFile(lines: number, round: number): Blob {
  const ends = ['USLAX', 'NLRTM', 'DEHAM', 'SGSIN', 'AEJEA', 'JPOSA', 'USNYC', 'GRPIR'];
  return blobOf('surcharges', lines, (line) => {
    const destination = ends[line % ends.length];
    const box = 100 + (line % 90);
    return `COSU,CNSHA,${destination},R${round}L${line},测试费,Charge of a test,freight,,container,USD,,${box},${box * 2},${box * 2},2026-01-01,,`;
  });
}

/** Returns codes under real subheadings, none of which another round has. */
export function tariffFile(lines: number, round: number, codes: readonly string[]): Blob {
  return blobOf('hs', lines, (line) => {
    const code = codes[line % codes.length];
    const number = String(round * 1000 + Math.floor(line / codes.length)).padStart(4, '0');
    return `${code}${number},测试商品${line},Goods ${line},,千克,,5,30,,,13,,13,A,,,品名;品牌;型号,,,,Tariff`;
  });
}

function blobOf(kind: CsvKind, lines: number, lineOf: (line: number) => string): Blob {
  const parts = [`${csvColumns[kind].join(',')}\n`];
  for (let line = 0; line < lines; line++) parts.push(`${lineOf(line)}\n`);
  return new Blob(parts, { type: 'text/csv' });
}

export async function subheadings(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('hsItem').select('code').where('level', '=', 'subheading').execute();
  return rows.map(({ code }) => code);
}

export async function somebody(db: Db): Promise<Staff> {
  const staffId = randomUUID();
  const known = { name: 'Editor', email: 'editor@fairway.example' };
  await db
    .insertInto('staff')
    .values({ id: staffId, ...known, roles: ['editor'], createdAt: new Date() })
    .execute();
  return { kind: 'staff', staffId, ...known, roles: ['editor'], sessionId: randomUUID(), keyId: '' };
}

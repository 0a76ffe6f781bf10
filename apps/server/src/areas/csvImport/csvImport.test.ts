import { codes } from '@fairway/gateway/contract/codes';
import { type CsvKind, csvColumns } from '@fairway/gateway/contract/csvColumns';
import { csvImport } from '@fairway/gateway/contract/csvImport';
import { hsCode } from '@fairway/gateway/contract/hsCode';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadFacts } from '../../facts/load.ts';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { atDesk, type TestStaff } from '../../testing/staff.ts';

let server: TestServer;
let pricing: TestStaff;
let editor: TestStaff;
beforeAll(async () => {
  server = await startTestServer();
  await loadFacts(server.db, ['hs']);
  pricing = await atDesk(server, ['pricing'], '价格专员');
  editor = await atDesk(server, ['editor'], '林知微');
});
afterAll(() => server.stop());

const csv = (kind: CsvKind, lines: readonly string[]) => [csvColumns[kind].join(','), ...lines].join('\n');
const fileOf = (content: BlobPart) => new Blob([content], { type: 'text/csv' });
const check = (kind: CsvKind, content: BlobPart, by = editor) =>
  by.client.gateway.send(csvImport.check, { body: { kind, fileName: `${kind}.csv`, file: fileOf(content) } });
const confirm = (id: string, by = editor) => by.client.raw(csvImport.confirm, { body: { id } });
const prices = () =>
  server.db.selectFrom('fuelPrice').select(['portCode', 'cents']).where('sample', '=', false).execute();

describe('prices of fuel by CSV', () => {
  const lines = ['SGSIN,VLSFO,2026-11-18,612.50,Quote', 'CNZOS,vlsfo,2026-11-18,598,Quote'];

  it('are reported before anything is done, then done, and logged', async () => {
    const report = await check('fuel', csv('fuel', lines), pricing);
    expect(report).toMatchObject({
      state: 'checked',
      lines: 2,
      badCount: 0,
      counts: { new: 2, changed: 0, same: 0 },
    });
    expect(report.changes[0]).toMatchObject({ line: 2, key: 'SGSIN VLSFO 2026-11-18', outcome: 'new' });
    expect(await prices()).toEqual([]);

    expect(await confirm(report.id, pricing)).toMatchObject({ code: 200, data: { state: 'done' } });
    expect(await prices()).toHaveLength(2);
    expect((await confirm(report.id, pricing)).code).toBe(codes.importDone);
    const [entry] = await server.db
      .selectFrom('auditEntry')
      .selectAll()
      .where('subjectId', '=', report.id)
      .execute();
    expect(entry).toMatchObject({
      action: 'csvImported',
      staffName: '价格专员',
      after: { lines: 2, new: 2 },
    });

    const again = await check(
      'fuel',
      csv('fuel', [lines[0]?.replace('612.50', '600') ?? '', lines[1] ?? '']),
      pricing,
    );
    expect(again.counts).toEqual({ new: 0, changed: 1, expired: 0, same: 1 });
    expect(again.changes[0]?.fields).toEqual([{ field: 'usd_per_tonne', from: '612.50', to: '600.00' }]);
  });

  it('are not taken where one line is bad: each by its number and its rule', async () => {
    const report = await check(
      'fuel',
      csv('fuel', [
        'SGSIN,VLSFO,2026-11-10,612.50,Quote',
        'XXXXX,VLSFO,2026-11-10,612.50,Quote',
        'SGSIN,DIESEL,2026-11-10,612.50,Quote',
        'SGSIN,VLSFO,2026-02-30,612.50,Quote',
        'SGSIN,VLSFO,2027-01-01,612.50,Quote',
        'SGSIN,HSFO,2026-11-10,-1,Quote',
        'SGSIN,HSFO,2026-11-11,1,',
        'SGSIN,VLSFO,2026-11-10,612.50,Again',
        'SGSIN,VLSFO',
      ]),
      pricing,
    );
    expect(report.bad.map(({ line, column, rule }) => [line, column, rule])).toEqual([
      [3, 'port', 'port'],
      [4, 'grade', 'grade'],
      [5, 'day', 'day'],
      [6, 'day', 'later'],
      [7, 'usd_per_tonne', 'price'],
      [8, 'source', 'required'],
      [9, null, 'repeated'],
      [10, null, 'cells'],
    ]);
    expect((await confirm(report.id, pricing)).code).toBe(codes.importBroken);
  });

  it('of ten thousand lines with three that are bad name the three, and nothing of them is done', async () => {
    const days = Array.from({ length: 1000 }, (_, index) =>
      new Date(Date.UTC(2020, 0, 1) + index * 86_400_000).toISOString().slice(0, 10),
    );
    const ports = ['SGSIN', 'CNZOS', 'NLRTM', 'AEFJR', 'HKHKG', 'KRPUS', 'USHOU', 'USLAX', 'GIGIB', 'PAPAN'];
    const many = days.flatMap((day) => ports.map((port) => `${port},HSFO,${day},400,Quote`));
    many[41] = 'SGXXX,HSFO,2020-01-05,400,Quote';
    many[5000] = 'SGSIN,HSFO,2021-05-15,free,Quote';
    many[9999] = 'PAPAN,HSFO,2022-09-26,400,';
    const before = await prices();
    const report = await check('fuel', csv('fuel', many), pricing);
    expect(report).toMatchObject({ lines: 10_000, badCount: 3 });
    expect(report.bad.map(({ line, rule }) => [line, rule])).toEqual([
      [43, 'port'],
      [5002, 'price'],
      [10_001, 'required'],
    ]);
    expect((await confirm(report.id, pricing)).code).toBe(codes.importBroken);
    expect(await prices()).toHaveLength(before.length);
  });

  it('that another user imported in between are checked again', async () => {
    const content = csv('fuel', ['KRPUS,MGO,2026-11-18,900,Quote']);
    const [first, second] = [await check('fuel', content, pricing), await check('fuel', content, editor)];
    expect((await confirm(first.id, pricing)).code).toBe(200);
    expect((await confirm(second.id)).code).toBe(codes.importStale);
  });

  it('come as spreadsheets write them in China, with their own line ends', async () => {
    // 新加坡 in GB 18030.
    const source = Uint8Array.from([0xd0, 0xc2, 0xbc, 0xd3, 0xc6, 0xc2]);
    const bytes = [
      ...new TextEncoder().encode(`${csvColumns.fuel.join(',')}\r\nSGSIN,MGO,2026-11-18,"1,0",`),
    ];
    const wrong = await check('fuel', Uint8Array.from([...bytes, ...source]), pricing);
    expect(wrong.bad).toMatchObject([{ line: 2, rule: 'price', value: '1,0' }]);
    const right = Uint8Array.from([
      ...new TextEncoder().encode(`${csvColumns.fuel.join(',')}\r\nSGSIN,MGO,2026-11-18,10,`),
      ...source,
    ]);
    const report = await check('fuel', right, pricing);
    expect(report.changes[0]?.fields).toContainEqual({ field: 'source', from: '', to: '新加坡' });
  });

  it.each([
    ['', 'columns'],
    ['port,grade\nSGSIN,MGO', 'columns'],
    [`${csvColumns.fuel.join(',')}\nSGSIN,"MGO,2026-11-18`, 'quotes'],
    [`port "of call", ${'SGSIN '.repeat(5000)}`, 'columns'],
  ])('of a file that is no table are refused: %j', async (content, rule) => {
    const report = await check('fuel', content, pricing);
    expect(report.bad).toMatchObject([{ rule }]);
  });

  it.each<[string, BlobPart]>([
    ['a workbook', Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 0, 0])],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
    ['the page that asks for a login', '<!doctype html>\n<title>Log in</title>'],
  ])('of %s are asked for as CSV', async (_, content) => {
    await expect(check('fuel', content, pricing)).rejects.toMatchObject({
      codeName: 'mediaTypeUnsupported',
    });
  });

  it('come as the Unicode text of a spreadsheet', async () => {
    const text = csv('fuel', ['SGSIN,MGO,2026-11-19,700,新加坡']).replaceAll(',', '\t');
    const report = await check('fuel', Buffer.from(`\uFEFF${text}`, 'utf16le'), pricing);
    expect(report).toMatchObject({ badCount: 0, counts: { new: 1 } });
    expect(report.changes[0]?.fields).toContainEqual({ field: 'source', from: '', to: '新加坡' });
  });

  it('name every column that a file lacks', async () => {
    const { bad } = await check('hs', 'goods,duty\nPumps,5');
    expect(bad[0]?.value).toBe(csvColumns.hs.join(', '));
  });

  it('by the hundred thousand keep the memory flat', async () => {
    const ports = ['SGSIN', 'CNZOS', 'NLRTM', 'AEFJR', 'HKHKG', 'KRPUS', 'USHOU', 'USLAX', 'GIGIB', 'PAPAN'];
    const first = Date.UTC(2010, 0, 1);
    const many = ports.flatMap((port) =>
      (['VLSFO', 'HSFO'] as const).flatMap((grade) =>
        Array.from({ length: 5_000 }, (_, index) => {
          const day = new Date(first + index * 86_400_000).toISOString().slice(0, 10);
          return `${port},${grade},${day},500.25,A source of prices`;
        }),
      ),
    );
    const file = csv('fuel', many);
    const before = process.memoryUsage().rss;
    const report = await check('fuel', file, pricing);
    expect(report).toMatchObject({ lines: 100_000, badCount: 0, counts: { new: 100_000 } });
    expect((await confirm(report.id, pricing)).code).toBe(200);
    // The file itself is 5 MB in each process; whole lines in memory would be some 100.
    expect(process.memoryUsage().rss - before).toBeLessThan(250 * 1024 * 1024);
  }, 120_000);
});

describe("a year's codes by CSV", () => {
  const line = (cells: Partial<Record<(typeof csvColumns.hs)[number], string>>) =>
    csvColumns.hs.map((column) => cells[column] ?? '').join(',');
  const named = { name_zh: '测试商品', name_en: 'Goods for a test', source: 'Tariff 2027' };

  it('reports new codes, changes by field, and ended codes with their replacements', async () => {
    const detail = (code: string) => server.client().gateway.send(hsCode.detail, { query: { code } });
    const report = await check(
      'hs',
      csv('hs', [
        line({
          ...named,
          code: '8517.1300.99',
          description: '装有操作系统的手持电话机',
          mfn: '5%',
          elements: '品名;品牌',
          ciq: '101:手机',
          supervision: 'A.B',
        }),
        line({ ...named, code: '8517130000', expired: 'yes', replaced_by: '8517130099' }),
      ]),
    );
    expect(report.counts).toEqual({ new: 1, changed: 0, expired: 1, same: 0 });
    const { count: inForce } = await server.db
      .selectFrom('hsItem')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('level', '=', 'national')
      .where('expired', '=', false)
      .executeTakeFirstOrThrow();
    expect(report.absent).toBe(Number(inForce) - 1);
    const ended = report.changes.find(({ outcome }) => outcome === 'expired');
    expect(ended?.fields).toContainEqual({ field: 'replaced_by', from: '', to: '8517130099' });
    expect((await confirm(report.id)).code).toBe(200);

    expect(await detail('8517130099')).toMatchObject({
      item: { nameZh: '测试商品', expired: false },
      national: {
        description: '装有操作系统的手持电话机',
        mfn: 5,
        elements: ['品名', '品牌'],
        ciq: [{ code: '8517130099101', nameZh: '手机' }],
        illustrative: false,
      },
    });
    expect(await detail('8517130000')).toMatchObject({
      item: { expired: true },
      national: { replacedBy: [{ code: '8517130099' }] },
    });
    const { rows } = await server
      .client()
      .gateway.send(hsCode.selectPage, { query: { keyword: 'ceshishangpin' } });
    expect(rows.map(({ code }) => code)).toContain('8517130099');
  });

  it('that tell inspection codes in three digits or in thirteen tell the same', async () => {
    const description = '装有操作系统的手持电话机';
    const cells = {
      ...named,
      description,
      code: '8517.1300.99',
      mfn: '5%',
      elements: '品名;品牌',
      supervision: 'A.B',
    };
    for (const ciq of ['101:手机', '8517130099101:手机']) {
      const { counts, changes } = await check('hs', csv('hs', [line({ ...cells, ciq })]));
      expect([counts.same, changes]).toEqual([1, []]);
    }
  });

  it('are kept when a release has its own', async () => {
    await server.db.deleteFrom('factLoad').where('part', '=', 'hs').execute();
    await loadFacts(server.db, ['hs']);
    const { item } = await server.client().gateway.send(hsCode.detail, { query: { code: '8517130099' } });
    expect(item.nameZh).toBe('测试商品');
  });

  it.each([
    [{ code: '85171300' }, 'code'],
    [{ code: '0000000000' }, 'parent'],
    [{ code: '8517130098', mfn: 'five' }, 'rate'],
    [{ code: '8517130098', expired: 'maybe' }, 'flag'],
    [{ code: '8517130098', replaced_by: '8517130099' }, 'replaced'],
    [{ code: '8517130098', expired: 'yes', replaced_by: '85' }, 'replaced'],
    [{ code: '8517130098', supervision: 'A*' }, 'letters'],
    [{ code: '8517130098', ciq: '手机' }, 'ciq'],
    [{ code: '8517130098', ciq: '8517130099101:手机' }, 'ciq'],
    [{ code: '8517130098', name_zh: '' }, 'required'],
  ] as const)('with %j break the rule %s', async (cells, rule) => {
    const report = await check('hs', csv('hs', [line({ ...named, ...cells })]));
    expect(report.bad).toMatchObject([{ line: 2, rule }]);
  });

  it('are for editors', async () => {
    const sent = check('hs', csv('hs', []), pricing);
    await expect(sent).rejects.toMatchObject({ codeName: 'roleMissing' });
    const finance = await atDesk(server, ['finance']);
    expect((await finance.client.raw(csvImport.selectLast, { query: { kind: 'fuel' } })).code).toBe(
      codes.roleMissing,
    );
  });
});

describe('files that were looked at', () => {
  it('are listed, the newest first, and removed after a day without confirmation', async () => {
    const waiting = await check('fuel', csv('fuel', ['PAPAN,MGO,2026-11-18,900,Quote']), pricing);
    const last = () => pricing.client.gateway.send(csvImport.selectLast, { query: { kind: 'fuel' } });
    expect((await last()).rows[0]).toMatchObject({ id: waiting.id, checkedBy: '价格专员' });
    const { cleanUpImports } = await import('./store.ts');
    await cleanUpImports(server.db, new Date(server.clock.now().getTime() + 2 * 86_400_000));
    const { rows } = await last();
    expect(rows.every(({ state }) => state === 'done')).toBe(true);
    expect((await confirm(waiting.id, pricing)).code).toBe(codes.notFound);
  });
});

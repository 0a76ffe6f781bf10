import { hsCode } from '@fairway/gateway/contract/hsCode';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadFacts } from '../../facts/load.ts';
import { readRows } from '../../facts/read.ts';
import { startTestServer, type TestServer } from '../../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await loadFacts(server.db, ['hs']);
});
afterAll(() => server.stop());

const send = () => server.client().gateway.send;
async function codesFor(keyword: string) {
  const { rows } = await server.client().gateway.send(hsCode.selectPage, { query: { keyword, limit: 50 } });
  return rows.map(({ code }) => code);
}

describe('the first found', () => {
  it.each([
    ['8418', '8418'],
    ['8418.10', '841810'],
    ['84 18 10', '841810'],
    ['８４１８', '8418'],
    ['8418102000', '8418102000'],
    // Inspection adds three digits.
    ['8507600090101', '8507600090'],
    ['refrigerators', '8418'],
    ['Umbrellas', '6601'],
    ['umbrella', '6601'],
    ['冰箱', '8418'],
    ['bingxiang', '8418'],
    ['锂电池', '850760'],
    ['鋰電池', '850760'],
    ['lidianchi', '850760'],
    ['充电宝', '850760'],
    ['power bank', '850760'],
    ['Power Banks', '850760'],
    ['笔记本电脑', '847130'],
    ['laptop', '847130'],
    ['口罩', '6307'],
    ['棉T恤', '6109'],
    ['t-shirts', '6109'],
    ['phone', '8517'],
    ['furniture', '9403'],
    ['solar panel', '854143'],
    ['LED lights', '8539'],
    ['batteries', '8507'],
    ['toys for kids', '9503'],
    ['84713000', '847130'],
    ['8471.30.00', '847130'],
    ['智能手机', '8517130000'],
    ['zhinengshouji', '851713'],
    ['znsj', '851713'],
    ['马、驴、骡', '0101'],
    ['山地自行车', '8712003000'],
    ['光伏组件', '854143'],
    ['锂离子 汽车', '8507600010'],
  ])('for %s is %s', async (keyword, code) => {
    expect((await codesFor(keyword))[0]).toBe(code);
  });
});

describe('search', () => {
  it('marks results that are only near', async () => {
    const of = async (keyword: string) =>
      (await send()(hsCode.selectPage, { query: { keyword } })) as { nearest?: boolean; total: number };
    expect(await of('84713000')).toMatchObject({ nearest: true });
    expect(await of('847130')).toMatchObject({ nearest: false });
    expect(await of('refrigirator')).toMatchObject({ nearest: true });
    expect((await codesFor('环保竹纤维筷子'))[0]).toBe('4419');
  });

  it('finds goods by what inspection calls them', async () => {
    expect(await codesFor('充电宝')).toContain('8507600090');
  });

  it('puts expired codes after all others', async () => {
    const { rows } = await send()(hsCode.selectPage, { query: { keyword: '电话机', limit: 50 } });
    const expired = rows.map((row) => row.expired);
    expect(expired).toContain(true);
    expect(expired.indexOf(true)).toBeGreaterThan(expired.lastIndexOf(false));
  });

  it('knows 800 everyday words and more in each language, all of codes that there are', () => {
    const codes = new Set(readRows('hs').map(([code]) => code));
    const rows = readRows('everyday-goods');
    expect(rows.filter(([code = '']) => !codes.has(code))).toEqual([]);
    for (const column of [1, 2]) {
      const words = rows.flatMap((row) => row[column]?.split(';') ?? []);
      expect(words.length).toBeGreaterThan(800);
      expect(words.filter((word) => word.trim() === '' || word.trim() !== word)).toEqual([]);
    }
  });

  it('finds by several words, some in a heading and some in the entries below it', async () => {
    expect(await codesFor('refrigerators chest')).toContain('841830');
  });

  it('finds English from the start of a word, and pinyin from the start of goods', async () => {
    expect(await codesFor('mbrella')).toEqual([]);
    // 冷藏箱 in full, and its second syllable alone.
    expect(await codesFor('lengcangxiang')).toContain('8418');
    expect(await codesFor('cangxiang')).not.toContain('8418');
  });

  it.each(['%', '_', "';--", '....', 'qqqqzz'])('TRUST 41: treats %s as plain text', async (keyword) => {
    expect(await codesFor(keyword)).toEqual([]);
  });

  it('finds nothing while nothing is typed', async () => {
    expect(await codesFor(' ')).toEqual([]);
  });
});

describe('a national code', () => {
  it('comes with its way from the section, its rates, its elements and the meaning of its letters', async () => {
    const { item, path, national } = await send()(hsCode.detail, { query: { code: '8507600090' } });
    expect(item.nameZh).toBe('其他锂离子蓄电池');
    expect(path.map(({ code }) => code)).toEqual(['XVI', '85', '8507', '850760', '8507600090']);
    expect(national).toMatchObject({ mfn: 10, general: 40, vat: 13, unit1: '个', unit2: '千克' });
    expect(national?.supervision).toEqual([
      expect.objectContaining({ letter: 'A', forbids: false, nameEn: expect.stringContaining('inspection') }),
    ]);
    expect(national?.quarantineImport.map(({ letter }) => letter)).toEqual(['L', 'M']);
    expect(national?.quarantineExport).toEqual([]);
    expect(national?.elements[0]).toBe('品牌类型');
    expect(national?.ciq.length).toBe(8);
    expect(national).toMatchObject({ rebate: 6, updatedOn: '2026-01-08' });
  });

  it('that expired names what took its place', async () => {
    const { item, national } = await send()(hsCode.detail, { query: { code: '8517120090' } });
    expect(item.expired).toBe(true);
    expect(national?.replacedBy.map(({ code, nameZh }) => [code, nameZh])).toEqual([
      ['8517130000', '智能手机'],
      ['8517140000', null],
    ]);
  });

  it.each([['quarantine of entry and exit apart', '0203290090', ['P', 'R'], ['Q', 'S']]])(
    'tells %s',
    async (_, code, entry, exit) => {
      const { national } = await send()(hsCode.detail, { query: { code } });
      expect(national?.quarantineImport.map(({ letter }) => letter)).toEqual(expect.arrayContaining(entry));
      expect(national?.quarantineExport.map(({ letter }) => letter)).toEqual(expect.arrayContaining(exit));
    },
  );

  it('explains every letter that is used', async () => {
    const rows = await server.db.selectFrom('hsNational').select('code').execute();
    const unexplained = await Promise.all(
      rows.map(async ({ code }) => {
        const { national } = await send()(hsCode.detail, { query: { code } });
        const letters = [
          national?.supervision,
          national?.quarantineImport,
          national?.quarantineExport,
        ].flat();
        return letters
          .filter((letter) => !letter?.nameZh || !letter.nameEn)
          .map((letter) => code + letter?.letter);
      }),
    );
    expect(unexplained.flat()).toEqual([]);
  });
});

describe('going through the system', () => {
  it('starts with sections and their chapters', async () => {
    const { rows } = await send()(hsCode.selectSections, { query: {} });
    expect(rows.length).toBe(21);
    expect(rows.flatMap(({ chapters }) => chapters).length).toBe(97);
    expect(rows[0]?.chapters[0]?.nameZh).toBe('活动物');
  });

  it('shows its children and siblings', async () => {
    const { children, siblings } = await send()(hsCode.detail, { query: { code: '8418' } });
    expect(children.map(({ code }) => code)).toContain('841810');
    expect(children[0]?.headingZh).toContain('冷藏箱');
    expect(siblings.map(({ code }) => code)).toContain('8415');
    expect(siblings.map(({ code }) => code)).not.toContain('8418');
  });

  it('refuses an unknown code', async () => {
    await expect(send()(hsCode.detail, { query: { code: '0000' } })).rejects.toMatchObject({
      kind: 'refused',
    });
  });
});

import { fold, traditionalPairs } from '@fairway/trade';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function inDatabase(texts: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ folded: string }>`
    select fold_text(source) as folded from unnest(${texts}::text[]) with ordinality as t (source, place)
    order by place`.execute(server.db);
  return rows.map(({ folded }) => folded);
}

const table = [
  ['Ｈａｐａｇ－Ｌｌｏｙｄ', 'hapaglloyd'],
  ['Hapag-Lloyd', 'hapaglloyd'],
  ['hapag lloyd', 'hapaglloyd'],
  ['HAPAG\u2011LLOYD', 'hapaglloyd'],
  ['Ambarlı', 'ambarli'],
  ['AMBARLI', 'ambarli'],
  ['İstanbul', 'istanbul'],
  ['São Paulo', 'saopaulo'],
  ['Gdańsk / Łódź', 'gdansklodz'],
  ['Århus', 'arhus'],
  ['MÆRSK MC-KINNEY MØLLER', 'maerskmckinneymoller'],
  ['Straße', 'strasse'],
  ['Ələt', 'elet'],
  ['寧波', '宁波'],
  ['長榮海運', '长荣海运'],
  ['陽明（臺灣）', '阳明台湾'],
  ['阿姆巴利(伊斯坦布尔)', '阿姆巴利伊斯坦布尔'],
  ['阿姆巴利（伊斯坦布尔）', '阿姆巴利伊斯坦布尔'],
  ['上海\u200b港\ufeff', '上海港'],
  ['《海商法》、第257条。', '海商法第257条'],
  ["Xi'an", 'xian'],
  ['Xi’an', 'xian'],
  ['St. Petersburg', 'stpetersburg'],
  ['宁波·舟山', '宁波舟山'],
  ['宁波→鹿特丹', '宁波鹿特丹'],
  ['50%_\\', '50%_\\'],
  ['③ ㎏', '3kg'],
  ['', ''],
] as const;

describe('fold, in the database as in the browser', () => {
  it.each(table)('reads %j as %j', async (text, folded) => {
    expect(fold(text)).toBe(folded);
    expect(await inDatabase([text])).toEqual([folded]);
  });

  it('is the same for every traditional character', async () => {
    const characters = [...traditionalPairs];
    expect(await inDatabase(characters)).toEqual(characters.map(fold));
  });

  it('is the same for every letter of the Latin, Greek and Cyrillic scripts and every sign', async () => {
    const ranges = [
      [0x01, 0x52f],
      [0x1e00, 0x206f],
      [0x2190, 0x2200],
      [0x3000, 0x30ff],
      [0xfe00, 0xffef],
    ] as const;
    const all = ranges.flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
    );
    const inSql = await inDatabase(all);
    const different = all.filter((character, index) => fold(character) !== inSql[index]);
    expect(different.map((character) => character.codePointAt(0)?.toString(16))).toEqual([]);
  });

  it('is the same for texts of any kind', async () => {
    const characters = fc.constantFrom(...'aZé9 -%—（）。港寧臺ñßØΣς́ЙёアガﾊﾟÅ👍🏽\u200b\u3000');
    const pieces = fc.oneof(fc.constantFrom(...table.map(([text]) => text)), fc.string({ unit: characters }));
    const texts = fc.sample(
      fc.array(pieces, { maxLength: 4 }).map((parts) => parts.join('')),
      { numRuns: 300, seed: 29 },
    );
    const inSql = await inDatabase(texts);
    expect(inSql).toEqual(texts.map(fold));
  });
});

import { describe, expect, test } from 'vitest';
import * as trade from './index.ts';

/** Inputs that people report publicly of similar software; each once failed somewhere. */
describe('phones', () => {
  test.each([
    ['19203868088', '19203868088'],
    ['+86 (0) 13800138000', '13800138000'],
    ['86-138-0013-8000', '13800138000'],
    ['tel:13800138000', '13800138000'],
    ['+86·138·0013·8000', '13800138000'],
    ['138_0013_8000', '138_0013_8000'],
  ])('%j is the mobile %j', (typed, mobile) => {
    expect(trade.normalisePhone(typed)).toBe(mobile);
  });

  test.each([
    '+852 2345 6789',
    '(86 21) 6888 1234',
    '86-755-26012345',
    '021-68881234/5/6',
    '0755-2601 2345 ext 801',
    '+86 0571 8888 8888',
    '+1 (310) 555-0123 ext. 12',
    '4008 123 123',
    '95533',
    '+49 (0)40 123456',
  ])('%j is a phone to call back', (typed) => {
    expect(trade.contactPhone(trade.normaliseContactPhone(typed))).toBeNull();
  });
});

describe('identity cards', () => {
  const withCheck = (first: string) => first + trade.idCardCheckDigit(first);
  test.each([
    ['of Hong Kong residents', withCheck('81000019900307123')],
    ['of Taiwan residents', withCheck('83000019850101001')],
    ['of the 29th of February', withCheck('31010120000229001')],
    ['with a full-width X', '１１０１０５１９４９１２３１００２Ｘ'],
    ['with spaces', '110105 19491231 002x'],
  ])('%s', (_, typed) => {
    expect(trade.idCard(trade.normaliseSerial(typed))).toBeNull();
  });
});

describe('names on licences', () => {
  test.each([
    '上海一〇一贸易有限公司',
    '中国（上海）自由贸易试验区XX（集团）股份有限公司',
    '深圳市0755科技有限公司',
    '㐂喜物流有限公司',
    '𠮷野家（中国）有限公司',
    'A.P. Møller - Mærsk A/S',
    "L'Oréal (China) Co., Ltd.",
    'Nguyễn Đình Co., Ltd',
    '北京××技术中心',
    'C&D［上海］有限公司',
    'Sociedad Anónima N° 5',
    '3M 中国有限公司',
    'Yahoo! Japan，LLC；',
    '江苏“好活”～科技有限公司',
    'H&M Hennes & Mauritz GBC AB',
    '上海％商贸有限公司',
  ])('%s', (typed) => {
    expect(trade.companyName(trade.normaliseCompanyName(typed))).toBeNull();
  });
});

describe('names that are one when folded', () => {
  test.each([
    ['İSTANBUL', 'istanbul'],
    ['ISPARTA', 'ısparta'],
    ['Gdańsk', 'gdansk'],
    ['Łódź', 'lodz'],
    ['Đà Nẵng', 'da nang'],
    ['Quy Nhơn', 'quy nhon'],
    ['TP. Hồ Chí Minh', 'tp ho chi minh'],
    ['Ｈｏ　Ｃｈｉ　Ｍｉｎｈ', 'ho chi minh'],
    ['高雄', '高雄'],
    ['臺中', '台中'],
    ['鹽田', '盐田'],
    ['裡海', '里海'],
    ['Ålesund', 'alesund'],
    ['Þorlákshöfn', 'thorlakshofn'],
    ['Kołobrzeg', 'kolobrzeg'],
    ['L’Havre', "L'Havre"],
    ['Xi’an', 'xian'],
    ['Port‐Gentil', 'port gentil'],
    ['ŒUVRE', 'oeuvre'],
    ['Reykjavík', 'REYKJAVIK'],
    ['Şanlıurfa', 'sanliurfa'],
    ['№ 5', 'no 5'],
    ['ﬁnland', 'finland'],
    ['厦门（東渡）', '厦门(东渡)'],
    ['Nhà Bè', 'nha be'],
    ['Hải Phòng', 'Hải Phòng'],
    ['Ərzurum', 'erzurum'],
    ['Ijmuiden', 'Ĳmuiden'],
    ['Constanța', 'Constanţa'],
    ['Ŋ', 'n'],
  ])('%s and %s', (one, other) => {
    expect(trade.fold(one)).toBe(trade.fold(other));
  });
});

describe('numbers in what people paste', () => {
  test.each([
    ['Container(s): TCLU 123456-0, MSKU6011672', ['TCLU1234560', 'MSKU6011672']],
    ['MBL#COSU6123456789 HBL#ABC', ['COSU6123456789']],
    ['柜号/封号：CSNU6218474/YMAK123456', ['CSNU6218474']],
    ['1、CSNU6218474 2、MSKU6011672', ['CSNU6218474', 'MSKU6011672']],
    ['CSNU6218474（40HQ）\tMSKU6011672（20GP）', ['CSNU6218474', 'MSKU6011672']],
    ['CSNU6218474|MSKU6011672', ['CSNU6218474', 'MSKU6011672']],
    ['CSNU6218474 & MSKU6011672', ['CSNU6218474', 'MSKU6011672']],
    ['"CSNU6218474"\r\n"MSKU6011672"', ['CSNU6218474', 'MSKU6011672']],
    ['https://example.com/track?no=COSU6123456789', ['COSU6123456789']],
    ['ＣＳＮＵ６２１８４７４；ＭＳＫＵ６０１１６７２', ['CSNU6218474', 'MSKU6011672']],
    ['CSNU6218474 22G1 SEAL 123456789 12000 KGS', ['CSNU6218474']],
  ])('%j', (text, numbers) => {
    expect(trade.numbersInText(text)).toEqual(numbers);
  });
});

describe('tables', () => {
  test.each([
    [
      'a cell with a line break',
      'a;b\n"one\ntwo";2',
      [
        ['a', 'b'],
        ['one\ntwo', '2'],
      ],
    ],
    [
      'a German heading line with a comma in a cell',
      '"a, in $";b\n1;2',
      [
        ['a, in $', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'two marks of byte order',
      '\uFEFF\uFEFFa,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a separator line of a mark alone',
      '\uFEFFsep=,\na,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a comma after each line',
      'a,b,\n1,2,',
      [
        ['a', 'b', ''],
        ['1', '2', ''],
      ],
    ],
    [
      'a vertical bar',
      'a|b\n1|2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a full-width comma',
      'a，b\n1，2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'an end of file from DOS',
      'a,b\n1,2\r\n\u001a',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'more semicolons than commas in the first line',
      'name, first;age;city\nLi, Wei;3;x',
      [
        ['name, first', 'age', 'city'],
        ['Li, Wei', '3', 'x'],
      ],
    ],
    [
      'blanks that do not break',
      'a,b\n\u00A01\u00A0,\u30002',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
  ])('%s', (_, text, rows) => {
    expect(trade.readCsv(text).map(({ cells }) => cells)).toEqual(rows);
  });
});

describe('containers of lessors', () => {
  test.each(['BEAU', 'FFAU', 'TXGU', 'DRYU', 'FBIU', 'TGBU', 'TIIU', 'CXDU', 'MAGU', 'HPCU', 'ECMJ', 'ZZZU'])(
    '%s names no carrier alone',
    (prefix) => {
      expect(trade.guessNumber(`${prefix}123456`).carriers).toEqual([]);
    },
  );
});

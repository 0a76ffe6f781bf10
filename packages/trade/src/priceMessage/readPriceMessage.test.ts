import { describe, expect, it } from 'vitest';
import { blockExamples } from './examples/known/blockExamples.ts';
import { chatExamples } from './examples/known/chatExamples.ts';
import { mailExamples } from './examples/known/mailExamples.ts';
import { oddExamples } from './examples/known/oddExamples.ts';
import { sheetExamples } from './examples/known/sheetExamples.ts';
import { measure } from './examples/measure.ts';
import { readSample } from './examples/readSample.ts';
import { sampleNames } from './examples/sampleNames.ts';
import { emailExamples } from './examples/unseen/emailExamples.ts';
import { firstExamples } from './examples/unseen/firstExamples.ts';
import { groupExamples } from './examples/unseen/groupExamples.ts';
import { laterGroupExamples } from './examples/unseen/laterGroupExamples.ts';
import { laterMailExamples } from './examples/unseen/laterMailExamples.ts';
import { lineExamples } from './examples/unseen/lineExamples.ts';
import { mixedExamples } from './examples/unseen/mixedExamples.ts';
import { readPriceMessage } from './readPriceMessage.ts';

const names = sampleNames();
const today = '2026-11-20';

describe('examples', () => {
  const all = { chatExamples, mailExamples, sheetExamples, blockExamples, oddExamples };

  it('are at least two hundred', () => {
    expect(Object.values(all).flat().length).toBeGreaterThanOrEqual(200);
  });

  it.each(Object.entries(all))('%s are read', (_, examples) => {
    const { fields, right, misses } = measure(examples, readSample);
    expect(right / fields, `${right} of ${fields}\n${misses.join('\n')}`).toBeGreaterThanOrEqual(0.95);
  });
});

describe('messages that were written after the first version of the reader', () => {
  const all = {
    firstExamples,
    groupExamples,
    lineExamples,
    emailExamples,
    laterGroupExamples,
    laterMailExamples,
    mixedExamples,
  };
  it.each(Object.entries(all))('%s are read', (_, examples) => {
    const { fields, right, misses } = measure(examples, readSample);
    expect(right / fields, `${right} of ${fields}\n${misses.join('\n')}`).toBeGreaterThanOrEqual(0.95);
  });
});

it('does not read amounts in a currency without a rate, and names their lines', () => {
  const message = '上海-汉堡\nMSC 20GP USD 1050\nCMA 20GP JPY 150000';
  const { rows, otherCurrencies } = readPriceMessage(message, { names, today });
  expect(rows.map(({ currency, prices }) => [currency?.value, prices['20GP']?.value])).toEqual([
    ['USD', 105_000],
  ]);
  expect(otherCurrencies).toEqual(['CMA 20GP JPY 150000']);
});

describe('a doubt', () => {
  it.each([
    ['a currency that the message does not name', '上海-汉堡 1850/2900/2950', 'currency', 'currency'],
    ['a name that two ports have', '上海-奥克兰 USD 900/1800/1800', 'destination', 'severalPorts'],
    ['a city with several terminals', '深圳-洛杉矶 USD 1650/2050/2050', 'origin', 'severalPorts'],
    ['a place that we do not know', '上海-欧基 USD 1850/2900/2950', 'destination', 'unknownPort'],
    [
      'a day that may be a month',
      'Hamburg - Shanghai EUR 450/700/700 ETD 04/12/2026',
      'departure',
      'dayMonth',
    ],
    [
      'a date without a word that says of what',
      '上海-汉堡 USD 1850/2900/2950 11/28',
      'departure',
      'dateRole',
    ],
    ['several carriers', '上海-汉堡 COSCO/OOCL USD 1850/2900/2950', 'carrier', 'severalCarriers'],
    ['several days of the week', '上海-汉堡 USD 1850/2900/2950 周二、周五开', 'weekday', 'severalDays'],
  ] as const)('marks %s', (_, message, field, doubt) => {
    expect(readSample(message)[0]?.[field]?.doubt).toBe(doubt);
  });

  it.each([
    ['a port of discharge', '上海-鹿特丹 USD 1850/2900/2950\n上海-欧基 USD 1700/2500/2500', 'destination'],
    ['a port of loading', '上海-鹿特丹 USD 1850/2900/2950\n欧基-鹿特丹 USD 1700/2500/2500', 'origin'],
    ['a port in Latin letters', 'SHA-RTM USD 1850/2900/2950\nATLANTIS-RTM USD 1700/2500/2500', 'origin'],
  ] as const)(
    'is marked, and nothing taken from the line above, for %s that we do not know',
    (_, message, field) => {
      expect(readSample(message)[1]?.[field]).toMatchObject({ value: '', doubt: 'unknownPort' });
    },
  );

  it('marks a 40HQ whose price is that of a 40-foot box', () => {
    expect(readSample('上海-汉堡 USD 1850/2900')[0]?.prices['40HQ']?.doubt).toBe('boxes');
  });

  it('marks nothing in a complete message', () => {
    const [row] = readSample('上海-汉堡 MSK 11/28开 USD 1850/2900/2950 有效期到12/5 直航 免14天');
    const fields = [
      row?.origin,
      row?.destination,
      row?.carrier,
      row?.departure,
      row?.validTo,
      row?.via,
      row?.freeDays,
    ];
    expect(fields.map((field) => field?.doubt)).toEqual(Array(7).fill(null));
  });
});

describe('the characters of a field', () => {
  it('are those that it was read from', () => {
    const message = '各位好\n宁波－漢堡　ＭＳＫ　1,850/2,900/2,950 有效期到12/5';
    const [row] = readSample(message);
    const text = (field: { start: number; end: number } | null | undefined) =>
      field && message.slice(field.start, field.end);
    expect(
      [row?.origin, row?.destination, row?.carrier, row?.prices['40GP'], row?.validTo].map(text),
    ).toEqual(['宁波', '漢堡', 'ＭＳＫ', '2,900', '12/5']);
  });

  it('keeps what no field uses as a remark', () => {
    expect(readSample('上海-汉堡 USD 1850/2900/2950 +200 PSS 舱位保证')[0]?.remark).toBe(
      '+200 PSS; 舱位保证',
    );
  });
});

describe('a hostile message', () => {
  const long = (text: string) => text.repeat(Math.ceil(70_000 / text.length));
  it.each([
    ['digits', long('1')],
    ['slashes', long('1/')],
    ['numbers', long('1850/2900/2950 ')],
    ['ports', long('上海-汉堡 ')],
    ['dates', long('12/5-')],
    ['tabs', long('\t')],
    ['blanks', long(' ')],
    ['lines', long('上海-汉堡 1850/2900/2950\n')],
    ['a table of many columns', `POL\tPOD\t${long('20GP\t')}\n${long('1\t')}`],
    ['signs', long('💥\u0000\u202e(')],
    ['half a character', '\ud83d上海-汉堡 1850/2900/2950\udc00'],
    ['letters', long('a')],
    ['boxes', long('40HQ/')],
    ['surcharges', long('+PSS')],
    ['headings', 'POD  20GP  40HQ\n'.repeat(3700)],
    ['differences', long('宁波加50 ')],
    ['numbers in words', long('一千零一')],
    ['countries', long('奥克兰(新')],
    ['aligned cells', `POD  20GP  40HQ\n${long('a  ')}`],
    ['days in lists', long('12月7、')],
    ['fees', long('费费 1')],
    ['prices with plus', long('1450+')],
    ['days in words', long('三十')],
    ['weeks side by side', `POL\tPOD\t${long('12.1-12.7\t')}\n${long('1\t')}`],
    ['offers in a line', long('汉堡 2700 35天 ')],
    ['ranges', long('2600-2700 ')],
    ['dates with points', long('14.12.')],
    ['questions', long('吗 ')],
    ['open quotation marks', `POL,POD,20GP\n${long('"a,\n')}`],
    ['doubled quotation marks', `POL,POD,20GP\n${long('""')}`],
    ['cells in quotation marks', `POL,POD,20GP\n${long('"1",')}`],
    ['ports without space', long('宁波爆舱，')],
    ['reductions', long('USD-50 ')],
    ['minus signs', long('-')],
    ['amounts with a minus', long('2950-50-')],
  ])('of %s is read within its bounds', (_, message) => {
    const { rows } = readPriceMessage(message, { names, today });
    expect(rows.length).toBeLessThanOrEqual(500);
    for (const row of rows) {
      expect(row.end).toBeLessThanOrEqual(message.length);
      expect(row.remark.isWellFormed()).toBe(true);
      for (const price of Object.values(row.prices))
        expect(Number.isSafeInteger(price?.value ?? 0)).toBe(true);
    }
  });

  it('that is too long reports that it was cut', () => {
    expect(readPriceMessage(long('上海-汉堡 1850/2900/2950\n'), { names, today }).cut).toBe(true);
  });
});

describe('a year', () => {
  it.each([
    ['2026-11-20', '12/5', '2026-12-05'],
    ['2026-12-20', '1/5', '2027-01-05'],
    ['2026-11-20', '11/18', '2026-11-18'],
    ['2027-01-05', '12/28', '2026-12-28'],
    ['2028-02-10', '2/29', '2028-02-29'],
    ['2026-11-20', '9/1', '2026-09-01'],
    ['2026-11-20', '6/1', '2027-06-01'],
  ])('of a date is the one near %s: %s is %s', (reference, text, day) => {
    const message = `上海-汉堡 USD 1850/2900/2950 有效期到${text}`;
    expect(readPriceMessage(message, { names, today: reference }).rows[0]?.validTo?.value).toBe(day);
  });
});

import { fixed, fromEaster, type HolidayRule, type Substitute, weekdayOf } from './rules.ts';

/** A country whose public holidays follow from a law in each year. */
export interface RuledCountry {
  readonly rules: readonly HolidayRule[];
  readonly substitute: Substitute;
  readonly sourceZh: string;
  readonly sourceEn: string;
}

const newYear = fixed(1, 1, '元旦', 'New Year’s Day');
const epiphany = fixed(1, 6, '主显节', 'Epiphany');
const goodFriday = fromEaster(-2, '耶稣受难日', 'Good Friday');
const easterMonday = fromEaster(1, '复活节星期一', 'Easter Monday');
const labourDay = fixed(5, 1, '劳动节', 'Labour Day');
const ascension = fromEaster(39, '耶稣升天节', 'Ascension Day');
const whitMonday = fromEaster(50, '圣灵降临节星期一', 'Whit Monday');
const assumption = fixed(8, 15, '圣母升天节', 'Assumption Day');
const allSaints = fixed(11, 1, '诸圣节', 'All Saints’ Day');
const immaculate = fixed(12, 8, '圣母无染原罪节', 'Immaculate Conception');
const christmas = fixed(12, 25, '圣诞节', 'Christmas Day');
const secondChristmas = fixed(12, 26, '圣诞节次日', 'Second Day of Christmas');
const boxingDay = fixed(12, 26, '节礼日', 'Boxing Day');

/** The Netherlands celebrate on 26 April where 27 April is a Sunday. */
const kingsDay: HolidayRule = {
  nameZh: '国王节',
  nameEn: 'King’s Day',
  dayIn: (year) => (new Date(Date.UTC(year, 3, 27)).getUTCDay() === 0 ? `${year}-04-26` : `${year}-04-27`),
};

/** Days of the equinoxes in Japan from 1980 to 2099, by the approximation of its Hydrographic Department. */
const equinox = (month: number, zero: number, nameZh: string, nameEn: string): HolidayRule => ({
  nameZh,
  nameEn,
  dayIn: (year) => {
    const day = Math.floor(zero + 0.242194 * (year - 1980) - Math.floor((year - 1980) / 4));
    return `${year}-${String(month).padStart(2, '0')}-${day}`;
  },
});

/** By ISO 3166. A country with holidays of its states has those of its main ports, which the source names. */
export const ruledCountries: Readonly<Record<string, RuledCountry>> = {
  BE: {
    rules: [
      ...[newYear, easterMonday, labourDay, ascension, whitMonday],
      fixed(7, 21, '国庆日', 'National Day'),
      ...[assumption, allSaints],
      fixed(11, 11, '停战日', 'Armistice Day'),
      christmas,
    ],
    substitute: 'none',
    sourceZh: '比利时 1974 年 1 月 4 日节假日法',
    sourceEn: 'Belgian law on public holidays of 4 January 1974',
  },
  DE: {
    rules: [
      ...[newYear, goodFriday, easterMonday, labourDay, ascension, whitMonday],
      fixed(10, 3, '德国统一日', 'German Unity Day'),
      fixed(10, 31, '宗教改革日', 'Reformation Day'),
      ...[christmas, secondChristmas],
    ],
    substitute: 'none',
    sourceZh: '汉堡、不来梅和下萨克森州的节假日法',
    sourceEn: 'Public holiday laws of Hamburg, Bremen and Lower Saxony',
  },
  ES: {
    rules: [
      ...[newYear, epiphany, goodFriday, labourDay, assumption],
      fixed(10, 12, '西班牙国庆日', 'National Day of Spain'),
      allSaints,
      fixed(12, 6, '宪法日', 'Constitution Day'),
      ...[immaculate, christmas],
    ],
    substitute: 'none',
    sourceZh: '西班牙皇家法令 2001/1983 第 45 条，全国节假日；不含各自治区和城市的节假日',
    sourceEn:
      'Royal Decree 2001/1983 of Spain, article 45: national holidays, without those of regions and cities',
  },
  FR: {
    rules: [
      ...[newYear, easterMonday, labourDay],
      fixed(5, 8, '二战胜利日', 'Victory in Europe Day'),
      ...[ascension, whitMonday],
      fixed(7, 14, '国庆日', 'National Day'),
      ...[assumption, allSaints],
      fixed(11, 11, '停战日', 'Armistice Day'),
      christmas,
    ],
    substitute: 'none',
    sourceZh: '法国劳动法典 L3133-1 条',
    sourceEn: 'French Labour Code, article L3133-1',
  },
  GB: {
    rules: [
      ...[newYear, goodFriday, easterMonday],
      weekdayOf(1, 1, 5, '五月初银行假日', 'Early May bank holiday'),
      weekdayOf(-1, 1, 5, '春季银行假日', 'Spring bank holiday'),
      weekdayOf(-1, 1, 8, '夏季银行假日', 'Summer bank holiday'),
      ...[christmas, boxingDay],
    ],
    substitute: 'next',
    sourceZh: '英国 1971 年《银行与金融交易法》，英格兰和威尔士',
    sourceEn: 'Banking and Financial Dealings Act 1971, England and Wales',
  },
  IT: {
    rules: [
      ...[newYear, epiphany, easterMonday],
      fixed(4, 25, '解放日', 'Liberation Day'),
      labourDay,
      fixed(6, 2, '共和国日', 'Republic Day'),
      assumption,
      // Law 151 of 8 October 2025 made it a holiday again.
      { ...fixed(10, 4, '圣方济各节', 'Saint Francis’ Day'), since: 2026 },
      ...[allSaints, immaculate, christmas],
      fixed(12, 26, '圣斯德望日', 'Saint Stephen’s Day'),
    ],
    substitute: 'none',
    sourceZh: '意大利 1949 年第 260 号法律及 2025 年第 151 号法律，全国节假日；不含各城市主保圣人日',
    sourceEn:
      'Italian laws 260 of 1949 and 151 of 2025: national holidays, without the patron saints of cities',
  },
  JP: {
    rules: [
      newYear,
      weekdayOf(2, 1, 1, '成人节', 'Coming of Age Day'),
      fixed(2, 11, '建国纪念日', 'National Foundation Day'),
      fixed(2, 23, '天皇诞辰', 'The Emperor’s Birthday'),
      equinox(3, 20.8431, '春分日', 'Vernal Equinox Day'),
      fixed(4, 29, '昭和日', 'Showa Day'),
      fixed(5, 3, '宪法纪念日', 'Constitution Memorial Day'),
      fixed(5, 4, '绿之日', 'Greenery Day'),
      fixed(5, 5, '儿童节', 'Children’s Day'),
      weekdayOf(3, 1, 7, '海之日', 'Marine Day'),
      fixed(8, 11, '山之日', 'Mountain Day'),
      weekdayOf(3, 1, 9, '敬老日', 'Respect for the Aged Day'),
      equinox(9, 23.2488, '秋分日', 'Autumnal Equinox Day'),
      weekdayOf(2, 1, 10, '体育日', 'Sports Day'),
      fixed(11, 3, '文化日', 'Culture Day'),
      fixed(11, 23, '勤劳感谢日', 'Labour Thanksgiving Day'),
    ],
    substitute: 'afterSunday',
    sourceZh: '日本 1948 年第 178 号法律《国民祝日法》',
    sourceEn: 'Japanese Act on National Holidays, Law 178 of 1948',
  },
  NL: {
    rules: [...[newYear, easterMonday, kingsDay, ascension, whitMonday], ...[christmas, secondChristmas]],
    substitute: 'none',
    sourceZh:
      '荷兰一般期限法（Algemene termijnenwet）第 3 条；不含仅按部分劳资协议放假的耶稣受难日和 5 月 5 日',
    sourceEn:
      'Dutch General Extension of Time Limits Act, article 3, without Good Friday and 5 May, which are days off by some agreements only',
  },
  US: {
    rules: [
      newYear,
      weekdayOf(3, 1, 1, '马丁·路德·金日', 'Martin Luther King Jr. Day'),
      weekdayOf(3, 1, 2, '总统日', 'Washington’s Birthday'),
      weekdayOf(-1, 1, 5, '阵亡将士纪念日', 'Memorial Day'),
      fixed(6, 19, '六月节', 'Juneteenth'),
      fixed(7, 4, '独立日', 'Independence Day'),
      weekdayOf(1, 1, 9, '劳动节', 'Labor Day'),
      weekdayOf(2, 1, 10, '哥伦布日', 'Columbus Day'),
      fixed(11, 11, '退伍军人节', 'Veterans Day'),
      weekdayOf(4, 4, 11, '感恩节', 'Thanksgiving Day'),
      christmas,
    ],
    substitute: 'nearest',
    sourceZh: '美国法典第 5 编第 6103 条，联邦节假日；码头自定的休息日可能不同',
    sourceEn: '5 U.S.C. 6103: federal holidays; terminals may keep other days',
  },
};

import type { PublicHoliday } from '@fairway/trade';

/** A country whose days off are announced, or follow the moon: known from one day to another. */
export interface ListedCountry {
  readonly from: string;
  readonly to: string;
  readonly holidays: readonly PublicHoliday[];
  readonly sourceZh: string;
  readonly sourceEn: string;
}

const on = (day: string, nameZh: string, nameEn: string): PublicHoliday => ({ day, nameZh, nameEn });

/**
 * By ISO 3166, or by port where each state has its own days. Extend `to` only by days that a government has announced,
 * or that a law sets. Each list was compared with github.com/vacanza/holidays of July 2026. The United Arab Emirates
 * have no list: their cabinet may move National Day and New Year's Day (Resolution 27 of 2024) and announces it late.
 */
export const listedCountries: Readonly<Record<string, ListedCountry>> = {
  AUSYD: {
    from: '2026-01-01',
    to: '2027-12-31',
    holidays: [
      on('2026-01-01', '元旦', 'New Year’s Day'),
      on('2026-01-26', '澳大利亚日', 'Australia Day'),
      on('2026-04-03', '耶稣受难日', 'Good Friday'),
      on('2026-04-04', '复活节星期六', 'Easter Saturday'),
      on('2026-04-05', '复活节', 'Easter Sunday'),
      on('2026-04-06', '复活节星期一', 'Easter Monday'),
      on('2026-04-25', '澳新军团日', 'Anzac Day'),
      on('2026-04-27', '澳新军团日补假', 'Anzac Day (additional day)'),
      on('2026-06-08', '国王诞辰', 'King’s Birthday'),
      on('2026-10-05', '劳动节', 'Labour Day'),
      on('2026-12-25', '圣诞节', 'Christmas Day'),
      on('2026-12-26', '节礼日', 'Boxing Day'),
      on('2026-12-28', '节礼日补假', 'Boxing Day (additional day)'),
      on('2027-01-01', '元旦', 'New Year’s Day'),
      on('2027-01-26', '澳大利亚日', 'Australia Day'),
      on('2027-03-26', '耶稣受难日', 'Good Friday'),
      on('2027-03-27', '复活节星期六', 'Easter Saturday'),
      on('2027-03-28', '复活节', 'Easter Sunday'),
      on('2027-03-29', '复活节星期一', 'Easter Monday'),
      on('2027-04-25', '澳新军团日', 'Anzac Day'),
      on('2027-04-26', '澳新军团日补假', 'Anzac Day (additional day)'),
      on('2027-06-14', '国王诞辰', 'King’s Birthday'),
      on('2027-10-04', '劳动节', 'Labour Day'),
      on('2027-12-25', '圣诞节', 'Christmas Day'),
      on('2027-12-26', '节礼日', 'Boxing Day'),
      on('2027-12-27', '圣诞节补假', 'Christmas Day (additional day)'),
      on('2027-12-28', '节礼日补假', 'Boxing Day (additional day)'),
    ],
    sourceZh:
      '新南威尔士州 2010 年《公共假日法》和 2011 年《公共假日令》，州政府公布的 2026 年和 2027 年日期',
    sourceEn:
      'Public Holidays Act 2010 and Order 2011, New South Wales, days of 2026 and 2027 as the state publishes them',
  },
  KR: {
    from: '2026-08-01',
    to: '2027-04-30',
    holidays: [
      on('2026-08-15', '光复节', 'Liberation Day'),
      on('2026-08-17', '光复节补假', 'Liberation Day (substitute day)'),
      on('2026-09-24', '中秋节', 'Chuseok'),
      on('2026-09-25', '中秋节', 'Chuseok'),
      on('2026-09-26', '中秋节', 'Chuseok'),
      on('2026-10-03', '开天节', 'National Foundation Day'),
      on('2026-10-05', '开天节补假', 'National Foundation Day (substitute day)'),
      on('2026-10-09', '韩文节', 'Hangul Day'),
      on('2026-12-25', '圣诞节', 'Christmas Day'),
      on('2027-01-01', '元旦', 'New Year’s Day'),
      on('2027-02-06', '春节', 'Seollal'),
      on('2027-02-07', '春节', 'Seollal'),
      on('2027-02-08', '春节', 'Seollal'),
      on('2027-02-09', '春节补假', 'Seollal (substitute day)'),
      on('2027-03-01', '三一节', 'Independence Movement Day'),
    ],
    sourceZh: '韩国《公休日法》及其施行令；不含临时公休日',
    sourceEn: 'Public Holidays Act of Korea and its decree, without days added for one year',
  },
  MYPKG: {
    from: '2026-09-01',
    to: '2027-01-15',
    holidays: [
      on('2026-09-16', '马来西亚日', 'Malaysia Day'),
      on('2026-11-08', '屠妖节', 'Deepavali'),
      on('2026-11-09', '屠妖节补假', 'Deepavali (substitute day)'),
      on('2026-12-11', '雪兰莪苏丹诞辰', 'Birthday of the Sultan of Selangor'),
      on('2026-12-25', '圣诞节', 'Christmas Day'),
      on('2027-01-01', '元旦', 'New Year’s Day'),
    ],
    sourceZh: '马来西亚 1951 年《节假日法》，总理署公布的 2026 年日期，雪兰莪州',
    sourceEn:
      'Holidays Act 1951 of Malaysia, days of 2026 as the Prime Minister’s Department published them, Selangor',
  },
  SG: {
    from: '2026-01-01',
    to: '2027-12-31',
    holidays: [
      on('2026-01-01', '元旦', 'New Year’s Day'),
      on('2026-02-17', '农历新年', 'Chinese New Year'),
      on('2026-02-18', '农历新年', 'Chinese New Year'),
      on('2026-03-21', '开斋节', 'Hari Raya Puasa'),
      on('2026-04-03', '耶稣受难日', 'Good Friday'),
      on('2026-05-01', '劳动节', 'Labour Day'),
      on('2026-05-27', '哈芝节', 'Hari Raya Haji'),
      on('2026-05-31', '卫塞节', 'Vesak Day'),
      on('2026-06-01', '卫塞节补假', 'Vesak Day (substitute day)'),
      on('2026-08-09', '国庆日', 'National Day'),
      on('2026-08-10', '国庆日补假', 'National Day (substitute day)'),
      on('2026-11-08', '屠妖节', 'Deepavali'),
      on('2026-11-09', '屠妖节补假', 'Deepavali (substitute day)'),
      on('2026-12-25', '圣诞节', 'Christmas Day'),
      on('2027-01-01', '元旦', 'New Year’s Day'),
      on('2027-02-06', '农历新年', 'Chinese New Year'),
      on('2027-02-07', '农历新年', 'Chinese New Year'),
      on('2027-02-08', '农历新年补假', 'Chinese New Year (substitute day)'),
      on('2027-03-10', '开斋节', 'Hari Raya Puasa'),
      on('2027-03-26', '耶稣受难日', 'Good Friday'),
      on('2027-05-01', '劳动节', 'Labour Day'),
      on('2027-05-17', '哈芝节', 'Hari Raya Haji'),
      on('2027-05-20', '卫塞节', 'Vesak Day'),
      on('2027-08-09', '国庆日', 'National Day'),
      on('2027-10-28', '屠妖节', 'Deepavali'),
      on('2027-12-25', '圣诞节', 'Christmas Day'),
    ],
    sourceZh: '新加坡 1998 年《节假日法》，人力部公布的 2026 年和 2027 年日期',
    sourceEn:
      'Holidays Act 1998 of Singapore, days of 2026 and 2027 as the Ministry of Manpower published them',
  },
  TH: {
    from: '2026-09-01',
    to: '2027-01-31',
    holidays: [
      on('2026-10-13', '普密蓬国王纪念日', 'King Bhumibol Memorial Day'),
      on('2026-10-23', '五世王纪念日', 'Chulalongkorn Day'),
      on('2026-12-05', '父亲节', 'King Bhumibol’s Birthday'),
      on('2026-12-07', '父亲节补假', 'King Bhumibol’s Birthday (substitute day)'),
      on('2026-12-10', '宪法日', 'Constitution Day'),
      on('2026-12-31', '除夕', 'New Year’s Eve'),
      on('2027-01-01', '元旦', 'New Year’s Day'),
    ],
    sourceZh: '泰国内阁公布的公共假日；不含临时加假',
    sourceEn: 'Public holidays as the Cabinet of Thailand set them, without those added for one year',
  },
  VN: {
    from: '2026-11-25',
    to: '2027-01-31',
    holidays: [on('2027-01-01', '元旦', 'New Year’s Day')],
    sourceZh: '越南 2019 年《劳动法》第 112 条；春节放假日期待公布',
    sourceEn: 'Labour Code 2019 of Vietnam, article 112; the days of Tet are announced later',
  },
};

const dayNames = new Intl.DateTimeFormat('zh-CN', { dateStyle: 'full', timeZone: 'UTC' });

export const calendar = {
  previousMonth: '上个月',
  nextMonth: '下个月',
  month: (year: number, month: number) => `${year}年${month}月`,
  day: (day: string) => dayNames.format(new Date(day)),
  dayAndMonth: (day: string) => `${Number(day.slice(5, 7))}/${Number(day.slice(8))}`,
  comma: '，',
  today: '今天',
  taken: '不可选',
  from: '开始',
  to: '结束',
  pickEnd: '请选择结束日期',
  /** One character in the corner of a marked day. */
  sign: { holiday: '休', workday: '班', cutoff: '截', event: '事' },
  marks: '本月标记',
  zone: (zone: string) => `日期按${zone}`,
};

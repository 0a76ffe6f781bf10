export const datePicker = {
  placeholder: '年-月-日',
  openAt: (day: string | null) => (day ? `打开日历，已选 ${day}` : '打开日历'),
  choose: '选择日期',
  chooseRange: '选择日期范围',
  from: '开始日期',
  to: '结束日期',
  days: (count: number) => `共 ${count} 天`,
  unknown: '请输入日期，例如 2026-11-23。',
  tooEarly: (day: string) => `最早可选 ${day}。`,
  tooLate: (day: string) => `最晚可选 ${day}。`,
  taken: '这一天不可选。',
  order: '结束日期不能早于开始日期。',
};

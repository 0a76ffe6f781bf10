export const weekPicker = {
  placeholder: '例如 2026-W48',
  openAt: (week: string | null) => (week ? `打开周历，已选 ${week}` : '打开周历'),
  calendar: '选择周',
  previous: '上一周',
  next: '下一周',
  thisWeek: '本周',
  week: '周',
  range: (from: string, to: string) => `${monthAndDay(from)}–${monthAndDay(to)}`,
  row: (week: string, range: string, current: boolean) =>
    `${week.slice(0, 4)}年第${Number(week.slice(-2))}周，${range}${current ? '，本周' : ''}`,
  unknown: '请输入周次，例如 W48 或 2026-W48。',
  tooEarly: (week: string) => `最早可选 ${week}。`,
  tooLate: (week: string) => `最晚可选 ${week}。`,
};

/** `2026-11-23` as 11/23. */
function monthAndDay(day: string): string {
  return `${Number(day.slice(5, 7))}/${Number(day.slice(8))}`;
}

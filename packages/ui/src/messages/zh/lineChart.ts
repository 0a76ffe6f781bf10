export const lineChart = {
  sentence: (name: string, way: string, range: string) =>
    `${name === '' ? '' : `${name}：`}${way}${range === '' ? '' : `；${range}`}。`,
  /** `by` is null for what moved from nothing, of which there is no share. */
  rose: (from: string, to: string, by: string | null) => `从 ${from} 升到 ${to}${by ? `，升 ${by}` : ''}`,
  fell: (from: string, to: string, by: string | null) => `从 ${from} 降到 ${to}${by ? `，降 ${by}` : ''}`,
  held: (at: string) => `首尾都是 ${at}`,
  extremes: (high: string, highDay: string, low: string, lowDay: string) =>
    `最高 ${high}（${highDay}），最低 ${low}（${lowDay}）`,
  lines: '突出哪条线',
  keys: '左右方向键逐日查看，Home 和 End 到首尾，Esc 收起',
  table: '看具体数字',
  day: '日期',
  missing: '—',
  nothing: '这段时间没有数据。',
};

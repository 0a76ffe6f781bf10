export const barChart = {
  sentence: (name: string, value: string, share: string, total: string) =>
    `最多：${name}，${value}${share === '' ? '' : `（占 ${share}）`}；合计 ${total}。`,
  one: (name: string, value: string) => `只有：${name}，${value}。`,
  table: '看具体数字',
  value: '数值',
  share: '占比',
  nothing: '这段时间没有数据。',
};

export const toast = {
  label: '消息（F8）',
  good: '成功',
  bad: '错误',
  caution: '注意',
  neutral: '消息',
  running: '进行中',
  count: (count: number) => `${count} 次`,
  dismiss: (text: string) => `关闭消息：${text}`,
  until: (seconds: number) => `${seconds} 秒内有效`,
  history: '最近的消息',
  noHistory: '还没有消息',
  clear: '清空',
};

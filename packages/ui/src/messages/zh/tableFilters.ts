/** A name that ends in Latin letters or figures keeps its distance from the Chinese after it. */
const spaced = (name: string) => (/[\w)]$/.test(name) ? `${name} ` : name);

export const tableFilters = {
  search: '搜索',
  open: '筛选',
  count: (count: number) => `筛选，已用 ${count} 项`,
  label: '筛选条件',
  from: (field: string) => `${field}，最小`,
  to: (field: string) => `${field}，最大`,
  least: '最小',
  most: '最大',
  apply: '应用',
  clear: '清除全部',
  active: '已用筛选条件',
  contains: (field: string, text: string) => `${spaced(field)}含“${text}”`,
  choice: (field: string, texts: string) => `${field}：${texts}`,
  between: (field: string, from: string, to: string) => `${field} ${from}–${to}`,
  atLeast: (field: string, from: string) => `${field} ≥ ${from}`,
  atMost: (field: string, to: string) => `${field} ≤ ${to}`,
  on: (field: string, day: string) => `${field} ${day}`,
  since: (field: string, day: string) => `${field} ${day} 起`,
  until: (field: string, day: string) => `${field} ${day} 止`,
  remove: (filter: string) => `移除筛选：${filter}`,
  listComma: '、',
  order: (field: string) => `${spaced(field)}的最小值大于最大值。`,
};

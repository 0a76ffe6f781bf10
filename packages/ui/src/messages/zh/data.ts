import { spaced } from './spaced.ts';

// Texts of tables, trees and charts, in Chinese.

export const barChart = {
  sentence: (name: string, value: string, share: string, total: string) =>
    `最多：${name}，${value}${share === '' ? '' : `（占 ${share}）`}；合计 ${total}。`,
  one: (name: string, value: string) => `只有：${name}，${value}。`,
  table: '看具体数字',
  value: '数值',
  share: '占比',
  nothing: '这段时间没有数据。',
};

export const bulkBar = {
  label: '批量操作',
  selected: (count: string) => `已选 ${count} 条`,
  all: (total: string) => `已选全部 ${total} 条符合条件的记录`,
  allUnknown: '已选全部符合条件的记录',
  except: (count: string) => `，${count} 条除外`,
  extend: (total: string) => `选择全部 ${total} 条符合条件的记录`,
  extendUnknown: '选择全部符合条件的记录',
  clear: '取消选择',
  confirmTitle: (action: string, count: string) => `对 ${count} 条记录执行“${action}”？`,
  confirmTitleUnknown: (action: string) => `对全部符合条件的记录执行“${action}”？`,
  confirmAll: (total: string) => `范围是符合当前条件的全部 ${total} 条，包括没有显示在屏幕上的。`,
  confirmAllUnknown: '范围是符合当前条件的全部记录，包括没有显示在屏幕上的。',
  exceptions: (count: string) => `其中 ${count} 条已被排除。`,
  running: (action: string, done: string, total: string) => `${action}：${done} / ${total}`,
  runningOpen: (action: string, done: string) => `${action}：已处理 ${done} 条`,
  undoing: '撤销',
  stop: '停止',
  done: (action: string, count: string) => `${action}：${count} 条已完成`,
  undone: (count: string) => `已撤销 ${count} 条`,
  failed: (count: string) => `${count} 条未成功，仍保持选中`,
  failedUndo: (count: string) => `${count} 条未能撤销`,
  stopped: '已停止，其余未处理',
  cut: (reason: string) => `未能处理全部：${reason}`,
  reasons: '查看原因',
  more: (count: string) => `另有 ${count} 条`,
  undo: '撤销',
  comma: '，',
  colon: '：',
};

export const columnChooser = {
  open: '列设置',
  label: '列设置',
  shown: '显示的列',
  up: (column: string) => `上移 ${column}`,
  down: (column: string) => `下移 ${column}`,
  moved: (column: string, place: number, of: number) => `${column}：第 ${place} 列，共 ${of} 列`,
  always: '固定显示',
  density: '行距',
  comfortable: '宽松',
  compact: '紧凑',
  reset: '恢复默认',
};

export const dataGrid = {
  select: (row: string) => `选择 ${row}`,
  row: (number: string) => `第 ${number} 行`,
  selectPage: '选择本页全部行',
  selectAll: '选择全部行',
  expandColumn: '展开',
  expand: (row: string) => `展开 ${row}`,
  collapse: (row: string) => `收起 ${row}`,
  selected: (count: string) => `已选 ${count} 条`,
  selectedAll: (count: string) => `已选全部 ${count} 条`,
  noneSelected: '未选择任何行',
  rows: (count: string) => `共 ${count} 条`,
  unsorted: '已恢复默认顺序',
  width: (column: string, width: number) => `${column}列宽 ${width} 像素`,
  failedRow: '未成功：',
  exportCsv: '导出 CSV',
  exporting: (count: string) => `正在导出，已写入 ${count} 条`,
  stopExport: '停止导出',
  print: '打印',
  printCut: (count: string, total: string) => `仅打印前 ${count} 条，共 ${total} 条；需要全部请导出 CSV。`,
};

export const lineChart = {
  sentence: (name: string, way: string, range: string) =>
    `${name === '' ? '' : `${name}：`}${way}${range === '' ? '' : `；${range}`}。`,
  /** `by` is null for a change from zero, which has no percentage. */
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
  contains: (field: string, text: string) => spaced`${field}含“${text}”`,
  choice: (field: string, texts: string) => `${field}：${texts}`,
  between: (field: string, from: string, to: string) => `${field} ${from}–${to}`,
  atLeast: (field: string, from: string) => `${field} ≥ ${from}`,
  atMost: (field: string, to: string) => `${field} ≤ ${to}`,
  on: (field: string, day: string) => `${field} ${day}`,
  since: (field: string, day: string) => `${field} ${day} 起`,
  until: (field: string, day: string) => `${field} ${day} 止`,
  remove: (filter: string) => `移除筛选：${filter}`,
  listComma: '、',
  order: (field: string) => spaced`${field}的最小值大于最大值。`,
};

export const tree = {
  search: (label: string) => spaced`搜索${label}`,
  searchPlaceholder: '搜索',
  found: (count: number) => `找到 ${count} 项`,
  none: (words: string) => `没有找到“${words}”`,
  branchFailed: '加载失败，展开重试',
  taken: (name: string) => `已选取“${name}”：移到目标处按 Ctrl+V 放入，按 Esc 放弃。`,
  refused: (name: string) => `“${name}”不能移到这里。`,
  moved: (name: string, above: string) => `“${name}”已移到“${above}”之下。`,
  reordered: (name: string, place: number, count: number) => `“${name}”现在排第 ${place}，共 ${count} 项。`,
  undone: (name: string) => `“${name}”已移回原处。`,
  failed: (name: string) => `“${name}”未能移动，仍在原处。`,
  undo: '撤销',
};

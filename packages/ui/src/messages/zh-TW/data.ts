import { spaced } from '../zh/spaced.ts';

// Texts of tables, trees and charts, in traditional Chinese.

export const barChart = {
  sentence: (name: string, value: string, share: string, total: string) =>
    `最多：${name}，${value}${share === '' ? '' : `（佔 ${share}）`}；合計 ${total}。`,
  one: (name: string, value: string) => `只有：${name}，${value}。`,
  table: '看具體數字',
  value: '數值',
  share: '佔比',
  nothing: '這段時間沒有資料。',
};

export const bulkBar = {
  label: '批次操作',
  selected: (count: string) => `已選 ${count} 筆`,
  all: (total: string) => `已選全部 ${total} 筆符合條件的記錄`,
  allUnknown: '已選全部符合條件的記錄',
  except: (count: string) => `，${count} 筆除外`,
  extend: (total: string) => `選擇全部 ${total} 筆符合條件的記錄`,
  extendUnknown: '選擇全部符合條件的記錄',
  clear: '取消選擇',
  confirmTitle: (action: string, count: string) => `對 ${count} 筆記錄執行「${action}」？`,
  confirmTitleUnknown: (action: string) => `對全部符合條件的記錄執行「${action}」？`,
  confirmAll: (total: string) => `範圍是符合目前條件的全部 ${total} 筆，包括沒有顯示在螢幕上的。`,
  confirmAllUnknown: '範圍是符合目前條件的全部記錄，包括沒有顯示在螢幕上的。',
  exceptions: (count: string) => `其中 ${count} 筆已被排除。`,
  running: (action: string, done: string, total: string) => `${action}：${done} / ${total}`,
  runningOpen: (action: string, done: string) => `${action}：已處理 ${done} 筆`,
  undoing: '復原',
  stop: '停止',
  done: (action: string, count: string) => `${action}：${count} 筆已完成`,
  undone: (count: string) => `已復原 ${count} 筆`,
  failed: (count: string) => `${count} 筆未成功，仍保持選取`,
  failedUndo: (count: string) => `${count} 筆未能復原`,
  stopped: '已停止，其餘未處理',
  cut: (reason: string) => `未能處理全部：${reason}`,
  reasons: '查看原因',
  more: (count: string) => `另有 ${count} 筆`,
  undo: '復原',
  comma: '，',
  colon: '：',
};

export const columnChooser = {
  open: '欄設定',
  label: '欄設定',
  shown: '顯示的欄',
  up: (column: string) => `上移 ${column}`,
  down: (column: string) => `下移 ${column}`,
  moved: (column: string, place: number, of: number) => `${column}：第 ${place} 欄，共 ${of} 欄`,
  always: '固定顯示',
  density: '列距',
  comfortable: '寬鬆',
  compact: '緊密',
  reset: '恢復預設',
};

export const dataGrid = {
  select: (row: string) => `選擇 ${row}`,
  row: (number: string) => `第 ${number} 列`,
  selectPage: '選擇本頁全部列',
  selectAll: '選擇全部列',
  expandColumn: '展開',
  expand: (row: string) => `展開 ${row}`,
  collapse: (row: string) => `收合 ${row}`,
  selected: (count: string) => `已選 ${count} 筆`,
  selectedAll: (count: string) => `已選全部 ${count} 筆`,
  noneSelected: '未選擇任何列',
  rows: (count: string) => `共 ${count} 筆`,
  unsorted: '已恢復預設順序',
  width: (column: string, width: number) => `${column}欄寬 ${width} 像素`,
  failedRow: '未成功：',
  exportCsv: '匯出 CSV',
  exporting: (count: string) => `正在匯出，已寫入 ${count} 筆`,
  stopExport: '停止匯出',
  print: '列印',
  printCut: (count: string, total: string) => `僅列印前 ${count} 筆，共 ${total} 筆；需要全部請匯出 CSV。`,
};

export const lineChart = {
  sentence: (name: string, way: string, range: string) =>
    `${name === '' ? '' : `${name}：`}${way}${range === '' ? '' : `；${range}`}。`,
  /** `by` is null for a change from zero, which has no percentage. */
  rose: (from: string, to: string, by: string | null) => `從 ${from} 升到 ${to}${by ? `，升 ${by}` : ''}`,
  fell: (from: string, to: string, by: string | null) => `從 ${from} 降到 ${to}${by ? `，降 ${by}` : ''}`,
  held: (at: string) => `首尾都是 ${at}`,
  extremes: (high: string, highDay: string, low: string, lowDay: string) =>
    `最高 ${high}（${highDay}），最低 ${low}（${lowDay}）`,
  lines: '突出哪條線',
  keys: '左右方向鍵逐日查看，Home 和 End 到首尾，Esc 收合',
  table: '看具體數字',
  day: '日期',
  missing: '—',
  nothing: '這段時間沒有資料。',
};

export const tableFilters = {
  search: '搜尋',
  open: '篩選',
  count: (count: number) => `篩選，已用 ${count} 項`,
  label: '篩選條件',
  from: (field: string) => `${field}，最小`,
  to: (field: string) => `${field}，最大`,
  least: '最小',
  most: '最大',
  apply: '套用',
  clear: '清除全部',
  active: '已用篩選條件',
  contains: (field: string, text: string) => spaced`${field}含「${text}」`,
  choice: (field: string, texts: string) => `${field}：${texts}`,
  between: (field: string, from: string, to: string) => `${field} ${from}–${to}`,
  atLeast: (field: string, from: string) => `${field} ≥ ${from}`,
  atMost: (field: string, to: string) => `${field} ≤ ${to}`,
  on: (field: string, day: string) => `${field} ${day}`,
  since: (field: string, day: string) => `${field} ${day} 起`,
  until: (field: string, day: string) => `${field} ${day} 止`,
  remove: (filter: string) => `移除篩選：${filter}`,
  listComma: '、',
  order: (field: string) => spaced`${field}的最小值大於最大值。`,
};

export const tree = {
  search: (label: string) => spaced`搜尋${label}`,
  searchPlaceholder: '搜尋',
  found: (count: number) => `找到 ${count} 項`,
  none: (words: string) => `沒有找到「${words}」`,
  branchFailed: '載入失敗，展開重試',
  taken: (name: string) => `已選取「${name}」：移到目標處按 Ctrl+V 放入，按 Esc 放棄。`,
  refused: (name: string) => `「${name}」不能移到這裡。`,
  moved: (name: string, above: string) => `「${name}」已移到「${above}」之下。`,
  reordered: (name: string, place: number, count: number) => `「${name}」現在排第 ${place}，共 ${count} 項。`,
  undone: (name: string) => `「${name}」已移回原處。`,
  failed: (name: string) => `「${name}」未能移動，仍在原處。`,
  undo: '復原',
};

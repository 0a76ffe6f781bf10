import { bulkBar } from './zh/bulkBar.ts';
import { calendar } from './zh/calendar.ts';
import { cascader } from './zh/cascader.ts';
import { columnChooser } from './zh/columnChooser.ts';
import { confirm } from './zh/confirm.ts';
import { dataGrid } from './zh/dataGrid.ts';
import { datePicker } from './zh/datePicker.ts';
import { header } from './zh/header.ts';
import { loginDialog } from './zh/loginDialog.ts';
import { permissionGate } from './zh/permissionGate.ts';
import { progress } from './zh/progress.ts';
import { qrPanel } from './zh/qrPanel.ts';
import { qrPay } from './zh/qrPay.ts';
import { quantityStepper } from './zh/quantityStepper.ts';
import { steps } from './zh/steps.ts';
import { tableFilters } from './zh/tableFilters.ts';
import { toast } from './zh/toast.ts';
import { upload } from './zh/upload.ts';
import { weekPicker } from './zh/weekPicker.ts';

/** Built-in texts of the kit in Chinese. The shape of this object is the dictionary every language fills. */
export const zh = {
  lang: 'zh-CN',
  common: {
    close: '关闭',
    cancel: '取消',
    confirm: '确定',
    clear: '清除',
    loading: '加载中',
    retry: '重试',
    required: '必填',
    optional: '选填',
    more: '更多',
    none: '—',
  },
  carousel: {
    role: '轮播',
    slide: '第几张',
    label: (at: number, of: number) => `第 ${at} 张，共 ${of} 张`,
    pause: '暂停轮播',
    play: '继续轮播',
    pick: '选择轮播图',
    show: (at: number) => `显示第 ${at} 张`,
  },
  confirm,
  copyable: {
    copy: (name: string) => `复制${name}`,
    copied: '已复制',
    refused: '浏览器不允许复制，请选中后手动复制',
  },
  countdown: {
    left: (minutes: number, seconds: number) =>
      minutes > 0 ? `剩余 ${minutes} 分 ${seconds} 秒` : `剩余 ${seconds} 秒`,
    ended: '时间到',
  },
  dialog: {
    discardQuestion: '放弃已填写的内容？',
    keepEditing: '继续填写',
    discard: '放弃',
  },
  emptyState: {
    'none-yet': { heading: '这里还没有内容', text: '有了新内容，会显示在这里。' },
    'none-match': { heading: '没有符合条件的结果', text: '换一个条件，或清除筛选后再试。' },
    'not-allowed': { heading: '没有访问权限', text: '您的账户不能查看此内容，请联系管理员。' },
    'login-needed': { heading: '登录后查看', text: '登录后即可看到这里的内容。' },
    failed: { heading: '加载失败', text: '服务暂时没有回应，您可以重试。' },
    offline: { heading: '网络已断开', text: '请检查网络连接，恢复后会继续。' },
    soon: { heading: '即将上线', text: '此功能正在准备中。' },
    'not-found': { heading: '页面不存在', text: '链接可能已失效，或地址有误。' },
    trace: '追踪编号',
  },
  loginDialog,
  notice: {
    good: '成功',
    bad: '错误',
    caution: '注意',
    neutral: '说明',
    tint: '提示',
  },
  qrPanel,
  skeleton: { loading: '加载中' },
  toast,
  combobox: {
    start: '输入关键字查找',
    none: (keyword: string) => `没有找到“${keyword}”`,
    failed: '查找失败，请重试。',
    failedKeys: '查找失败，按回车键重试。',
    count: (count: number, more: boolean) => (more ? `前 ${count} 项结果` : `${count} 项结果`),
    more: (limit: number) => `仅列出前 ${limit} 项，继续输入可缩小范围。`,
  },
  portCombobox: {
    placeholder: '港口名称、拼音或代码',
    recent: '最近查询',
    popular: '热门港口',
  },
  bulkBar,
  columnChooser,
  dataGrid,
  tableFilters,
  dataTable: {
    sortUp: (column: string) => `按${column}升序排列`,
    sortDown: (column: string) => `按${column}降序排列`,
    sortOff: (column: string) => `取消按${column}排序`,
    sort: '排序',
    sortNone: '默认顺序',
    sortedUp: (column: string) => `${column} 升序`,
    sortedDown: (column: string) => `${column} 降序`,
    refreshing: '正在更新',
  },
  footer: {
    contact: '联系方式',
    legal: '法律信息',
  },
  header,
  pagination: {
    label: '分页',
    page: (page: number) => `第 ${page} 页`,
    previous: '上一页',
    next: '下一页',
    status: (page: number, pages: number) => `第 ${page} 页，共 ${pages} 页`,
    statusOpen: (page: number) => `第 ${page} 页`,
    range: (first: string, last: string, total: string) => `第 ${first}–${last} 条，共 ${total} 条`,
    rangeOpen: (first: string, last: string) => `第 ${first}–${last} 条`,
    none: '共 0 条',
    size: '每页条数',
    perPage: (size: number) => `${size} 条/页`,
    jump: '跳至页码',
    jumpShort: '跳至',
  },
  priceChange: {
    up: (amount: string) => `上涨 ${amount}`,
    down: (amount: string) => `下跌 ${amount}`,
    same: '持平',
    /** Habit of the reader: at home a rise is red, elsewhere green. */
    rise: 'red',
  },
  routeMap: {
    zoomIn: '放大',
    zoomOut: '缩小',
    reset: '复位',
    keys: '方向键平移，加减键缩放，0 复位',
    places: '图上地点',
    origin: '起运港',
    destination: '目的港',
    transit: '中转港',
    vessel: '船位',
    port: '港口',
  },
  skipLink: {
    toContent: '跳到正文',
  },
  weekStrip: {
    label: '选择离港周',
  },
  tabs: {
    errors: (count: number) => `${count} 处需要修改`,
  },
  calendar,
  cascader,
  datePicker,
  permissionGate,
  progress,
  qrPay,
  quantityStepper,
  steps,
  upload,
  weekPicker,
} as const satisfies Dictionary;

interface Dictionary {
  readonly [key: string]: string | ((...args: never[]) => string) | Dictionary;
}

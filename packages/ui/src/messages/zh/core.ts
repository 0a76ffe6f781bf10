import { calendar } from './calendar.ts';
import { confirm } from './confirm.ts';
import { header } from './header.ts';
import { spaced } from './spaced.ts';
import { toast } from './toast.ts';
import { weekPicker } from './weekPicker.ts';

/** Texts that nearly every page shows: header, footer, search, plain tables, messages, in Chinese. */
export const core = {
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
  calendar,
  combobox: {
    start: '输入关键字查找',
    none: (keyword: string) => `没有找到“${keyword}”`,
    failed: '查找失败，请重试。',
    failedKeys: '查找失败，按回车键重试。',
    count: (count: number, more: boolean) => (more ? `前 ${count} 项结果` : `${count} 项结果`),
    more: (limit: number) => `仅列出前 ${limit} 项，继续输入可缩小范围。`,
  },
  confirm,
  copyable: {
    copy: (name: string) => spaced`复制${name}`,
    copied: '已复制',
    refused: '浏览器不允许复制，请选中后手动复制。',
  },
  countdown: {
    left: (minutes: number, seconds: number) =>
      minutes > 0 ? `剩余 ${minutes} 分 ${seconds} 秒` : `剩余 ${seconds} 秒`,
    ended: '时间到',
  },
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
  dialog: {
    discardQuestion: '放弃已填写的内容？',
    keepEditing: '继续填写',
    discard: '放弃',
  },
  emptyState: {
    'none-yet': { heading: '这里还没有内容', text: '有了新内容，会显示在这里。' },
    'none-match': { heading: '没有符合条件的结果', text: '换一个条件，或清除筛选后再试。' },
    'not-allowed': { heading: '没有访问权限', text: '您的账号不能查看此内容，请联系管理员。' },
    'login-needed': { heading: '登录后查看', text: '登录后即可看到这里的内容。' },
    failed: { heading: '加载失败', text: '服务暂时没有回应，您可以重试。' },
    offline: { heading: '网络已断开', text: '请检查网络连接，恢复后会继续。' },
    soon: { heading: '即将上线', text: '此功能正在准备中。' },
    'not-found': { heading: '页面不存在', text: '链接可能已失效，或地址有误。' },
    trace: '追踪编号',
  },
  footer: {
    legal: '法律信息',
  },
  header,
  pagination: {
    label: '分页',
    page: (page: number) => `第 ${page} 页`,
    previous: '上一页',
    next: '下一页',
    status: (page: string, pages: string) => `第 ${page} 页，共 ${pages} 页`,
    statusOpen: (page: string) => `第 ${page} 页`,
    range: (first: string, last: string, total: string) => `第 ${first}–${last} 条，共 ${total} 条`,
    rangeOpen: (first: string, last: string) => `第 ${first}–${last} 条`,
    none: '共 0 条',
    size: '每页条数',
    perPage: (size: number) => `${size} 条/页`,
    jump: '跳至页码',
    jumpMissing: '请输入页码，如 3',
    jumpShort: '跳至',
  },
  portCombobox: {
    placeholder: '港口名称、拼音或代码',
    recent: '最近查询',
    popular: '热门港口',
  },
  priceChange: {
    up: (amount: string) => `上涨 ${amount}`,
    down: (amount: string) => `下跌 ${amount}`,
    same: '持平',
    /** Habit of the reader: at home a rise is red, elsewhere green. */
    rise: 'red',
  },
  skeleton: { loading: '加载中' },
  skipLink: {
    toContent: '跳到正文',
  },
  toast,
  weekPicker,
  weekStrip: {
    label: '选择离港周',
  },
} as const;

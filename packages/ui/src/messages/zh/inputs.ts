// Texts of fields, in Chinese.

export const cascader = {
  placeholder: '选择，或粘贴地址',
  choose: '选择地区',
  first: '第一级',
  within: (path: string) => `${path} 的下级`,
  chosen: (path: string) => `已选择 ${path}`,
  fromAddress: '从地址识别',
  results: '查找结果',
  count: (count: number) => `${count} 项结果`,
  none: (keyword: string) => `没有找到“${keyword}”`,
  empty: '没有可选的内容',
  failed: '加载失败',
  columnFailed: (path: string) => `${path} 的下级加载失败`,
  unfinished: '请从列表中选择。',
};

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

/** Texts of a combobox that chooses several, in Chinese. */
export const multiCombobox = {
  chosen: (label: string) => `已选：${label}`,
  remove: (name: string) => `移除 ${name}`,
  added: (name: string, count: number) => `已添加 ${name}，共 ${count} 项`,
  removed: (name: string, count: number) => `已移除 ${name}，还有 ${count} 项`,
  full: (max: number) => `最多选择 ${max} 项，请先移除一项。`,
};

export const tagInput = {
  twice: (tag: string, _limit: number) => `“${tag}”已在列表中。`,
  full: (tag: string, max: number) => `最多 ${max} 个标签，请先移除一个再添加“${tag}”。`,
  long: (_tag: string, longest: number) => `一个标签最多 ${longest} 个字，请缩短。`,
};

export const quantityStepper = {
  less: '减少',
  more: '增加',
  whole: '请输入整数。',
  tooFew: (least: number) => `最少 ${least}。`,
  tooMany: (most: number) => `最多 ${most}。`,
};

export const upload = {
  choose: '选择图片',
  chooseMore: '继续添加',
  exchange: '更换图片',
  camera: '拍照',
  drop: '也可拖放或粘贴到此处',
  dropNow: '松开即可上传',
  limits: (size: string, max: number, shrinks: boolean) =>
    `JPG、JPEG 或 PNG，${max > 1 ? '每张' : ''}不超过 ${size}${max > 1 ? `，最多\u00a0${max}\u00a0张` : ''}。${
      shrinks ? '较大的照片会自动压缩。' : ''
    }`,
  unnamed: (place: number) => `图片 ${place}`,
  none: '未上传',
  checking: '正在检查',
  waiting: '排队中',
  preparing: '正在压缩',
  sending: (percent: number) => `正在上传 ${percent}%`,
  done: '已上传',
  progress: (name: string) => `正在上传 ${name}`,
  progressAll: (count: number) => `正在上传 ${count} 张图片`,
  pausing: '稍后自动重试',
  twin: (name: string) => `与另一处的 ${name} 相同，请确认。`,
  preview: (name: string) => `预览 ${name}`,
  replace: (name: string) => `更换 ${name}`,
  remove: (name: string) => `移除 ${name}`,
  cancel: (name: string) => `取消上传 ${name}`,
  again: '重试',
  retry: (name: string) => `重试 ${name}`,
  up: (name: string) => `上移 ${name}`,
  down: (name: string) => `下移 ${name}`,
  list: '已选图片',
  showMore: (count: number) => `再显示 ${count} 张`,
  ask: '请上传图片。',
  wait: '图片正在上传，请稍候再提交。',
  mend: '有图片未上传成功，请重试或移除。',
  problem: {
    type: '仅支持 JPG、JPEG 或 PNG 格式',
    size: (limit: string) => `图片大小不能超过 ${limit}`,
    unreadable: '无法读取该文件，可能已损坏或被移动，请重新选择',
    same: (name: string) => `与已选的 ${name} 相同`,
    network: '网络连接中断',
    away: '服务暂时不可用',
    session: '登录已失效，请重新登录后重试',
    limited: '上传过于频繁，请稍后重试',
    limitedFor: (seconds: number) => `上传过于频繁，请\u00a0${seconds}\u00a0秒后重试`,
    failed: '上传失败',
  },
  tooMany: (max: number, left: number) => `最多\u00a0${max}\u00a0张，有\u00a0${left}\u00a0张未添加。`,
  said: {
    done: (name: string) => `${name} 已上传`,
    failed: (name: string, reason: string) => `${name} 未上传：${reason}`,
    removed: (name: string) => `已移除 ${name}`,
    moved: (name: string, place: number, of: number) => `${name}：第 ${place} 张，共 ${of} 张`,
    arrived: '已从手机收到一张图片',
  },
  previewDialog: {
    title: '预览',
    zoomIn: '实际大小',
    zoomOut: '适应窗口',
    previous: '上一张',
    next: '下一张',
    place: (at: number, of: number) => `第 ${at} 张，共 ${of} 张`,
    broken: '图片无法显示',
  },
  phone: {
    open: '用手机上传',
    title: '用手机上传',
    description: '用手机扫描二维码，拍照或从相册选择，图片会出现在这里。',
    qr: '在手机上打开上传页面的二维码',
    starting: '正在生成二维码',
    waiting: '等待扫码',
    connected: '手机已连接，请在手机上选择图片',
    lost: '连接中断，正在重试',
    received: (count: number) => `已收到 ${count} 张`,
    until: '有效期',
    expired: '二维码已失效',
    failed: (reason: string) => `无法生成二维码：${reason}`,
    again: '重新获取',
    typed: '无法扫码？请在手机浏览器中输入：',
    link: '链接',
    finish: '完成',
  },
};

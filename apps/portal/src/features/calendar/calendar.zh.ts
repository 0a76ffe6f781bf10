/** Words of calendar feeds in Chinese. */
export const calendar = {
  button: '加入日历',
  dialogTitle: '加入日历',
  dialogText: '每个截止时间、开船和到港各为一个日程，按港口当地时间。不含价格。',
  fileTitle: '一次性导入',
  fileText: '可导入 Outlook、苹果或谷歌日历的文件。船期变更后不会更新。',
  file: '下载 .ics 文件',
  planFile: '下载计划 .ics 文件',
  subscribeTitle: '订阅，自动更新',
  subscribeText: '日历软件会定期读取您的私密地址；截止时间变更后日程随之移动，并注明原时间。',
  make: '生成订阅地址',
  open: '在日历软件中打开',
  copy: '复制地址',
  address: '日历订阅地址',
  secret: '任何人拿到此地址都能查看日历。可在“我的日历”里更换或停用。',
  mine: '我的日历',
} as const;

export const words = {
  case: {
    back: '返回队列',
    previous: '上一件',
    next: '下一件',
    place: '{{place}} / {{total}}',
    decision: '决定',
    trail: '经过',
    only: '只增不改',
    paper: {
      expired: '图片链接已过期',
      reload: '重新载入',
    },
    changed: { title: '您查看期间有了变化，没有执行您的操作', reload: '看最新情况' },
    notes: {
      zh: '补充说明（中文）',
      en: '补充说明（英文）',
      both: '中文和英文都要写。',
      none: '请勾选原因，或者用中文和英文写明。',
      cancel: '取消',
    },
  },
} as const;

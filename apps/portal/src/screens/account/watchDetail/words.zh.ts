export const title = '提醒详情';

export const words = {
  watchDetail: {
    all: '全部提醒',
    conditions: '提醒情况',
    delivery: '提醒方式',
    added: '设置时间',
    pause: '暂停',
    resume: '恢复',
    paused: '提醒已暂停。暂停期间的变化不会补发。',
    resumed: '提醒已恢复。',
    edit: '修改',
    remove: '删除',
    removeTitle: '删除这个提醒？',
    removeText: '提醒记录也会一并删除。',
    removed: '提醒已删除。',
    history: '提醒记录',
    historyNote: '最近 100 次，最新的在前。',
    none: '还没有提醒过',
    noneText: '下次导入船期或价格后会检查。',
    noneOfNumber: '船公司有新动态后会检查。',
    proof: '查看变化',
  },
} as const;

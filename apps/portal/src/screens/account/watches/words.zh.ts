export const title = '提醒';

export const words = {
  watches: {
    lead: '航线、航次和跟踪的单号有变化时提醒您，最新设置的在前。',
    caption: '提醒列表',
    target: '航线、航次或单号',
    conditions: '提醒情况',
    delivery: '提醒方式',
    state: '状态',
    firings: '已提醒次数',
    last: '最近一次',
    added: '设置时间',
    never: '还没有',
    emptyTitle: '还没有提醒',
    emptyText: '打开一条航线的变化页、一个航次或一个跟踪的单号，点“设置提醒”。',
    schedule: '查询航次',
  },
} as const;

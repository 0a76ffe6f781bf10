export const title = '城市';

/** Words of the reader's city in Chinese. */
export const words = {
  city: {
    title: '我的城市',
    lead: '选您发货的城市，附近有哪些集装箱港口、离您多远，一眼看到。只保存在您的账号里。',
    choose: '城市',
    none: '未选择',
    ports: '{{city}}附近的港口',
    distance: '{{km}} 公里',
    note: '直线距离，陆运里程会更长。',
    emptyTitle: '还没有选城市',
    emptyText: '选好之后，这里列出附近的集装箱港口。',
  },
} as const;

/** Texts for schedule reliability, in Chinese. */
export const scores = {
  heading: '船期表现',
  note: '{{from}}–{{to}} 已开船或取消的航次；少于 20 个航次不给数字',
  carrier: '船公司',
  route: '本航线全部船公司',
  reliability: '准班率',
  stability: '船期稳定率',
  shift: '平均偏差',
  calls: '航次数',
  tooFew: '航次太少',
  hours: '{{count}} 小时',
} as const;

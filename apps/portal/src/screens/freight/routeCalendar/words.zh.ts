export const title = '航线月历';

/** Words of the calendar of a route, in Chinese. */
export const words = {
  routeCalendar: {
    results: '按周查看运价',
    note: '按起运港当地时间。橙色为截单，蓝色为还可订的航次，灰色为已不可订的航次。',
    none: '本月没有这条航线的航次。',
    cutOff: '截单 {{vessel}}',
    departed: '已开船',
    portClosed: '已截港',
    documentsClosed: '已截单',
    closed: '{{carriers}}，{{reason}}',
  },
} as const;

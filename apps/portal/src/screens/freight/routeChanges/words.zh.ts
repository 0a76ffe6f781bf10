import { eventNames } from '../../../features/sailings/eventNames.zh.ts';
import { scores } from '../../../features/sailings/scores.zh.ts';

export const title = '航线变动';

/** Words of the changes on a route, in Chinese. */
export const words = {
  scores,
  routeChanges: {
    watch: '设置提醒',
    results: '查看船期',
    noCalls: '最近 90 天没有已开船的航次',
    noCallsText: '有航次开船或取消后，这里会显示各船公司的船期表现。',
    events: '最近 30 天的变动',
    eventsNote: '以每次导入的船期和价格为准',
    none: '最近 30 天没有变动',
    noneText: '下次导入船期时，改动会列在这里。',
    event: eventNames,
    what: '变动',
    sailing: '航次',
    departure: '预计开船',
    recorded: '记录时间',
    former: '{{vessel}} {{voyage}}，原为 {{former}}',
  },
} as const;

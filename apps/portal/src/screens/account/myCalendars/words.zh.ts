import { calendar } from '../../../features/calendar/calendar.zh.ts';

export const title = '我的日历';

/** Words of the reader's calendar feeds in Chinese. */
export const words = {
  calendar,
  myCalendars: {
    lead: '日历软件通过私密地址读取的航线和航次。任何人拿到地址都能查看。',
    back: '我的关注',
    caption: '日历订阅',
    subject: '航线或航次',
    lane: '{{origin}} → {{destination}}',
    read: '最近读取',
    never: '尚未读取',
    address: '订阅地址',
    actions: '操作',
    renew: '更换地址',
    renewTitle: '更换“{{name}}”的订阅地址？',
    renewText: '原地址立即失效。请在日历软件里用新地址重新订阅。',
    renewed: '已更换地址',
    revoke: '停用',
    revokeTitle: '停用“{{name}}”的日历订阅？',
    revokeText: '地址立即失效。日历软件可能仍保留已读取的日程，请在那里删除。',
    revoked: '已停用',
    emptyTitle: '还没有日历订阅',
    emptyText: '在关注的航线或航次页面点“加入日历”，截止时间就会出现在您的日历里。',
    browse: '查看我的关注',
  },
} as const;

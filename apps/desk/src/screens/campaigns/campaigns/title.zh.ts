export const title = '推送活动';

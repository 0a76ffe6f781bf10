export const title = '资讯搜索';

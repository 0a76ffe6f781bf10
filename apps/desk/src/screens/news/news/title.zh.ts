export const title = '资讯';

export const title = '我的关注';

export const title = '资讯收藏';

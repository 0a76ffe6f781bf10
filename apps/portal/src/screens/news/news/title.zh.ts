export const title = '新闻资讯';

export const title = '文章';

export const title = '资讯详情';

export const title = '船公司详情';

export const title = '船期详情';

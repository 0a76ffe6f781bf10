export const title = '数据统计';

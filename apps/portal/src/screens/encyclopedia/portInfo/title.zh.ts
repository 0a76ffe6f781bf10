export const title = '港口信息';

export const title = '港口详情';

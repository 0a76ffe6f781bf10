export const title = '船舶详情';

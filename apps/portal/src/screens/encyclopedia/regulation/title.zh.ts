export const title = '法规详情';

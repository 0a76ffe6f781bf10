export const title = 'HS 编码详情';

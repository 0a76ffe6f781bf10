export const title = '认证详情';

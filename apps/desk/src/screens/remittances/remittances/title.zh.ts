export const title = '认证打款';

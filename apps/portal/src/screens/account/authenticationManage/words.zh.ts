export const title = '认证管理';

export const title = '认证审核';

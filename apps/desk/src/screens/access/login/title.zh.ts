export const title = '登录';

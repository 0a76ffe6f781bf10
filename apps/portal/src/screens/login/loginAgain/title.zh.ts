export const title = '请重新登录';

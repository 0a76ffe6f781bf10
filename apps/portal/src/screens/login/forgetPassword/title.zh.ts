export const title = '忘记密码';

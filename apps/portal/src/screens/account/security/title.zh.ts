export const title = '账号安全';

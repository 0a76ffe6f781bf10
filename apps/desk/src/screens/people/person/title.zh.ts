export const title = '账号';

export const title = '企业认证';

export const title = '企业邀请';

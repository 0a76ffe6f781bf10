export const title = '会员中心';

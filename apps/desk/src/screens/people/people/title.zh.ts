export const title = '用户与企业';

export const title = '个人资料';

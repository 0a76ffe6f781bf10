export const title = '变更记录';

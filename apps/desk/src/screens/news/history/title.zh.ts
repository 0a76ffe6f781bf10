export const title = '修改记录';

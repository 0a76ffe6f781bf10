export const title = '法规搜索';

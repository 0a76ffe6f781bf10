export const title = '航线上架';

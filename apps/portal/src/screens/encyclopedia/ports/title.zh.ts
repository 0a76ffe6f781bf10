export const title = '港口';

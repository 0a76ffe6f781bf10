export const title = '海事法规';

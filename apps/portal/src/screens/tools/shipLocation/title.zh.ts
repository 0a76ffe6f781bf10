export const title = '船舶位置';

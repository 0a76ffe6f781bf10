export const title = '船舶';

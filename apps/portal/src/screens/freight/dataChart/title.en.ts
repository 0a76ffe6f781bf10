export const title = 'Data chart';

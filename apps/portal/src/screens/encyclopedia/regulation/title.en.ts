export const title = 'Regulation';

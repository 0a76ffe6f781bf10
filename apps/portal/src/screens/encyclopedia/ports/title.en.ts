export const title = 'Ports';

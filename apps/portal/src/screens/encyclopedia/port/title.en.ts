export const title = 'Port';

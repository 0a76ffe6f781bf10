export const title = 'Port information';

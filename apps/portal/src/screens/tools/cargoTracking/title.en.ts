export const title = 'Cargo tracking';

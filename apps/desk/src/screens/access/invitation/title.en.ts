export const title = 'Invitation';

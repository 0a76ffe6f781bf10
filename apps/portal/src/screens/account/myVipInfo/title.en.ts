export const title = 'Member zone';

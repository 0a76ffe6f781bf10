export const title = 'Staff';

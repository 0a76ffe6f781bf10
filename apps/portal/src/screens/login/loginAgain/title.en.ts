export const title = 'Please log in again';

export const title = 'City';

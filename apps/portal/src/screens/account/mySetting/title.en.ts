export const title = 'My profile';

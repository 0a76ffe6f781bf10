export const title = 'Search regulations';

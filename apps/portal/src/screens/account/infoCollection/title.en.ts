export const title = 'Saved articles';

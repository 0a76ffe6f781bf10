export const title = 'Followed route';

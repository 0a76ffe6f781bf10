export const title = 'Requests for cover';

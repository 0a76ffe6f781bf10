export const title = 'Following';

export const title = 'HS codes';

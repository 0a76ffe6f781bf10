export const title = 'Verifications';

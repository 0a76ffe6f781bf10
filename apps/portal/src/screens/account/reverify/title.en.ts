export const title = 'Verification';

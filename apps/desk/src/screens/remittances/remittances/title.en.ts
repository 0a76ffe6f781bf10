export const title = 'Verification payments';

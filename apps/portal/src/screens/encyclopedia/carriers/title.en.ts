export const title = 'Carriers';

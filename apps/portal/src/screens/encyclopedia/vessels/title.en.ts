export const title = 'Vessels';

export const title = 'Vessel';

export const title = 'Vessel position';

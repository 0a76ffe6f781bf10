export const title = 'Surcharges';

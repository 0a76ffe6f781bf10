export const title = 'Campaigns';

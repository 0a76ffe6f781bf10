export const title = 'Seats';

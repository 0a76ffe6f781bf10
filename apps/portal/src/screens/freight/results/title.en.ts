export const title = 'Schedules and prices';

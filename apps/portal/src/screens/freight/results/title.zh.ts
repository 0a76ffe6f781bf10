export const title = '船期与运价';

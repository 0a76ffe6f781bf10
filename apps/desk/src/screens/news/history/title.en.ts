export const title = 'Changes';

export const title = 'Changes in the company';

export const title = 'Insurers';

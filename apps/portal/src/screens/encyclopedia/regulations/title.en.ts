export const title = 'Maritime regulations';

export const title = 'Cargo insurance';

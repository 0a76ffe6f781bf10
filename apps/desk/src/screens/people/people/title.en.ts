export const title = 'People and companies';

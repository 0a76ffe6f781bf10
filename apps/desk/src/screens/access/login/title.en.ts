export const title = 'Log in';

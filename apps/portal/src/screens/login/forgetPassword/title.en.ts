export const title = 'Forgot password';

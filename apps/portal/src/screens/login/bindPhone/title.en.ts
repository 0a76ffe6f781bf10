export const title = 'Bind phone';

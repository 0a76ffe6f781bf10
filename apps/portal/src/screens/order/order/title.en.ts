export const title = 'Pay order';

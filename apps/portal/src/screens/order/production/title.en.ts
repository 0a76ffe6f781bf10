export const title = 'Route subscription';

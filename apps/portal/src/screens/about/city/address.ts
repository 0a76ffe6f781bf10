/** Address of the reader's city. */
export const cityPath = '/city';

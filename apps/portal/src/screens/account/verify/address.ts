/** Returns the address of the application for a company account. */
export const verifyAddress = (): string => '/verify';

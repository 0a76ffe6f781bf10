/** Where a company account is applied for. */
export const verifyAddress = (): string => '/verify';

/** Where what was submitted for a company is seen, corrected and submitted again. */
export const reverifyAddress = (): string => '/reverify';

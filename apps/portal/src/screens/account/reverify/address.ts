/** Returns the address where the submitted company data is viewed, corrected and submitted again. */
export const reverifyAddress = (): string => '/reverify';

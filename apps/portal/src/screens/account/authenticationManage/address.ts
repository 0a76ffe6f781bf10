/** Returns the address of the certification status of a person or a company. */
export const authenticationManageAddress = (): string => '/authenticationManage';

/** The id of the part about the company. */
export const companyPart = 'company';

/** The same page at the company: to apply for one. */
export const companyCertificationAddress = (): string => `${authenticationManageAddress()}#${companyPart}`;

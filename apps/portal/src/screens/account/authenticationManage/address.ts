/** Where a person or a company sees how far its certification is. */
export const authenticationManageAddress = (): string => '/authenticationManage';

/** The id of the part about the company. */
export const companyPart = 'company';

/** The same page at the company: to apply for one. */
export const companyCertificationAddress = (): string => `${authenticationManageAddress()}#${companyPart}`;

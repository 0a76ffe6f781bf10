/** Where a person or a company sees how far its certification is. */
export const authenticationManageAddress = (): string => '/authenticationManage';

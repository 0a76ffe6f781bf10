/** Address of who changed what in the company. */
export function companyLogAddress(): string {
  return '/companyFramework/log';
}

/** Address of the login service of the company. */
export function companyLoginAddress(): string {
  return '/companyFramework/login';
}

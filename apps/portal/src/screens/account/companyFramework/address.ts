/** Address of the company's departments and people. */
export function companyFrameworkAddress(): string {
  return '/companyFramework';
}

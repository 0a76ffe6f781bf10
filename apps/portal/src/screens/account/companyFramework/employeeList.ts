import type { ListQuery } from '@fairway/gateway/contract/listing';
import { employeeListing } from '@fairway/gateway/contract/listings/employees';
import { siteList } from '@fairway/site/list';
import { companyFrameworkAddress } from './address.ts';

/** The department whose people are shown, with those below it; everyone if undefined. */
export interface EmployeeScope {
  readonly departmentId?: string | undefined;
}
export type EmployeeQuery = ListQuery<typeof employeeListing> & EmployeeScope;

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** People of the company, from the address. */
export const employeeList = siteList({
  path: companyFrameworkAddress(),
  listing: employeeListing,
  scope: {
    read(params): EmployeeScope {
      const departmentId = params.get('department') ?? '';
      return id.test(departmentId) ? { departmentId } : { departmentId: undefined };
    },
    write: ({ departmentId }) => ({ department: departmentId }),
  },
});

import { companyFramework as calls } from '@fairway/gateway/contract/companyFramework';
import { companyInvitations } from '@fairway/gateway/contract/companyInvitation';
import { type Route, read, readByPost, write, writeInSteps } from '../../http/answer.ts';
import { handOver, setAdmin } from './admins.ts';
import {
  addDepartment,
  deleteDepartment,
  departmentsOf,
  updateDepartment,
} from './departments/departments.ts';
import { answerInvitation, openInvitation } from './people/answerInvitation.ts';
import {
  addEmployee,
  countEmployees,
  deleteEmployees,
  moveEmployees,
  updateEmployee,
} from './people/employees.ts';
import { checkImport, importEmployees } from './people/import.ts';
import { invite, withdrawInvitation } from './people/invite.ts';
import { employeesPage, listAdmins } from './store.ts';

export const routes: readonly Route[] = [
  read(calls.selectFramework, async ({ db, caller, now }) => {
    const { tenantId } = caller;
    await listAdmins(db, tenantId, now);
    const [company, departments, employees] = await Promise.all([
      db.selectFrom('company').select('name').where('tenantId', '=', tenantId).executeTakeFirst(),
      departmentsOf(db, tenantId),
      countEmployees(db, tenantId),
    ]);
    const assigned = departments.reduce((sum, { members }) => sum + members, 0);
    return { companyName: company?.name ?? '', departments, employees, unassigned: employees - assigned };
  }),
  read(calls.selectEmployees, async ({ query, db, caller, now }) => {
    await listAdmins(db, caller.tenantId, now);
    return employeesPage(db, caller, query, now);
  }),
  write(calls.addDepartment, addDepartment),
  write(calls.updateDepartment, updateDepartment),
  write(calls.deleteDepartment, deleteDepartment),
  write(calls.addEmployee, addEmployee),
  write(calls.updateEmployee, updateEmployee),
  write(calls.moveEmployees, moveEmployees),
  write(calls.deleteEmployees, deleteEmployees),
  readByPost(calls.checkImport, 'a file is too long for an address', checkImport),
  write(calls.importEmployees, importEmployees),
  writeInSteps(calls.invite, invite),
  write(calls.withdrawInvitation, withdrawInvitation),
  readByPost(companyInvitations.open, 'the link stays out of addresses and logs', openInvitation),
  write(companyInvitations.answer, answerInvitation),
  write(calls.setAdmin, setAdmin),
  write(calls.handOver, handOver),
];

import { companyFramework as calls } from '@fairway/gateway/contract/companyFramework';
import { companyInvitations } from '@fairway/gateway/contract/companyInvitation';
import { answer, type Route } from '../../http/answer.ts';
import { handOver, setAdmin } from './admins.ts';
import { answerInvitation, openInvitation } from './answer.ts';
import { addDepartment, deleteDepartment, departmentsOf, updateDepartment } from './departments.ts';
import { addEmployee, countEmployees, deleteEmployees, moveEmployees, updateEmployee } from './employees.ts';
import { checkImport, importEmployees } from './import.ts';
import { invite, withdrawInvitation } from './invite.ts';
import { employeesPage, listAdmins } from './store.ts';

export const routes: readonly Route[] = [
  answer(calls.selectFramework, async ({ db, caller, now }) => {
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
  answer(calls.selectEmployees, async ({ query, db, caller, now }) => {
    await listAdmins(db, caller.tenantId, now);
    return employeesPage(db, caller, query, now);
  }),
  answer(calls.addDepartment, addDepartment),
  answer(calls.updateDepartment, updateDepartment),
  answer(calls.deleteDepartment, deleteDepartment),
  answer(calls.addEmployee, addEmployee),
  answer(calls.updateEmployee, updateEmployee),
  answer(calls.moveEmployees, moveEmployees),
  answer(calls.deleteEmployees, deleteEmployees),
  answer(calls.checkImport, checkImport),
  answer(calls.importEmployees, importEmployees),
  answer(calls.invite, invite),
  answer(calls.withdrawInvitation, withdrawInvitation),
  answer(companyInvitations.open, openInvitation),
  answer(companyInvitations.answer, answerInvitation),
  answer(calls.setAdmin, setAdmin),
  answer(calls.handOver, handOver),
];

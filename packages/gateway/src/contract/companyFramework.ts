import * as v from 'valibot';
import { call } from './call.ts';
import { invitationStates } from './companyInvitation.ts';
import { companyLogEntry } from './companyLog.ts';
import { csvPlace } from './csvPlace.ts';
import { email, phone } from './fields.ts';
import { listCall } from './listCall.ts';
import { companyLogListing } from './listings/companyLog.ts';
import { employeeListing } from './listings/employees.ts';
import { filledText, id, instant, nothing, text } from './shapes.ts';

export * from './companyLog.ts';

/** The limits of a company's people and departments. */
export const companyLimits = { employees: 20_000, departments: 1000, depth: 6, importRows: 1000 } as const;

/** The version that the admin read. A write with an older version is refused as already changed. */
const version = v.pipe(v.number(), v.integer(), v.minValue(1));
const name = filledText(40);
const nullableId = v.nullable(id);

export const department = v.object({
  id,
  /** The department above; null right under the company. */
  parentId: nullableId,
  name: v.string(),
  /** People in it, not in those below it. */
  members: v.number(),
  version,
});
export type Department = v.InferOutput<typeof department>;

export const employee = v.object({
  id,
  name: v.string(),
  department: v.nullable(v.object({ id, name: v.string() })),
  phone: v.nullable(v.string()),
  email: v.nullable(v.string()),
  type: v.picklist(['admin', 'member']),
  /** The account they log in with; null without one. `number` is the seat it takes, null for none. */
  account: v.nullable(
    v.object({ id, username: v.nullable(v.string()), disabled: v.boolean(), number: v.nullable(v.number()) }),
  ),
  /** Whether it is the caller. */
  self: v.boolean(),
  invitedAt: v.nullable(instant),
  /** The state of the last invitation, and its time; null if none was sent. */
  invitation: v.nullable(v.object({ state: v.picklist(invitationStates), at: instant })),
  version,
});
export type Employee = v.InferOutput<typeof employee>;

/** The data of a refusal `companyChanged`: the author of the earlier change, if known. */
export const companyChange = v.object({ by: v.nullable(v.string()), at: v.nullable(instant) });
export type CompanyChange = v.InferOutput<typeof companyChange>;

const person = {
  name,
  departmentId: nullableId,
  /** Each must be unique in the company. */
  phone: v.optional(v.nullable(phone)),
  email: v.optional(v.nullable(email)),
};
const read = { id, version };
const several = v.pipe(v.array(v.strictObject(read)), v.minLength(1), v.maxLength(200));

/** Maximum characters of each cell that are sent: more than any rule allows, so that the server reports the broken rule. */
export const importCells = { name: 200, department: 300, phone: 100, email: 300 } as const;

/** A line of a file as it was typed, with its number there; the department by its path, `Sales/Europe`. */
const importRow = v.strictObject({
  line: v.pipe(v.number(), v.integer(), v.minValue(1)),
  name: text(importCells.name),
  department: text(importCells.department),
  phone: text(importCells.phone),
  email: text(importCells.email),
});
/** As many rows as a file may have, each as long as the rules allow, in Chinese. */
const importBytes = 2 * 1024 * 1024;
const importRows = v.pipe(v.array(importRow), v.minLength(1), v.maxLength(companyLimits.importRows));

export const importReport = v.object({
  /** People that are added. */
  added: v.number(),
  /** Paths of departments that are made for them. */
  departments: v.array(v.string()),
  /** Lines that are left out: whose, in which column, and why in the reader's language. */
  bad: v.array(
    v.object({
      ...csvPlace.entries,
      column: v.nullable(v.picklist(['name', 'department', 'phone', 'email'])),
      name: v.string(),
      reason: v.string(),
    }),
  ),
});
export type ImportReport = v.InferOutput<typeof importReport>;

const caller = 'member:company:manage';

/** Departments and people of the caller's company. */
export const companyFramework = {
  selectFramework: call({
    method: 'GET',
    path: '/companyFramework/selectFramework',
    summary: "The departments of the caller's company, and how many people it has.",
    caller,
    data: v.object({
      companyName: v.string(),
      departments: v.array(department),
      /** All employees, and those without a department. */
      employees: v.number(),
      unassigned: v.number(),
    }),
  }),
  selectEmployees: listCall({
    path: '/companyFramework/selectEmployees',
    summary: 'A page of people: of the company, or of a department and those below it.',
    caller,
    listing: employeeListing,
    scope: { departmentId: v.optional(id) },
    row: employee,
  }),
  addDepartment: call({
    method: 'POST',
    path: '/companyFramework/addDepartment',
    summary: 'Adds a department.',
    caller,
    body: v.strictObject({ name, parentId: nullableId }),
    data: department,
    refusals: ['notFound', 'departmentTaken', 'departmentLimit'],
  }),
  updateDepartment: call({
    method: 'POST',
    path: '/companyFramework/updateDepartment',
    summary: 'Renames a department, or moves it below another.',
    caller,
    body: v.strictObject({ ...read, name, parentId: nullableId }),
    data: department,
    refusals: ['notFound', 'companyChanged', 'departmentTaken', 'departmentInside', 'departmentLimit'],
  }),
  deleteDepartment: call({
    method: 'POST',
    path: '/companyFramework/deleteDepartment',
    summary: 'Deletes a department that has neither people nor departments below it.',
    caller,
    body: v.strictObject(read),
    data: nothing,
    refusals: ['notFound', 'companyChanged', 'departmentHasMembers'],
  }),
  addEmployee: call({
    method: 'POST',
    path: '/companyFramework/addEmployee',
    summary: 'Adds somebody to the company.',
    caller,
    body: v.strictObject(person),
    data: employee,
    refusals: ['notFound', 'phoneBound', 'emailBound', 'memberLimitReached'],
  }),
  updateEmployee: call({
    method: 'POST',
    path: '/companyFramework/updateEmployee',
    summary: "Changes somebody's name, department and contacts.",
    caller,
    body: v.strictObject({ ...read, ...person }),
    data: employee,
    refusals: ['notFound', 'companyChanged', 'phoneBound', 'emailBound'],
  }),
  moveEmployees: call({
    method: 'POST',
    path: '/companyFramework/moveEmployees',
    summary: 'Moves people to a department, all of them or none.',
    caller,
    body: v.strictObject({ employees: several, departmentId: nullableId }),
    data: v.object({ moved: v.number() }),
    refusals: ['notFound', 'companyChanged'],
  }),
  deleteEmployees: call({
    method: 'POST',
    path: '/companyFramework/deleteEmployees',
    summary: 'Removes people, all of them or none; their sub-accounts end at once and their seats are free.',
    caller,
    body: v.strictObject({ employees: several }),
    data: v.object({ deleted: v.number() }),
    refusals: ['notFound', 'companyChanged', 'adminStays'],
  }),
  checkImport: call({
    method: 'POST',
    path: '/companyFramework/checkImport',
    summary: 'What an import of people would do, row by row; does nothing.',
    caller,
    maxBytes: importBytes,
    body: v.strictObject({ rows: importRows }),
    data: importReport,
  }),
  importEmployees: call({
    method: 'POST',
    path: '/companyFramework/importEmployees',
    summary: 'Adds the people of a checked file; refused where it would no longer add as many as were shown.',
    caller,
    maxBytes: importBytes,
    body: v.strictObject({ rows: importRows, expected: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
    data: importReport,
    refusals: ['companyChanged'],
  }),
  invite: call({
    method: 'POST',
    path: '/companyFramework/invite',
    summary: 'Invites somebody by SMS or email; an earlier link of theirs ends.',
    caller,
    body: v.strictObject({ id, by: v.picklist(['sms', 'email']) }),
    data: employee,
    refusals: ['notFound', 'contactMissing'],
  }),
  withdrawInvitation: call({
    method: 'POST',
    path: '/companyFramework/withdrawInvitation',
    summary: 'Takes back an invitation that nobody has answered; its link opens nothing any more.',
    caller,
    body: v.strictObject({ id }),
    data: employee,
    refusals: ['notFound', 'companyInvitationOver'],
  }),
  setAdmin: call({
    method: 'POST',
    path: '/companyFramework/setAdmin',
    summary: 'Makes a member an administrator, or an administrator a member again.',
    caller,
    body: v.strictObject({ ...read, admin: v.boolean() }),
    data: employee,
    refusals: ['notFound', 'companyChanged', 'employeeWithoutAccount', 'lastAdmin', 'seatsShort'],
  }),
  handOver: call({
    method: 'POST',
    path: '/companyFramework/handOver',
    summary: 'Hands the company over: the other becomes its administrator, the caller a member.',
    caller,
    body: v.strictObject(read),
    data: nothing,
    refusals: ['notFound', 'companyChanged', 'employeeWithoutAccount', 'seatsShort'],
  }),
  selectLog: listCall({
    path: '/companyFramework/selectLog',
    summary: 'A page of who changed what in the company, newest first.',
    caller,
    listing: companyLogListing,
    row: companyLogEntry,
  }),
} as const;

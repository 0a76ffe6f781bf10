import {
  type companyFramework as calls,
  companyLimits,
  type ImportReport,
} from '@fairway/gateway/contract/companyFramework';
import { ruleText } from '@fairway/gateway/contract/rules';
import { type Language, textOf } from '@fairway/gateway/contract/texts';
import { email as emailRule } from '@fairway/trade';
import type { Db } from '../../../database/db.ts';
import type { Handling } from '../../../http/answer.ts';
import { loginName } from '../../account/index.ts';
import { type Change, inCompany } from '../../companyLog/index.ts';
import { departmentsOf, insertDepartment } from '../departments/departments.ts';
import { findPath, type Placed, readPath } from '../departments/tree.ts';
import { countEmployees, insertEmployee } from './employees.ts';

type Row = Handling<typeof calls.checkImport>['body']['rows'][number];

interface Checked {
  readonly name: string;
  readonly path: readonly string[];
  readonly phone: string | null;
  readonly email: string | null;
}

interface Plan {
  readonly people: readonly Checked[];
  readonly departments: readonly Placed[];
  readonly report: ImportReport;
}

/** Reports the effects of a file without executing them. */
export async function checkImport(handling: Handling<typeof calls.checkImport>): Promise<ImportReport> {
  const { db, caller, body, language } = handling;
  return (await plan(db, caller.tenantId, body.rows, language)).report;
}

/** Adds the employees that the report listed. Checks the file again, because colleagues may have changed the data. */
export async function importEmployees(
  handling: Handling<typeof calls.importEmployees>,
): Promise<ImportReport> {
  const { body, refuse, language } = handling;
  return inCompany(handling, async (change) => {
    const { trx, tenantId, note } = change;
    const planned = await plan(trx, tenantId, body.rows, language);
    if (planned.report.added !== body.expected) {
      return refuse('companyChanged', { data: { by: null, at: null } });
    }
    const departments = [...planned.departments];
    let first = '';
    for (const person of planned.people) {
      const departmentId = await departmentFor(change, departments, person.path);
      const id = await insertEmployee(change, { ...person, departmentId });
      first ||= id;
    }
    const name = planned.people[0]?.name ?? '';
    await note({
      action: 'employeesImported',
      about: 'employee',
      id: first,
      name,
      to: `${planned.report.added}`,
    });
    return planned.report;
  });
}

async function departmentFor(
  change: Change,
  departments: Placed[],
  path: readonly string[],
): Promise<string | null> {
  let parentId: string | null = null;
  for (let depth = 1; depth <= path.length; depth += 1) {
    let department = findPath(departments, path.slice(0, depth));
    if (!department) {
      department = await insertDepartment(change, { name: path[depth - 1] ?? '', parentId });
      departments.push(department);
    }
    parentId = department.id;
  }
  return parentId;
}

async function plan(db: Db, tenantId: string, rows: readonly Row[], language: Language): Promise<Plan> {
  const [departments, people, count] = await Promise.all([
    departmentsOf(db, tenantId),
    db.selectFrom('employee').select(['phone', 'email']).where('tenantId', '=', tenantId).execute(),
    countEmployees(db, tenantId),
  ]);
  const phones = new Set(people.map(({ phone }) => phone));
  const emails = new Set(people.map(({ email }) => email));
  const made = new Set<string>();
  const good: Checked[] = [];
  const bad: ImportReport['bad'] = [];
  for (const row of rows) {
    const checked = check(row, language);
    const broken =
      'reason' in checked
        ? checked
        : (repeatedContact(checked, phones, emails, language) ??
          room(checked, { departments, made, count: count + good.length }, language));
    if (broken !== null || 'reason' in checked) {
      if (broken) bad.push(lineOf(row, broken));
      continue;
    }
    if (checked.phone !== null) phones.add(checked.phone);
    if (checked.email !== null) emails.add(checked.email);
    for (const path of missingPaths(departments, checked.path)) made.add(path);
    good.push(checked);
  }
  return { people: good, departments, report: { added: good.length, departments: [...made], bad } };
}

/** Which column of a line breaks a rule, and the rule in a sentence; null for the line as a whole. */
type Broken = Pick<ImportReport['bad'][number], 'column' | 'reason'>;

function lineOf(row: Row, { column, reason }: Broken): ImportReport['bad'][number] {
  const value = column === null ? '' : row[column].trim();
  return { line: row.line, column, value, name: row.name.trim(), reason };
}

/** Checks a line by the rules; returns the first broken one. */
function check(row: Row, language: Language): Checked | Broken {
  const broken = (column: keyof Omit<Row, 'line'>, rule: Parameters<typeof ruleText>[0]): Broken => ({
    column,
    reason: ruleText(rule, language),
  });
  const name = row.name.trim();
  if (name === '') return broken('name', 'required');
  if (name.length > 40) return broken('name', 'textLength');
  const path = readPath(row.department);
  if (path.some((part) => part.length > 40)) return broken('department', 'textLength');
  if (path.length > companyLimits.depth) {
    return { column: 'department', reason: textOf('departmentLimit', language) };
  }
  const typedPhone = row.phone.trim();
  const phone = typedPhone === '' ? null : loginName(typedPhone);
  if (phone === 'overseas') return broken('phone', 'overseasPhoneUnsupported');
  if (typedPhone !== '' && phone?.kind !== 'phone') return broken('phone', 'mobile');
  const email = row.email.trim().toLowerCase() || null;
  if (email !== null && emailRule(email) !== null) return broken('email', 'email');
  return { name, path, phone: phone?.value ?? null, email };
}

function repeatedContact(
  { phone, email }: Checked,
  phones: ReadonlySet<string | null>,
  emails: ReadonlySet<string | null>,
  language: Language,
): Broken | null {
  if (phone !== null && phones.has(phone)) return { column: 'phone', reason: textOf('phoneBound', language) };
  return email !== null && emails.has(email)
    ? { column: 'email', reason: textOf('emailBound', language) }
    : null;
}

interface Room {
  readonly departments: readonly Placed[];
  readonly made: ReadonlySet<string>;
  readonly count: number;
}

function room({ path }: Checked, { departments, made, count }: Room, language: Language): Broken | null {
  if (count >= companyLimits.employees) return { column: null, reason: textOf('membersFull', language) };
  const more = missingPaths(departments, path).filter((each) => !made.has(each)).length;
  return departments.length + made.size + more > companyLimits.departments
    ? { column: 'department', reason: textOf('departmentLimit', language) }
    : null;
}

/** Paths of the missing departments that a path needs. */
function missingPaths(departments: readonly Placed[], path: readonly string[]): string[] {
  return path
    .map((_, index) => path.slice(0, index + 1))
    .filter((each) => !findPath(departments, each))
    .map((each) => each.join('/'));
}

import type { Department, Employee } from '@fairway/gateway/contract/companyFramework';
import { type OutlineProps, useGateway, useList, useLoaded } from '@fairway/site';
import { Button, ButtonLink, Content, Inline, PageHead, Stack } from '@fairway/ui';
import { useStable } from '@fairway/ui/utilities';
import { useState } from 'react';
import { WithForms } from '../../../features/company/WithForms.tsx';
import { useWords } from '../../../language/words.ts';
import { companyLogAddress } from '../companyLog/address.ts';
import { companyLoginAddress } from '../companyLogin/address.ts';
import { distributeSeatAddress } from '../distributeSeat/address.ts';
import * as styles from './CompanyFrameworkScreen.css.ts';
import { DepartmentDialog } from './DepartmentDialog.tsx';
import { Departments } from './Departments.tsx';
import { EmployeeDialog } from './EmployeeDialog.tsx';
import type { EmployeeTask } from './EmployeeMenu.tsx';
import { type EmployeeQuery, employeeList } from './employeeList.ts';
import { ImportDialog } from './ImportDialog.tsx';
import type { loader } from './loader.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { People } from './People.tsx';
import { useEmployeeTasks } from './useEmployeeTasks.ts';
import type { words } from './words.zh.ts';

type Loaded = Awaited<ReturnType<typeof loader>>;

/** Departments and people of the company; the address holds which of them are shown. */
function CompanyFrameworkScreen() {
  const data = useLoaded<typeof loader>();
  return <Framework query={data.query} page={data.page} framework={data.framework} />;
}

/** The page for its address while its people load. */
function CompanyFrameworkOutline({ params }: OutlineProps) {
  const { now } = useGateway();
  return <Framework query={employeeList.read(params, now())} page={null} framework={null} />;
}

interface FrameworkProps {
  query: EmployeeQuery;
  page: Loaded['page'] | null;
  framework: Loaded['framework'] | null;
}

/** The dialog that is open over the page. */
type Open =
  | { readonly what: 'employee'; readonly employee: Employee | null }
  | { readonly what: 'department'; readonly department: Department | null; readonly parentId: string | null }
  | { readonly what: 'move' | 'import' };

const nobody: ReadonlyMap<string, Employee> = new Map();

function Framework({ query, page, framework }: FrameworkProps) {
  const { t } = useWords<typeof words>();
  const controls = useList(employeeList, query);
  const [open, setOpen] = useState<Open | null>(null);
  const [selected, setSelected] = useState(nobody);
  const tasks = useEmployeeTasks({ onRemoved: () => setSelected(nobody) });
  const departments = framework?.departments ?? [];
  const departmentId = controls.query.departmentId ?? null;
  const here = departments.find(({ id }) => id === departmentId);
  const close = () => setOpen(null);

  const onTask = useStable((task: EmployeeTask) =>
    task.what === 'edit' ? setOpen({ what: 'employee', employee: task.employee }) : tasks.act(task),
  );
  const onChoose = useStable((employee: Employee, on: boolean) =>
    setSelected((before) => {
      const after = new Map(before);
      if (on) after.set(employee.id, employee);
      else after.delete(employee.id);
      return after;
    }),
  );
  // Reloaded rows have the newest version.
  const people = [...selected.values()].map(
    (employee) => page?.rows.find(({ id }) => id === employee.id) ?? employee,
  );

  return (
    <Content whole>
      <PageHead
        title={t('framework.title')}
        lead={t('framework.lead')}
        aside={
          <Inline gap="s">
            <ButtonLink href={companyLogAddress()}>{t('framework.log')}</ButtonLink>
            <ButtonLink href={companyLoginAddress()}>{t('framework.login')}</ButtonLink>
            <ButtonLink href={distributeSeatAddress()}>{t('framework.seats')}</ButtonLink>
            <Button onClick={() => setOpen({ what: 'import' })}>{t('framework.import')}</Button>
            <Button tone="brand" onClick={() => setOpen({ what: 'employee', employee: null })}>
              {t('framework.add')}
            </Button>
          </Inline>
        }
      />
      <div className={styles.page}>
        <Departments
          companyName={framework?.companyName ?? ''}
          employees={framework?.employees ?? 0}
          departments={departments}
          selected={departmentId}
          onSelect={(id) => controls.change({ departmentId: id ?? undefined })}
          onAdd={(parentId) => setOpen({ what: 'department', department: null, parentId })}
          onEdit={(department) => setOpen({ what: 'department', department, parentId: null })}
        />
        <Stack>
          {selected.size > 0 ? (
            <div className={styles.bar} role="status">
              <strong>{t('framework.chosen', { count: selected.size })}</strong>
              <Button size="small" onClick={() => setOpen({ what: 'move' })}>
                {t('framework.move')}
              </Button>
              <Button size="small" onClick={() => void tasks.remove(people)}>
                {t('framework.remove')}
              </Button>
              <Button size="small" tone="quiet" onClick={() => setSelected(nobody)}>
                {t('framework.clear')}
              </Button>
            </div>
          ) : null}
          <People
            controls={controls}
            query={query}
            people={page}
            whose={here?.name ?? framework?.companyName ?? ''}
            within={here !== undefined}
            selected={selected}
            onChoose={onChoose}
            onTask={onTask}
          />
        </Stack>
      </div>
      <WithForms>
        {open?.what === 'employee' ? (
          <EmployeeDialog
            employee={open.employee}
            departments={departments}
            departmentId={departmentId}
            onClose={close}
          />
        ) : null}
        {open?.what === 'department' ? (
          <DepartmentDialog {...open} departments={departments} onClose={close} />
        ) : null}
        {open?.what === 'move' ? (
          <MoveDialog
            employees={people}
            departments={departments}
            onClose={close}
            onMoved={() => {
              setSelected(nobody);
              close();
            }}
          />
        ) : null}
        {open?.what === 'import' ? <ImportDialog onClose={close} /> : null}
      </WithForms>
    </Content>
  );
}

export { CompanyFrameworkOutline as Outline, CompanyFrameworkScreen as Component };

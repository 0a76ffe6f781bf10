import type { Employee } from '@fairway/gateway/contract/companyFramework';
import { Badge, Checkbox, type Column, useLink, VisuallyHidden } from '@fairway/ui';
import { breakableEmail } from '@fairway/ui/utilities';
import { useWords } from '../../../language/words.ts';
import { distributeSeatAddress } from '../distributeSeat/address.ts';
import * as styles from './CompanyFrameworkScreen.css.ts';
import { EmployeeMenu, type EmployeeTask } from './EmployeeMenu.tsx';
import type { words as screenWords } from './words.zh.ts';

interface ColumnsOptions {
  readonly selected: ReadonlyMap<string, Employee>;
  readonly onChoose: (employee: Employee, on: boolean) => void;
  readonly onTask: (task: EmployeeTask) => void;
}

/** The cells of an employee's row, and its actions. */
export function useColumns({ selected, onChoose, onTask }: ColumnsOptions): Column<Employee>[] {
  const words = useWords<typeof screenWords>();
  const { t, format } = words;
  return [
    {
      key: 'name',
      header: t('framework.name'),
      sortable: true,
      priority: 'title',
      value: ({ name }) => name,
      cell: (employee) => (
        <Checkbox
          checked={selected.has(employee.id)}
          onChange={(event) => onChoose(employee, event.target.checked)}
          label={
            <>
              <VisuallyHidden as="span">{t('framework.choose', { name: '' })}</VisuallyHidden>
              <strong>{employee.name}</strong>{' '}
              {employee.type === 'admin' ? (
                <Badge tone="info" icon={null}>
                  {t('framework.roleOf.admin')}
                </Badge>
              ) : null}{' '}
              {employee.self ? <span className={styles.faint}>{t('framework.self')}</span> : null}
            </>
          }
        />
      ),
    },
    {
      key: 'department',
      header: t('framework.department'),
      value: ({ department }) => department?.name ?? null,
      cell: ({ department }) => department?.name ?? '—',
    },
    {
      key: 'contact',
      header: t('framework.contact'),
      value: ({ phone, email }) => [phone, email].filter(Boolean).join(' '),
      cell: ({ phone, email, invitation }) => (
        <span className={styles.person}>
          {phone ?? (email ? breakableEmail(email) : '—')}
          {phone && email ? <span className={styles.faint}>{breakableEmail(email)}</span> : null}
          {invitation ? (
            <span className={styles.faint}>
              {t(`framework.invitationOf.${invitation.state}`, { time: format.instant(invitation.at) })}
            </span>
          ) : null}
        </span>
      ),
    },
    {
      key: 'account',
      header: t('framework.account'),
      value: ({ account }) => account?.username ?? null,
      cell: ({ account }) => <Account account={account} />,
    },
    {
      key: 'actions',
      header: t('framework.actions'),
      headerHidden: true,
      align: 'end',
      priority: 'action',
      cell: (employee) => <EmployeeMenu employee={employee} words={words} onTask={onTask} />,
    },
  ];
}

function Account({ account }: Pick<Employee, 'account'>) {
  const { t } = useWords<typeof screenWords>();
  const Link = useLink();
  if (account === null) {
    return (
      <span className={styles.person}>
        <span className={styles.faint}>{t('framework.noAccount')}</span>
        <Link href={distributeSeatAddress()}>{t('framework.giveSeat')}</Link>
      </span>
    );
  }
  const { username, disabled, number } = account;
  const place = number === null ? null : t('framework.seatNumber', { number });
  return (
    <span className={styles.person}>
      {username ?? '—'}
      <span className={styles.faint}>{disabled ? t('framework.disabled') : place}</span>
    </span>
  );
}

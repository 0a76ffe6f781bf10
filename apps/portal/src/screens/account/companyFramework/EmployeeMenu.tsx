import type { Employee } from '@fairway/gateway/contract/companyFramework';
import { Button, Icon, Menu, MenuItem, MenuSeparator } from '@fairway/ui';
import { Ellipsis } from 'lucide-react';
import type { useWords } from '../../../language/words.ts';
import type { words as screenWords } from './words.zh.ts';

/** An action of an admin on an employee. */
export interface EmployeeTask {
  readonly employee: Employee;
  readonly what:
    | 'edit'
    | 'inviteSms'
    | 'inviteEmail'
    | 'withdrawInvitation'
    | 'makeAdmin'
    | 'endAdmin'
    | 'handOver'
    | 'remove';
}

/** The actions for one person; unavailable ones are left out. */
export function EmployeeMenu({
  employee,
  words: { t },
  onTask,
}: {
  employee: Employee;
  words: ReturnType<typeof useWords<typeof screenWords>>;
  onTask: (task: EmployeeTask) => void;
}) {
  const { name, phone, email, account, type, self, invitation } = employee;
  const label = t('framework.actionsOf', { name });
  const item = (what: EmployeeTask['what']) => (
    <MenuItem tone={what === 'remove' ? 'danger' : 'plain'} onSelect={() => onTask({ employee, what })}>
      {t(`framework.${what}`)}
    </MenuItem>
  );
  const usable = account !== null && !account.disabled;
  return (
    <Menu
      label={label}
      placement="bottom-end"
      trigger={(props) => (
        <Button {...props} tone="quiet" size="small" icon={<Icon icon={Ellipsis} />} aria-label={label} />
      )}
    >
      {() => (
        <>
          {item('edit')}
          {phone === null || self ? null : item('inviteSms')}
          {email === null || self ? null : item('inviteEmail')}
          {invitation?.state === 'open' ? item('withdrawInvitation') : null}
          {usable && type === 'member' ? item('makeAdmin') : null}
          {usable && type === 'admin' ? item('endAdmin') : null}
          {usable && !self ? item('handOver') : null}
          {type === 'admin' ? null : (
            <>
              <MenuSeparator />
              {item('remove')}
            </>
          )}
        </>
      )}
    </Menu>
  );
}

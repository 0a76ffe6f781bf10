import { companyFramework, type Employee } from '@fairway/gateway/contract/companyFramework';
import { useAddress, useMutation } from '@fairway/site';
import { useChanges } from '../../../features/company/useChanges.ts';
import { useWords } from '../../../language/words.ts';
import { myVipInfoAddress } from '../myVipInfo/address.ts';
import type { EmployeeTask } from './EmployeeMenu.tsx';
import type { words } from './words.zh.ts';

/** Returns the actions on employees, except editing; actions that remove something ask for confirmation first. */
export function useEmployeeTasks({ onRemoved }: { readonly onRemoved: () => void }) {
  const { t } = useWords<typeof words>();
  const { navigate } = useAddress();
  const changes = useChanges();

  const invite = useMutation(
    ({ id, by }: Employee & { readonly by: 'sms' | 'email' }, send) =>
      send(companyFramework.invite, { body: { id, by } }),
    { ...changes, success: (_, { name }) => t('framework.done.invited', { name }) },
  );
  const withdraw = useMutation(
    ({ id }: Employee, send) => send(companyFramework.withdrawInvitation, { body: { id } }),
    {
      ...changes,
      confirm: ({ name }) => ({
        title: t('framework.withdrawAsk', { name }),
        text: t('framework.withdrawText'),
        confirmLabel: t('framework.withdrawInvitation'),
      }),
      success: (_, { name }) => t('framework.done.withdrawn', { name }),
    },
  );
  const setAdmin = useMutation(
    ({ id, version, admin }: Employee & { readonly admin: boolean }, send) =>
      send(companyFramework.setAdmin, { body: { id, version, admin } }),
    {
      ...changes,
      confirm: ({ name, admin }) => ({
        title: t(admin ? 'framework.adminAsk' : 'framework.endAdminAsk', { name }),
        text: t(admin ? 'framework.adminText' : 'framework.endAdminText'),
        confirmLabel: t(admin ? 'framework.makeAdmin' : 'framework.endAdmin'),
      }),
      success: (_, { name }) => t('framework.done.admin', { name }),
    },
  );
  const handOver = useMutation(
    ({ id, version }: Employee, send) => send(companyFramework.handOver, { body: { id, version } }),
    {
      ...changes,
      confirm: ({ name }) => ({
        title: t('framework.handOverAsk', { name }),
        text: t('framework.handOverText', { name }),
        tone: 'danger',
        confirmLabel: t('framework.handOver'),
      }),
      success: (_, { name }) => t('framework.done.handedOver', { name }),
      // This page is the new admin's now.
      onSuccess: () => navigate(myVipInfoAddress()),
    },
  );
  const remove = useMutation(
    (employees: readonly Employee[], send) => {
      const body = { employees: employees.map(({ id, version }) => ({ id, version })) };
      return send(companyFramework.deleteEmployees, { body });
    },
    {
      ...changes,
      confirm: (employees) => ({
        title: t('framework.removeAsk', { count: employees.length }),
        text: t('framework.removeText'),
        items: employees.map(({ name }) => name),
        goes: t('framework.removes'),
        tone: 'danger',
        confirmLabel: t('framework.remove'),
      }),
      success: (_, employees) => t('framework.done.removed', { count: employees.length }),
      onSuccess: onRemoved,
    },
  );

  return {
    remove: remove.mutate,
    /** Performs the action of a menu, except for changing details. */
    act({ employee, what }: EmployeeTask) {
      if (what === 'inviteSms') void invite.mutate({ ...employee, by: 'sms' });
      if (what === 'inviteEmail') void invite.mutate({ ...employee, by: 'email' });
      if (what === 'withdrawInvitation') void withdraw.mutate(employee);
      if (what === 'makeAdmin') void setAdmin.mutate({ ...employee, admin: true });
      if (what === 'endAdmin') void setAdmin.mutate({ ...employee, admin: false });
      if (what === 'handOver') void handOver.mutate(employee);
      if (what === 'remove') void remove.mutate([employee]);
    },
  };
}

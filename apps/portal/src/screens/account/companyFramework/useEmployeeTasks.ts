import { companyFramework, type Employee } from '@fairway/gateway/contract/companyFramework';
import { useSite } from '@fairway/site';
import { useNavigate } from 'react-router-dom';
import { useChanges } from '../../../features/company/useChanges.ts';
import { myVipInfoAddress } from '../myVipInfo/address.ts';
import type { EmployeeTask } from './EmployeeMenu.tsx';
import { useWords } from './words.ts';

/** What is done with people beside their details: asked first where it takes something away. */
export function useEmployeeTasks({ onRemoved }: { readonly onRemoved: () => void }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const { send, questions, messageOf } = useSite();
  const { explain, failed, done } = useChanges();
  const failure = (error: unknown) => explain(error) || messageOf(error) || '';

  const invite = async ({ id, name }: Employee, by: 'sms' | 'email') => {
    try {
      await send(companyFramework.invite, { body: { id, by } });
      done(t('framework.done.invited', { name }));
    } catch (error) {
      failed(error);
    }
  };
  const withdraw = async ({ id, name }: Employee) => {
    const yes = await questions.ask({
      title: t('framework.withdrawAsk', { name }),
      text: t('framework.withdrawText'),
      confirmLabel: t('framework.withdrawInvitation'),
      run: () => send(companyFramework.withdrawInvitation, { body: { id } }),
      failure,
    });
    if (yes) done(t('framework.done.withdrawn', { name }));
  };
  const setAdmin = async ({ id, version, name }: Employee, admin: boolean) => {
    const yes = await questions.ask({
      title: t(admin ? 'framework.adminAsk' : 'framework.endAdminAsk', { name }),
      text: t(admin ? 'framework.adminText' : 'framework.endAdminText'),
      confirmLabel: t(admin ? 'framework.makeAdmin' : 'framework.endAdmin'),
      run: () => send(companyFramework.setAdmin, { body: { id, version, admin } }),
      failure,
    });
    if (yes) done(t('framework.done.admin', { name }));
  };
  const handOver = async ({ id, version, name }: Employee) => {
    const yes = await questions.ask({
      title: t('framework.handOverAsk', { name }),
      text: t('framework.handOverText', { name }),
      tone: 'danger',
      confirmLabel: t('framework.handOver'),
      run: () => send(companyFramework.handOver, { body: { id, version } }),
      failure,
    });
    if (!yes) return;
    // This page is the new admin's now.
    await navigate(myVipInfoAddress());
    done(t('framework.done.handedOver', { name }));
  };
  const remove = async (employees: readonly Employee[]) => {
    const count = employees.length;
    const body = { employees: employees.map(({ id, version }) => ({ id, version })) };
    const yes = await questions.ask({
      title: t('framework.removeAsk', { count }),
      text: t('framework.removeText'),
      items: employees.map(({ name }) => name),
      goes: t('framework.removes'),
      tone: 'danger',
      confirmLabel: t('framework.remove'),
      run: () => send(companyFramework.deleteEmployees, { body }),
      failure,
    });
    if (!yes) return;
    onRemoved();
    done(t('framework.done.removed', { count }));
  };

  return {
    remove,
    /** Does what a menu asked for, but for changing details. */
    act({ employee, what }: EmployeeTask) {
      if (what === 'inviteSms') void invite(employee, 'sms');
      if (what === 'inviteEmail') void invite(employee, 'email');
      if (what === 'withdrawInvitation') void withdraw(employee);
      if (what === 'makeAdmin') void setAdmin(employee, true);
      if (what === 'endAdmin') void setAdmin(employee, false);
      if (what === 'handOver') void handOver(employee);
      if (what === 'remove') void remove([employee]);
    },
  };
}

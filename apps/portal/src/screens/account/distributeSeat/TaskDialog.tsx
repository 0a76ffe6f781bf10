import { ChoicesField, DateField, Form, PasswordField, SubmitButton, useForm } from '@fairway/forms';
import { seat as calls, type SeatPlan } from '@fairway/gateway/contract/seat';
import { useSite } from '@fairway/site';
import { follows, initialPassword, required } from '@fairway/trade';
import { Dialog, Inline } from '@fairway/ui';
import * as v from 'valibot';
import { CancelButton } from '../../../features/company/CancelButton.tsx';
import { EmployeeField, employeeRule, type FoundEmployee } from '../../../features/company/EmployeeField.tsx';
import { useChanges } from '../../../features/company/useChanges.ts';
import { endOfDay, lastDay, todayInChina } from './endOfDay.ts';
import { laneName } from './routeNames.ts';
import type { SeatTask } from './SeatMenu.tsx';
import { whoOf } from './Who.tsx';
import { useWords } from './words.ts';

interface TaskProps {
  task: SeatTask;
  plan: SeatPlan;
  onClose: () => void;
}

/** The confirmation before an action on a sub-account. */
export function TaskDialog({ task, plan, onClose }: TaskProps) {
  if (task.what === 'editRoutes') return <RoutesDialog task={task} plan={plan} onClose={onClose} />;
  if (task.what === 'bind') return <BindDialog task={task} plan={plan} onClose={onClose} />;
  if (task.what === 'password') return <PasswordDialog task={task} plan={plan} onClose={onClose} />;
  return <ExpiryDialog task={task} plan={plan} onClose={onClose} />;
}

function RoutesDialog({ task: { seat }, plan, onClose }: TaskProps) {
  const { t, language } = useWords();
  const { send } = useSite();
  const { explain, done } = useChanges();
  const form = useForm({
    initial: { resourceIds: [...seat.resourceIds] },
    schema: v.object({ resourceIds: v.array(v.string()) }),
    explain,
    onSubmit: async ({ resourceIds }) => {
      const add = resourceIds.filter((id) => !seat.resourceIds.includes(id));
      const remove = seat.resourceIds.filter((id) => !resourceIds.includes(id));
      await send(calls.updateResources, { body: { id: seat.id, version: seat.version, add, remove } });
      onClose();
      done(t('seat.done.routes'));
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('seat.routesTitle', { who: whoOf(seat) })}>
      <Form of={form} summary="form">
        <ChoicesField
          name="resourceIds"
          label={t('seat.routesField')}
          choices={plan.routes.map(({ route }) => ({ value: route.id, label: laneName(route, language) }))}
        />
        <Foot label={t('seat.save')} />
      </Form>
    </Dialog>
  );
}

function BindDialog({ task: { seat }, onClose }: TaskProps) {
  const { t } = useWords();
  const { send } = useSite();
  const { explain, done } = useChanges();
  const form = useForm({
    initial: { employee: seat.employee as FoundEmployee | null },
    schema: v.object({ employee: employeeRule }),
    codeFields: { staffBound: 'employee' },
    serverFields: { employeeId: 'employee' },
    explain,
    onSubmit: async ({ employee }) => {
      const body = { id: seat.id, version: seat.version, employeeId: employee?.id ?? null };
      await send(calls.bindEmployee, { body });
      onClose();
      done(t('seat.done.bound'));
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('seat.bindTitle', { who: seat.username })}>
      <Form of={form} summary="form">
        <EmployeeField name="employee" />
        <Foot label={t('seat.save')} />
      </Form>
    </Dialog>
  );
}

function PasswordDialog({ task: { seat }, onClose }: TaskProps) {
  const { t } = useWords();
  const { send } = useSite();
  const { explain, done } = useChanges();
  const form = useForm({
    initial: { password: '' },
    schema: v.object({ password: v.pipe(v.string(), follows(required, initialPassword)) }),
    explain,
    onSubmit: async ({ password }) => {
      await send(calls.resetPassword, { body: { id: seat.id, version: seat.version, password } });
      onClose();
      done(t('seat.done.password'));
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('seat.passwordTitle', { who: whoOf(seat) })}
      description={t('seat.passwordText')}
    >
      <Form of={form} summary="form">
        <PasswordField
          name="password"
          purpose="given"
          label={t('seat.firstPasswordField')}
          hint={t('seat.firstPasswordHint')}
        />
        <Foot label={t('seat.reset')} />
      </Form>
    </Dialog>
  );
}

function ExpiryDialog({ task: { seat }, onClose }: TaskProps) {
  const { t } = useWords();
  const { send, now } = useSite();
  const { explain, done } = useChanges();
  const form = useForm({
    initial: { expiresOn: lastDay(seat.expiresAt) },
    schema: v.object({ expiresOn: v.string() }),
    codeFields: { seatExpiryPast: 'expiresOn' },
    explain,
    onSubmit: async ({ expiresOn }) => {
      const body = { id: seat.id, version: seat.version, expiresAt: endOfDay(expiresOn) };
      await send(calls.setExpiry, { body });
      onClose();
      done(t('seat.done.expiry'));
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('seat.expiryTitle', { who: whoOf(seat) })}>
      <Form of={form} summary="form">
        <DateField name="expiresOn" label={t('seat.expiryField')} now={now()} min={todayInChina(now())} />
        <Foot label={t('seat.save')} />
      </Form>
    </Dialog>
  );
}

function Foot({ label }: { label: string }) {
  return (
    <Inline gap="s" justify="end" wrap={false}>
      <CancelButton />
      <SubmitButton>{label}</SubmitButton>
    </Inline>
  );
}

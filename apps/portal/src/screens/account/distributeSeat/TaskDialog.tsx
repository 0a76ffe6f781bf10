import { ChoicesField, DateField, Form, PasswordField, SubmitButton } from '@fairway/forms';
import { seat as calls, type SeatPlan } from '@fairway/gateway/contract/seat';
import { useGateway, useMutationForm } from '@fairway/site';
import { follows, initialPassword, required } from '@fairway/trade';
import { Dialog, Inline } from '@fairway/ui';
import * as v from 'valibot';
import { CancelButton } from '../../../features/company/CancelButton.tsx';
import { EmployeeField, employeeRule, type FoundEmployee } from '../../../features/company/EmployeeField.tsx';
import { useChanges } from '../../../features/company/useChanges.ts';
import { useWords } from '../../../language/words.ts';
import { endOfDay, lastDay, todayInChina } from './endOfDay.ts';
import { laneName } from './routeNames.ts';
import type { SeatTask } from './SeatMenu.tsx';
import { whoOf } from './Who.tsx';
import type { words } from './words.zh.ts';

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
  const { t, language } = useWords<typeof words>();
  const changes = useChanges();
  const form = useMutationForm({
    initial: { resourceIds: [...seat.resourceIds] },
    schema: v.object({ resourceIds: v.array(v.string()) }),
    ...changes,
    run: ({ resourceIds }, send) => {
      const add = resourceIds.filter((id) => !seat.resourceIds.includes(id));
      const remove = seat.resourceIds.filter((id) => !resourceIds.includes(id));
      return send(calls.updateResources, { body: { id: seat.id, version: seat.version, add, remove } });
    },
    success: t('seat.done.routes'),
    onSuccess: onClose,
  });
  return (
    <Dialog open onClose={onClose} title={t('seat.routesTitle', { who: whoOf(seat) })}>
      <Form form={form} summary="form">
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
  const { t } = useWords<typeof words>();
  const changes = useChanges();
  const form = useMutationForm({
    initial: { employee: seat.employee as FoundEmployee | null },
    schema: v.object({ employee: employeeRule }),
    codeFields: { staffBound: 'employee' },
    serverFields: { employeeId: 'employee' },
    ...changes,
    run: ({ employee }, send) => {
      const body = { id: seat.id, version: seat.version, employeeId: employee?.id ?? null };
      return send(calls.bindEmployee, { body });
    },
    success: t('seat.done.bound'),
    onSuccess: onClose,
  });
  return (
    <Dialog open onClose={onClose} title={t('seat.bindTitle', { who: seat.username })}>
      <Form form={form} summary="form">
        <EmployeeField name="employee" />
        <Foot label={t('seat.save')} />
      </Form>
    </Dialog>
  );
}

function PasswordDialog({ task: { seat }, onClose }: TaskProps) {
  const { t } = useWords<typeof words>();
  const changes = useChanges();
  const form = useMutationForm({
    initial: { password: '' },
    schema: v.object({ password: v.pipe(v.string(), follows(required, initialPassword)) }),
    ...changes,
    run: ({ password }, send) =>
      send(calls.resetPassword, { body: { id: seat.id, version: seat.version, password } }),
    success: t('seat.done.password'),
    onSuccess: onClose,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('seat.passwordTitle', { who: whoOf(seat) })}
      description={t('seat.passwordText')}
    >
      <Form form={form} summary="form">
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
  const { t } = useWords<typeof words>();
  const { now } = useGateway();
  const changes = useChanges();
  const form = useMutationForm({
    initial: { expiresOn: lastDay(seat.expiresAt) },
    schema: v.object({ expiresOn: v.string() }),
    codeFields: { seatExpiryPast: 'expiresOn' },
    ...changes,
    run: ({ expiresOn }, send) => {
      const body = { id: seat.id, version: seat.version, expiresAt: endOfDay(expiresOn) };
      return send(calls.setExpiry, { body });
    },
    success: t('seat.done.expiry'),
    onSuccess: onClose,
  });
  return (
    <Dialog open onClose={onClose} title={t('seat.expiryTitle', { who: whoOf(seat) })}>
      <Form form={form} summary="form">
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

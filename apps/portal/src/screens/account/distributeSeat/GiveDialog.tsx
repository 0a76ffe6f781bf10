import { ChoicesField, DateField, Form, PasswordField, SubmitButton, UsernameField } from '@fairway/forms';
import { type SeatPlan, seat } from '@fairway/gateway/contract/seat';
import { useGateway, useMutationForm } from '@fairway/site';
import { follows, initialPassword, required, subAccountUsername } from '@fairway/trade';
import { Dialog, Inline } from '@fairway/ui';
import * as v from 'valibot';
import { CancelButton } from '../../../features/company/CancelButton.tsx';
import {
  EmployeeField,
  employeeNeeded,
  type FoundEmployee,
} from '../../../features/company/EmployeeField.tsx';
import { useChanges } from '../../../features/company/useChanges.ts';
import { useWords } from '../../../language/words.ts';
import { endOfDay, todayInChina } from './endOfDay.ts';
import { laneName } from './routeNames.ts';
import { seated } from './seatStatus.ts';
import type { words } from './words.zh.ts';

export interface GiveDialogProps {
  plan: SeatPlan;
  onClose: () => void;
}

/** Makes a sub-account: its names, its routes, whose it is and until when. */
export function GiveDialog({ plan, onClose }: GiveDialogProps) {
  const { t, language } = useWords<typeof words>();
  const { now } = useGateway();
  const changes = useChanges();
  const number = seated(plan).places.find((place) => place.seat === null)?.number ?? null;
  const form = useMutationForm({
    initial: {
      ...{ username: '', password: '', resourceIds: [] as string[], expiresOn: '' },
      employee: null as FoundEmployee | null,
    },
    schema: v.object({
      employee: employeeNeeded,
      username: v.pipe(v.string(), follows(required, subAccountUsername)),
      password: v.pipe(v.string(), follows(required, initialPassword)),
      resourceIds: v.pipe(v.array(v.string()), v.minLength(1, 'required')),
      expiresOn: v.string(),
    }),
    codeFields: {
      seatExpiryPast: 'expiresOn',
      subAccountTaken: 'username',
      routeNotAllowed: 'resourceIds',
      staffBound: 'employee',
    },
    serverFields: { employeeId: 'employee' },
    ...changes,
    run: async ({ expiresOn, employee, ...values }, send) => {
      if (employee === null) return null;
      const body = { ...values, employeeId: employee.id, expiresAt: endOfDay(expiresOn) };
      return send(seat.distributeSeat, { body });
    },
    success: (seat) => seat && t('seat.done.given', { who: seat.username }),
    onSuccess: (seat) => seat && onClose(),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('seat.giveTitle')}
      description={number === null ? t('seat.full') : t('seat.giveText', { number })}
    >
      <Form form={form} summary="form">
        <EmployeeField name="employee" required />
        <UsernameField name="username" label={t('seat.username')} autoComplete="off" />
        <PasswordField
          name="password"
          purpose="given"
          label={t('seat.firstPasswordField')}
          hint={t('seat.firstPasswordHint')}
        />
        <ChoicesField
          name="resourceIds"
          required
          requiredText={t('seat.routesAsked')}
          label={t('seat.routesField')}
          choices={plan.routes.map(({ route }) => ({ value: route.id, label: laneName(route, language) }))}
        />
        <DateField name="expiresOn" label={t('seat.expiryField')} now={now()} min={todayInChina(now())} />
        <Inline gap="s" justify="end" wrap={false}>
          <CancelButton />
          <SubmitButton>{t('seat.give')}</SubmitButton>
        </Inline>
      </Form>
    </Dialog>
  );
}

import { Form, SubmitButton, useFieldValue } from '@fairway/forms';
import { type KeptRoute, seaRouteDesk } from '@fairway/gateway/contract/seaRouteDesk';
import { useMutationForm } from '@fairway/site';
import { freightSearch } from '@fairway/trade';
import { Dialog, DialogClose, Inline, Notice } from '@fairway/ui';
import { useState } from 'react';
import { PortField } from '../../../features/PortField.tsx';
import { useWords } from '../../../language/words.ts';
import { useRouteName } from './useRouteName.ts';
import type { words } from './words.zh.ts';

export interface OfferDialogProps {
  onClose: () => void;
  /** The message of a route that is on sale now. */
  messageOf: (route: KeptRoute) => string;
}

/**
 * A dialog that puts a route from port to port on sale. If the route is already sold, an error lets the user choose
 * another.
 */
export function OfferDialog({ onClose, messageOf }: OfferDialogProps) {
  const { t } = useWords<typeof words>();
  const routeName = useRouteName();
  const [sold, setSold] = useState<KeptRoute | null>(null);
  const form = useMutationForm({
    initial: { origin: '', destination: '' },
    schema: freightSearch,
    run: (body, send) => send(seaRouteDesk.offer, { body }),
    subject: 'route-offered',
    success: ({ already, ...route }) => (already ? null : messageOf(route)),
    onSuccess: ({ already, ...route }) => (already ? setSold(route) : onClose()),
  });
  const origin = useFieldValue(form, 'origin');
  const destination = useFieldValue(form, 'destination');
  const stillSold = sold?.origin.code === origin && sold.destination.code === destination;
  return (
    <Dialog open onClose={onClose} title={t('seaRoutes.offer')} description={t('seaRoutes.offerText')}>
      <Form form={form} summary="form">
        <PortField name="origin" label={t('seaRoutes.origin')} />
        <PortField name="destination" label={t('seaRoutes.destination')} />
        {sold && stillSold ? (
          <Notice tone="caution" live="polite">
            {t('seaRoutes.already', { route: routeName(sold) })}
          </Notice>
        ) : null}
        <Inline gap="s" justify="end">
          <DialogClose>{t('seaRoutes.cancel')}</DialogClose>
          <SubmitButton>{t('seaRoutes.submit')}</SubmitButton>
        </Inline>
      </Form>
    </Dialog>
  );
}

import { type WatchDelivery, watchDeliveries } from '@fairway/gateway/contract/watch';
import { Button, Dialog, DialogClose, Notice, Select, Stack, Text, useMessages } from '@fairway/ui';
import type { ReactNode } from 'react';
import { useWords } from '../../language/words.ts';
import { fieldset, legend } from '../fieldset.css.ts';
import type { words } from './words.zh.ts';

export interface WatchFormProps {
  title: string;
  lead: string;
  delivery: WatchDelivery;
  onDelivery: (delivery: WatchDelivery) => void;
  /** Whether the form was sent without a condition. */
  noCondition: boolean;
  pending: boolean;
  /** A sentence below the conditions. */
  note: string;
  onSubmit: () => void;
  onClose: () => void;
  /** The conditions. */
  children: ReactNode;
}

/** The dialog of a watch around its conditions. */
export function WatchForm({ title, lead, delivery, noCondition, pending, note, ...props }: WatchFormProps) {
  const { t } = useWords<typeof words>();
  const { common } = useMessages();
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={title}
      description={lead}
      footer={
        <>
          <DialogClose>{common.cancel}</DialogClose>
          <Button tone="brand" loading={pending} onClick={props.onSubmit}>
            {t('watch.save')}
          </Button>
        </>
      }
    >
      <Stack>
        {noCondition ? (
          <Notice tone="bad" live="assertive">
            {t('watch.noCondition')}
          </Notice>
        ) : null}
        <fieldset className={fieldset}>
          <legend className={legend}>{t('watch.conditions')}</legend>
          <Stack gap="s">{props.children}</Stack>
        </fieldset>
        <Text size="small" tone="quiet">
          {note}
        </Text>
        <Select
          label={t('watch.delivery')}
          hint={t('watch.deliveryHint')}
          value={delivery}
          options={watchDeliveries.map((value) => ({ value, label: t(`watch.deliveries.${value}`) }))}
          onChange={({ target: { value } }) => {
            const chosenDelivery = watchDeliveries.find((each) => each === value);
            if (chosenDelivery) props.onDelivery(chosenDelivery);
          }}
        />
      </Stack>
    </Dialog>
  );
}

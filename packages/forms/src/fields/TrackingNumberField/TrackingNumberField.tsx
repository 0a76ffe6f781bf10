import { carrierNumberDoubt, normaliseSerial, type TrackingKind, trackingKinds } from '@fairway/trade';
import { useCallback, useMemo } from 'react';
import { useFormContext } from '../../form/context.ts';
import { useFieldValue } from '../../form/useFormState.ts';
import { useFormMessages } from '../../provider/FormsProvider.tsx';
import type { FieldProps } from '../types.ts';
import { useDoubt } from '../useDoubt.ts';
import { WordedField } from '../WordedField.tsx';
import { CarrierGuesses, type NamedCarrier } from './CarrierGuesses.tsx';

export interface TrackingNumberFieldProps extends FieldProps {
  /** The field of the form that holds the kind of number: `bill`, `booking` or `container`. */
  kindName: string;
  /** The field that holds the carrier's code; the number is then measured by its format. */
  carrierName?: string;
  /** Carriers by their names in the reader's language; given, the likely ones are named while typing. */
  carriers?: readonly NamedCarrier[];
}

/** A bill of lading, booking or container number: its words, rule and hints follow the kind that is chosen. */
export function TrackingNumberField({
  kindName,
  carrierName,
  carriers,
  hint,
  ...rest
}: TrackingNumberFieldProps) {
  const { trade } = useFormMessages();
  const form = useFormContext();
  const kind = asKind(useFieldValue(form, kindName));
  const { labels, placeholders, required } = trade.tracking;
  const words = useMemo(
    () => ({ label: labels[kind], placeholder: placeholders[kind], required: required[kind] }),
    [kind, labels, placeholders, required],
  );
  const doubt = useCallback(
    (value: string) =>
      carrierName ? carrierNumberDoubt(kind, String(form.value(carrierName)))(value) : null,
    [form, kind, carrierName],
  );
  return (
    <WordedField
      words={words}
      autoCapitalize="characters"
      hint={
        carriers ? (
          <CarrierGuesses {...{ kind, carriers, carrierName }} name={rest.name} otherwise={hint} />
        ) : (
          hint
        )
      }
      {...rest}
      normalise={normaliseSerial}
      warn={useDoubt(doubt)}
    />
  );
}

function asKind(value: unknown): TrackingKind {
  return trackingKinds.find((kind) => kind === value) ?? 'bill';
}

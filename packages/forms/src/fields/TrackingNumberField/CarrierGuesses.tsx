import type { TrackingKind } from '@fairway/trade';
import { guessCarriers, normaliseSerial } from '@fairway/trade';
import { Button } from '@fairway/ui';
import type { ReactNode } from 'react';
import { useFormContext } from '../../form/context.ts';
import { useFieldValue } from '../../form/useFormState.ts';
import { useFormMessages } from '../../provider/FormsProvider.tsx';
import * as styles from './CarrierGuesses.css.ts';

/** A carrier by its code and its name in the reader's language. */
export interface NamedCarrier {
  readonly code: string;
  readonly name: string;
}

export interface CarrierGuessesProps {
  /** The field that the number is typed in. */
  name: string;
  kind: TrackingKind;
  carriers: readonly NamedCarrier[];
  /** The field that a guess can be put into. */
  carrierName?: string | undefined;
  /** The content while there is no guess. */
  otherwise: ReactNode;
}

/** The likely carriers of a number, with the confidence of each; a button chooses the first. */
export function CarrierGuesses({ name, kind, carriers, carrierName, otherwise }: CarrierGuessesProps) {
  const { trade } = useFormMessages();
  const form = useFormContext();
  const value = normaliseSerial(String(useFieldValue(form, name) ?? ''));
  const carrierCode = useFieldValue(form, carrierName ?? name);
  const guesses = guessCarriers(kind, value).flatMap(({ code, confidence }) => {
    const carrier = carriers.find((one) => one.code === code);
    return carrier ? [{ ...carrier, confidence }] : [];
  });
  const [first] = guesses;
  if (!first || (carrierName && carrierCode === first.code)) return otherwise;
  const { guess, guessed, confidence, choose } = trade.tracking;
  return (
    <>
      {guess(guesses.map((one) => guessed(one.name, confidence[one.confidence])))}
      {carrierName && first.confidence !== 'low' && (
        <Button
          tone="quiet"
          size="small"
          className={styles.choose}
          onClick={() => {
            form.set(carrierName, first.code);
            form.leave(carrierName);
          }}
        >
          {choose(first.name)}
        </Button>
      )}
    </>
  );
}

import type { AddOutcome } from '@fairway/gateway/contract/cargoTracking';
import { Button, Icon, Inline, Notice, Status } from '@fairway/ui';
import { X } from 'lucide-react';
import { useState } from 'react';
import type { NumberToAdd } from '../../../calls/tracking.ts';
import { useWords } from '../../../language/words.ts';
import type { TrackingData } from './loader.ts';
import * as styles from './NumberBox.css.ts';
import { look } from './typed.ts';
import { WhoseNumber } from './WhoseNumber.tsx';
import type { words } from './words.zh.ts';

export type Outcomes = ReadonlyMap<string, AddOutcome>;

export interface PastedProps {
  numbers: readonly string[];
  /** The number of dropped numbers above the limit. */
  left: number;
  /** Those that were pasted more than once. */
  repeated: readonly string[];
  /** The server's results for the numbers that it rejected. */
  outcomes: Outcomes;
  /** Null while it is on its way. */
  guide: TrackingData['guide'] | null;
  busy: boolean;
  onDrop: (number: string) => void;
  onClear: () => void;
  onAdd: (numbers: readonly NumberToAdd[]) => void;
}

/** Several pasted numbers, each with its kind, its likely carrier and its error, before they are added. */
export function Pasted(props: PastedProps) {
  const { numbers, left, repeated, outcomes, guide, busy, onDrop, onClear, onAdd } = props;
  const { t } = useWords<typeof words>();
  const [carriers, setCarriers] = useState<Readonly<Record<string, string>>>({});
  const whyNot = (number: string): string | null => {
    const outcome = outcomes.get(number);
    const rule = outcome ? outcome.rule : look(number).broken;
    if (rule)
      return t('tracking.fix', { reason: t(`tracking.rules.${rule}` as 'tracking.rules.billNumber') });
    return outcome ? t(`tracking.outcomes.${outcome.outcome}`) : null;
  };
  // Numbers with errors come first; the others keep their order.
  const inOrder = numbers.toSorted((a, b) => Number(whyNot(b) !== null) - Number(whyNot(a) !== null));
  const fit = numbers.filter((number) => look(number).broken === null);
  return (
    <div className={styles.pasted}>
      <Inline justify="between">
        <strong aria-live="polite">
          {outcomes.size > 0
            ? t('tracking.refusedSome', { count: numbers.length })
            : t('tracking.pasted', { count: numbers.length })}
        </strong>
        <Inline gap="s">
          <Button size="small" tone="quiet" onClick={onClear}>
            {t('tracking.drop')}
          </Button>
          <Button
            size="small"
            tone="brand"
            loading={busy}
            onClick={() =>
              onAdd(
                fit.map((number) => ({ number, ...(carriers[number] ? { carrier: carriers[number] } : {}) })),
              )
            }
          >
            {t('tracking.addAll', { count: fit.length })}
          </Button>
        </Inline>
      </Inline>
      {left > 0 ? <Notice tone="caution">{t('tracking.tooMany', { count: left })}</Notice> : null}
      {repeated.length > 0 ? (
        <Notice>{t('tracking.repeated', { numbers: repeated.slice(0, 3).join(', ') })}</Notice>
      ) : null}
      <ul className={styles.pastedList}>
        {inOrder.map((number) => {
          const wrong = whyNot(number);
          return (
            <li key={number} className={styles.pastedRow}>
              <span className={styles.number}>{number}</span>
              <span className={styles.pastedSays}>
                {wrong ? (
                  <Status kind="bad">{wrong}</Status>
                ) : (
                  <Status kind="done">{t(`tracking.kinds.${look(number).kind}`)}</Status>
                )}
              </span>
              <span className={styles.pastedSays}>
                {wrong && outcomes.get(number)?.outcome !== 'carrierNeeded' ? null : (
                  <WhoseNumber
                    number={number}
                    guide={guide}
                    carrierCode={carriers[number] ?? ''}
                    onChoose={(code) => setCarriers({ ...carriers, [number]: code })}
                  />
                )}
              </span>
              <Button
                size="small"
                tone="quiet"
                aria-label={t('tracking.dropOne', { number })}
                onClick={() => onDrop(number)}
              >
                <Icon icon={X} />
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

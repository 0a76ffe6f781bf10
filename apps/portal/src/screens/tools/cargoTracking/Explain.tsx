import {
  containerNumberLength,
  containerParts,
  guessNumber,
  likelyCarriers,
  sureEnough,
  type TrackingKind,
  trackingNumber,
} from '@fairway/trade';
import { Button, Select, Status } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import type { TrackingData } from './loader.ts';
import * as styles from './NumberBox.css.ts';
import type { words } from './words.zh.ts';

export interface ExplainProps {
  serial: string;
  /** The kind that the reader chose; null as it looks. */
  kind: TrackingKind | null;
  onKind: (kind: TrackingKind) => void;
  /** The carrier that the reader chose; empty as guessed. */
  carrier: string;
  onCarrier: (code: string) => void;
  guide: TrackingData['guide'] | null;
}

/** The meaning of each part of the typed number, its kind, and the carriers that it can be requested from. */
export function Explain({ serial, kind: chosen, onKind, carrier, onCarrier, guide }: ExplainProps) {
  const { t, nameOf } = useWords<typeof words>();
  if (serial === '') return <p className={styles.start}>{t('tracking.start')}</p>;
  const own = Object.fromEntries((guide?.own ?? []).map(({ code, count }) => [code, count]));
  const { kinds } = guessNumber(serial, own);
  const kind = chosen ?? kinds[0] ?? 'bill';
  const others = kinds.filter((each) => each !== kind);
  const names = new Map((guide?.carriers ?? []).map((each) => [each.code, each]));
  const likely = likelyCarriers(kind, serial, own).filter(({ code }) => names.has(code));
  const whole = trackingNumber(kind)(serial) === null;
  const isFull = kind === 'container' && serial.length >= containerNumberLength;
  return (
    <section className={styles.explain} aria-label={t('tracking.explain')}>
      {kind === 'container' ? <Parts serial={serial} names={names} /> : null}
      <div className={styles.what}>
        <span className={styles.small}>{t('tracking.thisIs')}</span>
        <strong className={styles.kind}>{t(`tracking.kinds.${kind}`)}</strong>
        {whole ? (
          // A bill or a booking can only be checked for its form, which is shown above.
          kind === 'container' ? (
            <Status kind="done">{t('tracking.valid')}</Status>
          ) : null
        ) : isFull ? (
          <Status kind="bad">{t('tracking.rules.containerCheck')}</Status>
        ) : (
          <Status kind="none">{t('tracking.notYet')}</Status>
        )}
        <span className={styles.others}>
          {others.slice(0, 2).map((each) => (
            <Button key={each} size="small" tone="quiet" flush="start" onClick={() => onKind(each)}>
              {t('tracking.as', { kind: t(`tracking.kinds.${each}`) })}
            </Button>
          ))}
        </span>
      </div>
      <div className={styles.ask}>
        <span className={styles.small}>{t('tracking.ask')}</span>
        {likely.length === 0 ? <span>{t('tracking.noCarrier')}</span> : null}
        <ul className={styles.guesses}>
          {likely.map(({ code, percent }) => {
            const named = names.get(code);
            return (
              <li key={code} className={styles.guess}>
                <span className={styles.code}>{code}</span>
                <span>{named ? nameOf(named) : code}</span>
                <span className={styles.track} aria-hidden>
                  <span className={styles.share} style={{ inlineSize: `${percent}%` }} />
                </span>
                <span className={styles.percent}>{percent}%</span>
              </li>
            );
          })}
        </ul>
        {(likely[0]?.percent ?? 0) < sureEnough ? (
          <>
            {likely.length > 1 && !carrier ? (
              <span className={styles.small}>{t('tracking.askBoth')}</span>
            ) : null}
            <Select
              size="small"
              label={t('tracking.chooseCarrier')}
              labelHidden
              placeholder={t('tracking.auto')}
              options={[...names.values()].map((each) => ({ value: each.code, label: nameOf(each) }))}
              value={carrier}
              onChange={({ currentTarget }) => onCarrier(currentTarget.value)}
            />
          </>
        ) : null}
      </div>
    </section>
  );
}

type Names = ReadonlyMap<string, { readonly code: string; readonly nameZh: string; readonly nameEn: string }>;

function Parts({ serial, names }: { serial: string; names: Names }) {
  const { t, nameOf } = useWords<typeof words>();
  const parts = containerParts(serial) ?? containerParts(serial.slice(0, 11));
  if (!parts) return null;
  const { owner, category, check, fitting } = parts;
  const [owns] = category ? likelyCarriers('container', serial) : [];
  const of = owns && names.get(owns.code);
  const wrong = check !== '' && Number(check) !== fitting;
  const of4 = [
    {
      key: 'owner',
      text: owner.padEnd(3, '·'),
      name: t('tracking.owner'),
      says: category === '' ? t('tracking.ownerWait') : of ? nameOf(of) : t('tracking.ownerUnknown'),
    },
    {
      key: 'category',
      text: category || '·',
      name: t('tracking.category'),
      says: category ? t(`tracking.categories.${category as 'U'}`) : t('tracking.categoryWait'),
    },
    {
      key: 'serial',
      text: parts.serial.padEnd(6, '·'),
      name: t('tracking.serial'),
      says: t('tracking.serialWait'),
    },
    {
      key: 'check',
      text: check || (fitting === null ? '·' : '?'),
      name: t('tracking.check'),
      says:
        fitting === null || check === ''
          ? t('tracking.checkWait')
          : t(wrong ? 'tracking.checkWrong' : 'tracking.checkRight', { digit: fitting }),
      state: check === '' ? undefined : wrong ? 'bad' : 'good',
    },
  ];
  return (
    <dl className={styles.parts} aria-live="polite">
      {of4.map(({ key, text, name, says, state }) => (
        <div key={key} className={styles.part} data-state={state}>
          <dt className={styles.partName}>{name}</dt>
          <dd className={styles.partText}>{text}</dd>
          <dd className={styles.partSays}>{says}</dd>
        </div>
      ))}
    </dl>
  );
}

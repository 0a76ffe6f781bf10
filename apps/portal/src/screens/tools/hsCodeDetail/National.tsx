import type { HsLetter, HsNational } from '@fairway/gateway/contract/hsCode';
import { Section } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import { isUnknown } from './absent.ts';
import { CopyElements } from './CopyElements.tsx';
import * as styles from './HsCodeDetailScreen.css.ts';
import { rateNames } from './rates.ts';
import { useUnits } from './useUnits.ts';
import type { words } from './words.zh.ts';

/** Rates with the reason next to each, letters in plain sentences, elements to copy. */
export function National({ national }: { national: HsNational }) {
  const { t, format } = useWords<typeof words>();
  const unitsOf = useUnits();
  const { elements, ciq } = national;
  const absent = (field: string, none: string) => (isUnknown(national, field) ? t('hsDetail.unknown') : none);
  return (
    <>
      <Section ground="none" title={t('hsDetail.rates')}>
        <dl className={styles.rates}>
          {rateNames.map((name) => {
            const value = national[name];
            return (
              <div key={name} className={styles.rate}>
                <dt className={styles.rateName}>{t(`hsDetail.duty.${name}`)}</dt>
                <dd className={styles.rateValue}>
                  {value === null ? absent(name, t('hsDetail.none')) : `${format.number(value)}%`}
                </dd>
                <dd className={styles.why}>{t(`hsDetail.why.${name}`)}</dd>
              </div>
            );
          })}
          <div className={styles.rate}>
            <dt className={styles.rateName}>{t('hsDetail.units')}</dt>
            <dd className={styles.rateValue}>{unitsOf(national) || absent('units', t('hsDetail.none'))}</dd>
          </div>
        </dl>
      </Section>
      <Section ground="none" title={t('hsDetail.letters')}>
        <Letters
          name={t('hsDetail.supervision')}
          of={national.supervision}
          none={absent('supervision', t('hsDetail.noSupervision'))}
        />
        <Letters
          name={t('hsDetail.quarantineImport')}
          of={national.quarantineImport}
          none={absent('quarantine', t('hsDetail.noQuarantine'))}
        />
        <Letters
          name={t('hsDetail.quarantineExport')}
          of={national.quarantineExport}
          none={absent('quarantine', t('hsDetail.noQuarantine'))}
        />
      </Section>
      {elements.length > 0 ? (
        <Section ground="none" title={t('hsDetail.elements')}>
          <ol className={styles.elements} lang="zh">
            {elements.map((element) => (
              <li key={element}>{element}</li>
            ))}
          </ol>
          <CopyElements elements={elements} />
        </Section>
      ) : null}
      {ciq.length > 0 ? (
        <Section ground="none" title={t('hsDetail.ciq')}>
          <ul className={styles.ciq} lang="zh">
            {ciq.map(({ code, nameZh }) => (
              <li key={code} className={styles.ciqRow}>
                <span className={styles.ciqCode}>{code}</span>
                <span>{nameZh}</span>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
    </>
  );
}

/** A list of letters with their meanings, or a message if there are none. Only prohibitions are red. */
function Letters({ name, of, none }: { name: string; of: readonly HsLetter[]; none: string }) {
  const { nameOf } = useWords<typeof words>();
  return (
    <>
      <h3 className={styles.letterGroup}>{name}</h3>
      {of.length === 0 ? (
        <p className={styles.absent}>{none}</p>
      ) : (
        <ul className={styles.letters}>
          {of.map((letter) => (
            <li key={letter.letter} className={styles.letter}>
              <span className={styles.tile} data-forbids={letter.forbids || undefined}>
                {letter.letter}
              </span>
              {letter.forbids ? <strong>{nameOf(letter)}</strong> : <span>{nameOf(letter)}</span>}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

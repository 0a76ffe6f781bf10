import { withLogin } from '@fairway/site';
import { ButtonLink, Notice, useLink } from '@fairway/ui';
import { formatContainer } from '@fairway/ui/codes';
import { useWords } from '../../../language/words.ts';
import { cargoTrackingAddress } from './address.ts';
import * as styles from './CargoTrackingScreen.css.ts';
import type { TrackingData } from './loader.ts';
import { numbersIn } from './typed.ts';
import { keepForLogin } from './untilLogin.ts';
import type { words } from './words.zh.ts';

export interface ToTryProps {
  guide: TrackingData['guide'];
  /** The number in the address, or several. */
  number: string | undefined;
  /** Whether one of the samples is open below. */
  open: boolean;
}

/** Shown while no number is watched: the benefits of a login, and three numbers to try. */
export function ToTry({ guide, number, open }: ToTryProps) {
  const { t } = useWords<typeof words>();
  const Link = useLink();
  const showsExamples = number && !open && !guide.member;
  const numbers = numbersIn(number ?? '');
  const [first = ''] = numbers;
  return (
    <div className={styles.toTry}>
      {showsExamples ? (
        <Notice tone="info">
          <strong>
            {numbers.length > 1
              ? t('tracking.loginTitleMany', { count: numbers.length })
              : t('tracking.loginTitle', { number: formatContainer(first) })}
          </strong>{' '}
          {t('tracking.loginText')}{' '}
          <ButtonLink
            size="small"
            tone="brand"
            href={withLogin(cargoTrackingAddress(...numbers))}
            onClick={() => keepForLogin(numbers.map((each) => ({ number: each })))}
          >
            {t('tracking.login')}
          </ButtonLink>
        </Notice>
      ) : null}
      {guide.carriers.length === 0 ? <Notice tone="caution">{t('tracking.off')}</Notice> : null}
      {guide.samples.length > 0 ? (
        <>
          <h2 className={styles.toTryTitle}>
            {t(guide.member ? 'tracking.emptyTitle' : 'tracking.visitorTitle')}
          </h2>
          <p>{t(guide.member ? 'tracking.emptyText' : 'tracking.visitorText')}</p>
          <ul className={styles.samples} aria-label={t('tracking.samples')}>
            {guide.samples.map((each) => (
              <li key={each.number}>
                <Link
                  href={cargoTrackingAddress(each.number)}
                  className={styles.sample}
                  aria-current={open && number === each.number ? 'true' : undefined}
                >
                  <span className={styles.number}>{formatContainer(each.number)}</span>
                  <span className={styles.small}>{t(`tracking.kinds.${each.kind}`)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}

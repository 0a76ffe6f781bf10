import type { VesselDetail } from '@fairway/gateway/contract/ship';
import { useNow } from '@fairway/site';
import { Stack, useLink } from '@fairway/ui';
import * as guide from '../../../features/guide/page.css.ts';
import { useWords } from '../../../language/words.ts';
import { carrierAddress } from '../carrier/address.ts';
import { portAddress } from '../port/address.ts';
import * as styles from './Voyages.css.ts';
import type { words } from './words.zh.ts';

/** Voyages listed here, each with its calls along a line: past calls are dark, future ones light. */
export function Voyages({ of }: { of: VesselDetail['voyages'] }) {
  const { t, format, nameOf } = useWords<typeof words>();
  const today = useNow();
  const Link = useLink();
  return (
    <Stack gap="l">
      {of.map(({ voyage, carrier, calls }) => (
        <section key={voyage} aria-label={t('vessel.voyage', { voyage })}>
          <p className={styles.head}>
            <span className={styles.number}>{voyage}</span>{' '}
            <Link href={carrierAddress(carrier.code)} className={guide.link}>
              {nameOf(carrier)}
            </Link>
          </p>
          <ol className={styles.calls}>
            {calls.map(({ port, kind, time }) => {
              const isPast = new Date(time.at) < today;
              return (
                <li key={`${port.code} ${kind}`} className={styles.call} data-past={isPast || undefined}>
                  <Link href={portAddress(port.code)} className={guide.link}>
                    {nameOf(port)}
                  </Link>
                  <span className={styles.kind}>{t(`vessel.${kind}.${isPast ? 'past' : 'ahead'}`)}</span>
                  <time className={styles.time} dateTime={time.at}>
                    {format.portTime(time)}
                  </time>
                </li>
              );
            })}
          </ol>
        </section>
      ))}
    </Stack>
  );
}

import { ButtonLink } from '@fairway/ui';
import { ArrowLeft } from 'lucide-react';
import { useWords } from '../../language/words.ts';
import * as styles from './Case.css.ts';
import type { words } from './words.zh.ts';

/** The link from a case to its queue, on windows that have no room for both. */
export function BackToQueue({ href }: { href: string }) {
  const { t } = useWords<typeof words>();
  return (
    <ButtonLink
      href={href}
      tone="quiet"
      flush="start"
      className={styles.narrowOnly}
      icon={<ArrowLeft size={16} aria-hidden />}
    >
      {t('case.back')}
    </ButtonLink>
  );
}

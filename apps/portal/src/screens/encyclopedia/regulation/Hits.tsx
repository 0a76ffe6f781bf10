import type { RegulationPart } from '@fairway/gateway/contract/regulation';
import { useLink } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import { regulationAddress } from './address.ts';
import * as styles from './RegulationScreen.css.ts';
import type { words } from './words.zh.ts';

interface HitsProps {
  slug: string;
  keyword: string;
  of: readonly RegulationPart[];
}

/** The number of hits in the list; the text marks the rest. */
const most = 40;

/** Articles that contain the searched text, each linked. */
export function Hits({ slug, keyword, of }: HitsProps) {
  const { t } = useWords<typeof words>();
  const Link = useLink();
  return (
    <div>
      <p aria-live="polite">
        {of.length > 0
          ? t('regulation.hits', { keyword, count: of.length })
          : t('regulation.noHits', { keyword })}
      </p>
      {of.length > 0 ? (
        <ul className={styles.hits} aria-label={t('regulation.hitList')}>
          {of.slice(0, most).map(({ anchor, label }) => (
            <li key={anchor}>
              <Link href={regulationAddress(slug, { keyword, anchor })} className={styles.hit}>
                <span lang="zh">{label || t('regulation.preamble')}</span>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

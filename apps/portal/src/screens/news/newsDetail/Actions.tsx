import { Button, Icon, Inline } from '@fairway/ui';
import { Printer, Share2 } from 'lucide-react';
import { CollectButton } from '../../../features/news/CollectButton.tsx';
import { useShare } from '../../../features/news/useShare.ts';
import { useWords } from '../../../language/words.ts';
import type { NewsDetailData } from './loader.ts';
import * as styles from './NewsDetailScreen.css.ts';
import type { words } from './words.zh.ts';

/** The actions on an article: save, share, print. */
export function Actions({ article }: Pick<NewsDetailData, 'article'>) {
  const spoken = useWords<typeof words>();
  const { t } = spoken;
  const share = useShare(article, spoken);
  return (
    <Inline gap="s" aria-label={t('newsReading.actions')} role="group" className={styles.actions}>
      <CollectButton key={article.id} id={article.id} collected={article.collected} spoken={spoken} />
      <Button icon={<Icon icon={Share2} />} onClick={() => void share()}>
        {t('newsReading.share')}
      </Button>
      <Button icon={<Icon icon={Printer} />} onClick={() => window.print()}>
        {t('newsDetail.print')}
      </Button>
    </Inline>
  );
}

import { useSite } from '@fairway/site';
import { Button, Icon, Inline } from '@fairway/ui';
import { Printer, Share2 } from 'lucide-react';
import { CollectButton } from '../../../features/news/CollectButton.tsx';
import type { NewsDetailData } from './loader.ts';
import * as styles from './NewsDetailScreen.css.ts';
import { useWords } from './words.ts';

/** What can be done with an article: keep it, hand it on, print it. */
export function Actions({ article }: Pick<NewsDetailData, 'article'>) {
  const spoken = useWords();
  const { t } = spoken;
  const { toasts } = useSite();
  const share = async () => {
    const url = location.href;
    const tell = (text: string, tone: 'good' | 'bad') => toasts.show({ tone, text, code: 'news-share' });
    if (navigator.share) {
      // Who closes the sheet of the system has not failed.
      await navigator.share({ title: article.title, url }).catch(() => undefined);
      return;
    }
    await navigator.clipboard.writeText(url).then(
      () => tell(t('newsDetail.copied'), 'good'),
      () => tell(t('newsDetail.copyFailed'), 'bad'),
    );
  };
  return (
    <Inline gap="s" aria-label={t('newsDetail.actions')} role="group" className={styles.actions}>
      <CollectButton key={article.id} id={article.id} collected={article.collected} spoken={spoken} />
      <Button icon={<Icon of={Share2} />} onClick={() => void share()}>
        {t('newsDetail.share')}
      </Button>
      <Button icon={<Icon of={Printer} />} onClick={() => window.print()}>
        {t('newsDetail.print')}
      </Button>
    </Inline>
  );
}

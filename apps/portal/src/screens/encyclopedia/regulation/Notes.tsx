import type { RegulationDetail } from '@fairway/gateway/contract/regulation';
import { ButtonLink, Notice, Stack } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import { articles } from '../regulationSearch/address.ts';
import type { words } from './words.zh.ts';

/** Notes to read before the law: that it replaces another one, was revised, or has no such article. */
export function Notes({ detail, isLost }: { detail: RegulationDetail; isLost: boolean }) {
  const { t, language } = useWords<typeof words>();
  const { regulation: law, moved, noteZh, noteEn } = detail;
  const inZh = language === 'zh';
  const note = inZh ? noteZh : noteEn;
  const title = inZh ? law.titleZh : law.titleEn;
  if (!moved && !note && !isLost) return null;
  return (
    <Stack gap="m">
      {moved ? (
        <Notice
          tone="caution"
          title={t('regulation.moved', { from: inZh ? moved.titleZh : moved.titleEn, to: title })}
        >
          {inZh ? moved.noteZh : moved.noteEn} {t('regulation.movedText')}
        </Notice>
      ) : null}
      {note ? (
        <Notice tone="caution" title={t('regulation.note')}>
          {note}
        </Notice>
      ) : null}
      {isLost ? (
        <Notice
          tone="caution"
          live="polite"
          title={t('regulation.lost')}
          action={
            <ButtonLink size="small" href={articles.addressOf({ slug: law.slug })}>
              {t('regulation.lookInside')}
            </ButtonLink>
          }
        >
          {t('regulation.lostText', { title, count: law.articles })}
        </Notice>
      ) : null}
    </Stack>
  );
}

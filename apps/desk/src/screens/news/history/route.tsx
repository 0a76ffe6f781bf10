import { useLoaded, useLocalization } from '@fairway/site';
import { ButtonLink, Content, Heading, Inline, Notice, PageHead, useLink, VisuallyHidden } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import { historyAddress } from '../article/address.ts';
import { articleAddress } from '../news/address.ts';
import { type Change, changesOf } from './changes.ts';
import * as styles from './HistoryScreen.css.ts';
import type { loader } from './loader.ts';
import { Restore } from './Restore.tsx';
import type { words } from './words.zh.ts';

/** All revisions of an article, and the changes of one of them. */
function HistoryScreen() {
  const { t } = useWords<typeof words>();
  const { language } = useLocalization();
  const { article, openRevision, before } = useLoaded<typeof loader>();
  const { zh, en } = article.draft;
  const changes = changesOf(before?.draft ?? null, openRevision.draft, {
    category: (id) => t(`history.categories.c${id}`),
    kind: (original) => t(`history.kinds.${original ? 'original' : 'reprint'}`),
  });
  const { revision } = openRevision;
  return (
    <Content whole>
      <PageHead
        title={t('history.title')}
        lead={language === 'zh' ? zh.title || en.title : en.title || zh.title}
        aside={<ButtonLink href={articleAddress(article.id)}>{t('history.back')}</ButtonLink>}
      />
      <div className={styles.page}>
        <Revisions />
        <section className={styles.changes} aria-labelledby="revision">
          <Inline justify="between">
            <Heading level={2} size="lead" id="revision">
              {before ? t('history.against', { revision: revision - 1 }) : t('history.first')}
            </Heading>
            {revision < article.revision ? (
              <Restore key={article.revision} article={article} revision={revision} />
            ) : null}
          </Inline>
          {changes.length === 0 ? <Notice tone="neutral">{t('history.same')}</Notice> : null}
          {changes.map((change) => (
            <Changed key={change.field} {...change} />
          ))}
        </section>
      </div>
    </Content>
  );
}

function Revisions() {
  const { t, format } = useWords<typeof words>();
  const Link = useLink();
  const { article, openRevision } = useLoaded<typeof loader>();
  return (
    <nav aria-label={t('history.revisions')}>
      <ol className={styles.revisions}>
        {article.revisions.map(({ revision, at, by, state }) => (
          <li key={revision}>
            <Link
              href={historyAddress(article.id, revision)}
              className={styles.revision}
              aria-current={revision === openRevision.revision ? 'page' : undefined}
            >
              <span className={styles.number}>
                {t('history.revision', { revision })} · {t(`history.states.${state}`)}
              </span>
              <span className={styles.when}>
                {t('history.by', { by: by ?? t('history.nobody'), at: format.stamp(at) })}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const tags = { same: 'span', added: 'ins', removed: 'del' } as const;

function Changed({ field, pieces }: Change) {
  const { t } = useWords<typeof words>();
  return (
    <div>
      <h3 className={styles.field}>{t(`history.fields.${field}`)}</h3>
      <div className={styles.lines}>
        {pieces.map(({ text, what }, index) => {
          const Tag = tags[what];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name
            <Tag key={index} className={styles.piece[what]}>
              {what === 'same' ? null : <VisuallyHidden as="span">{t(`history.${what}`)}: </VisuallyHidden>}
              {text}
            </Tag>
          );
        })}
      </div>
    </div>
  );
}

export { HistoryScreen as Component };

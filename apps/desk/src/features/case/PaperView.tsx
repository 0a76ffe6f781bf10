import { useRevalidate } from '@fairway/site';
import { Button, EmptyState, ImagePanel } from '@fairway/ui';
import { useWords } from '../../language/words.ts';
import { DoButton } from '../DoButton.tsx';
import * as styles from './Case.css.ts';
import type { PaperViewProps } from './options.ts';
import type { words } from './words.zh.ts';

/** The papers of a case, to look at closely: larger, smaller, turned. */
export function PaperView({ papers, index, onShow, none, ...props }: PaperViewProps) {
  const { t } = useWords<typeof words>();
  const revalidate = useRevalidate();
  const paper = papers[index];
  const lead = (
    <>
      <h3 className={styles.blockTitle}>{paper?.title ?? props.title}</h3>
      {papers.length > 1 ? (
        <div className={styles.picks}>
          {papers.map(({ id, name }, each) => (
            <Button
              key={id}
              size="small"
              aria-pressed={each === index}
              aria-label={name}
              onClick={() => onShow(each)}
            >
              {each + 1}
            </Button>
          ))}
        </div>
      ) : null}
    </>
  );
  if (!paper)
    return (
      <div className={styles.papers}>
        <div className={styles.papersBar}>{lead}</div>
        {none ? (
          <EmptyState kind="none-yet" size="small" level={4} picture={false} title={none.title}>
            {none.text}
          </EmptyState>
        ) : null}
      </div>
    );
  return (
    <ImagePanel
      className={styles.papers}
      images={papers.map(({ id, url, alt }) => ({ key: id, src: url, alt }))}
      index={index}
      lead={lead}
      failure={
        <EmptyState
          kind="failed"
          size="small"
          level={4}
          picture={false}
          title={t('case.paper.expired')}
          actions={<DoButton run={async () => revalidate()}>{t('case.paper.reload')}</DoButton>}
        >
          {''}
        </EmptyState>
      }
    />
  );
}

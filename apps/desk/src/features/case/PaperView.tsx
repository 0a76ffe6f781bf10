import { useRevalidate } from '@fairway/site';
import { Button, EmptyState } from '@fairway/ui';
import { RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { DoButton } from '../DoButton.tsx';
import * as styles from './Case.css.ts';
import type { PaperViewProps } from './options.ts';
import type { words } from './words.zh.ts';

const smallest = 50;
const largest = 300;
const step = 50;

/** The papers of a case, to look at closely: larger, smaller, turned. */
export function PaperView({ papers, index, onShow, none, ...props }: PaperViewProps) {
  const { t } = useWords<typeof words>();
  const revalidate = useRevalidate();
  const [percent, setPercent] = useState(100);
  const [turned, setTurned] = useState(0);
  const [failed, setFailed] = useState<string | null>(null);
  const paper = papers[index];
  const title = paper?.title ?? props.title;
  const isGone = paper === undefined && none !== undefined;
  return (
    <div className={styles.papers}>
      <div className={styles.papersBar} data-many={papers.length > 3 ? '' : undefined}>
        <h3 className={styles.blockTitle}>{title}</h3>
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
        <div className={styles.tools}>
          <Button
            tone="quiet"
            size="small"
            aria-label={t('case.paper.zoomOut')}
            disabled={percent <= smallest}
            icon={<ZoomOut size={16} aria-hidden />}
            onClick={() => setPercent(percent - step)}
          />
          <span className={styles.percent}>{percent}%</span>
          <Button
            tone="quiet"
            size="small"
            aria-label={t('case.paper.zoomIn')}
            disabled={percent >= largest}
            icon={<ZoomIn size={16} aria-hidden />}
            onClick={() => setPercent(percent + step)}
          />
          <Button
            tone="quiet"
            size="small"
            aria-label={t('case.paper.turn')}
            icon={<RotateCw size={16} aria-hidden />}
            onClick={() => setTurned((turned + 90) % 360)}
          />
        </div>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and a section would be a landmark. */}
      <div
        className={styles.frame}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too.
        tabIndex={0}
        role="group"
        aria-label={paper?.name ?? title}
      >
        {paper && failed !== paper.url ? (
          <img
            src={paper.url}
            alt={paper.alt}
            className={styles.picture}
            style={{ inlineSize: `${percent}%`, rotate: `${turned}deg` }}
            onError={() => setFailed(paper.url)}
          />
        ) : (
          <EmptyState
            kind={isGone ? 'none-yet' : 'failed'}
            size="small"
            level={4}
            picture={false}
            heading={isGone ? none.heading : t('case.paper.expired')}
            actions={
              isGone ? undefined : (
                <DoButton run={async () => revalidate()}>{t('case.paper.reload')}</DoButton>
              )
            }
          >
            {isGone ? none.text : ''}
          </EmptyState>
        )}
      </div>
    </div>
  );
}

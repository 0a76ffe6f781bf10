import type { Paper } from '@fairway/gateway/contract/certificationReview';
import { Button, EmptyState } from '@fairway/ui';
import { RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import * as styles from './CaseView.css.ts';
import { useWords } from './words.ts';

export interface PaperViewProps {
  papers: readonly Paper[];
  /** Index of the one in sight. */
  shown: number;
  onShow: (index: number) => void;
}

const smallest = 50;
const largest = 300;
const step = 50;

/** The papers that were handed in, to look at closely: larger, smaller, turned. */
export function PaperView({ papers, shown, onShow }: PaperViewProps) {
  const { t } = useWords();
  const { revalidate } = useRevalidator();
  const [percent, setPercent] = useState(100);
  const [turned, setTurned] = useState(0);
  const [failed, setFailed] = useState<string | null>(null);
  const paper = papers[shown];
  const name = paper ? t(`certifications.field.${paper.field}`) : t('certifications.paper.title');
  return (
    <div className={styles.voucher}>
      <div className={styles.voucherBar}>
        <h3 className={styles.blockTitle}>{name}</h3>
        <div className={styles.picks}>
          {papers.map(({ id, field }, index) => (
            <Button
              key={id}
              size="small"
              aria-pressed={index === shown}
              aria-label={`${index + 1} ${t(`certifications.field.${field}`)}`}
              onClick={() => onShow(index)}
            >
              {index + 1}
            </Button>
          ))}
        </div>
        <div className={styles.tools}>
          <Button
            tone="quiet"
            size="small"
            aria-label={t('certifications.paper.zoomOut')}
            disabled={percent <= smallest}
            icon={<ZoomOut size={16} aria-hidden />}
            onClick={() => setPercent(percent - step)}
          />
          <span className={styles.percent}>{percent}%</span>
          <Button
            tone="quiet"
            size="small"
            aria-label={t('certifications.paper.zoomIn')}
            disabled={percent >= largest}
            icon={<ZoomIn size={16} aria-hidden />}
            onClick={() => setPercent(percent + step)}
          />
          <Button
            tone="quiet"
            size="small"
            aria-label={t('certifications.paper.turn')}
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
        aria-label={name}
      >
        {paper && failed !== paper.url ? (
          <img
            src={paper.url}
            alt={name}
            className={styles.picture}
            style={{ inlineSize: `${percent}%`, rotate: `${turned}deg` }}
            onError={() => setFailed(paper.url)}
          />
        ) : (
          <EmptyState
            kind={paper ? 'failed' : 'none-yet'}
            size="small"
            level={4}
            picture={false}
            heading={t(paper ? 'certifications.paper.expired' : 'certifications.paper.none')}
            actions={
              paper ? (
                <Button onClick={() => void revalidate()}>{t('certifications.paper.reload')}</Button>
              ) : undefined
            }
          >
            {paper ? '' : t('certifications.paper.noneText')}
          </EmptyState>
        )}
      </div>
    </div>
  );
}

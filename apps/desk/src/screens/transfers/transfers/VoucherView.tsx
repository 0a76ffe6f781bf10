import type { TransferCase } from '@fairway/gateway/contract/transferReview';
import { Button, EmptyState } from '@fairway/ui';
import { RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import * as styles from './CaseView.css.ts';
import { useWords } from './words.ts';

export interface VoucherViewProps {
  vouchers: TransferCase['vouchers'];
  /** Index of the one in sight. */
  shown: number;
  onShow: (index: number) => void;
}

const smallest = 50;
const largest = 300;
const step = 50;

/** The pictures that the buyer handed in, to look at closely: larger, smaller, turned. */
export function VoucherView({ vouchers, shown, onShow }: VoucherViewProps) {
  const { t } = useWords();
  const { revalidate } = useRevalidator();
  const [percent, setPercent] = useState(100);
  const [turned, setTurned] = useState(0);
  const [failed, setFailed] = useState<string | null>(null);
  const voucher = vouchers[shown];
  return (
    <div className={styles.voucher}>
      <div className={styles.voucherBar}>
        <h3 className={styles.blockTitle}>{t('transfers.voucher.title')}</h3>
        {vouchers.length > 1 ? (
          <div className={styles.picks}>
            {vouchers.map(({ id }, index) => (
              <Button
                key={id}
                size="small"
                aria-pressed={index === shown}
                aria-label={t('transfers.voucher.name', { number: index + 1 })}
                onClick={() => onShow(index)}
              >
                {index + 1}
              </Button>
            ))}
          </div>
        ) : null}
        <div className={styles.tools}>
          <Button
            tone="quiet"
            size="small"
            aria-label={t('transfers.voucher.zoomOut')}
            disabled={percent <= smallest}
            icon={<ZoomOut size={16} aria-hidden />}
            onClick={() => setPercent(percent - step)}
          />
          <span className={styles.percent}>{percent}%</span>
          <Button
            tone="quiet"
            size="small"
            aria-label={t('transfers.voucher.zoomIn')}
            disabled={percent >= largest}
            icon={<ZoomIn size={16} aria-hidden />}
            onClick={() => setPercent(percent + step)}
          />
          <Button
            tone="quiet"
            size="small"
            aria-label={t('transfers.voucher.turn')}
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
        aria-label={t('transfers.voucher.name', { number: shown + 1 })}
      >
        {voucher && failed !== voucher.url ? (
          <img
            src={voucher.url}
            alt={t('transfers.voucher.of', { number: shown + 1, total: vouchers.length })}
            className={styles.picture}
            style={{ inlineSize: `${percent}%`, rotate: `${turned}deg` }}
            onError={() => setFailed(voucher.url)}
          />
        ) : (
          <EmptyState
            kind="failed"
            size="small"
            level={4}
            picture={false}
            heading={t('transfers.voucher.expired')}
            actions={<Button onClick={() => void revalidate()}>{t('transfers.voucher.reload')}</Button>}
          >
            {''}
          </EmptyState>
        )}
      </div>
    </div>
  );
}

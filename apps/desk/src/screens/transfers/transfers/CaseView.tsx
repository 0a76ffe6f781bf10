import type { TransferCase } from '@fairway/gateway/contract/transferReview';
import { ButtonLink, Description, Descriptions } from '@fairway/ui';
import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { CaseClock } from '../../../features/CaseClock.tsx';
import { useCaseKeys } from '../../../features/useCaseKeys.ts';
import * as styles from './CaseView.css.ts';
import { Checks } from './Checks.tsx';
import { Decision } from './Decision.tsx';
import { Trail } from './Trail.tsx';
import { VoucherView } from './VoucherView.tsx';
import { useWords } from './words.ts';

export interface CaseViewProps {
  shown: TransferCase;
  /** Address of the queue without a case. */
  back: string;
  /** Where it stands on the page of the queue; null where it is on another one. */
  place: { readonly at: number; readonly total: number } | null;
  previous: string | null;
  next: string | null;
}

/** One transfer: its vouchers, its order, what was compared, the decision, and what happened. */
export function CaseView({ shown, back, place, previous, next }: CaseViewProps) {
  const { t, format, nameOf } = useWords();
  const [voucher, setVoucher] = useState(0);
  const [sendingBack, setSendingBack] = useState(false);
  const section = useRef<HTMLElement>(null);
  useCaseKeys(section, {
    stops: '[data-check]',
    answer: 'input[name="received"]',
    papers: shown.vouchers.length,
    onPaper: setVoucher,
    onReturn: shown.status === 1 ? () => setSendingBack(true) : undefined,
  });
  const { buyer, amount, orderNo, routes } = shown;

  return (
    <section className={styles.view} ref={section} aria-label={`${t('transfers.title')} ${orderNo}`}>
      <header className={styles.head}>
        <ButtonLink
          href={back}
          tone="quiet"
          className={styles.narrowOnly}
          icon={<ArrowLeft size={16} aria-hidden />}
        >
          {t('transfers.back')}
        </ButtonLink>
        <div className={styles.titles}>
          <h2 className={styles.title}>{buyer.name}</h2>
          <p className={styles.sub}>
            {orderNo} · {format.instant(shown.voucherAt)} {t('transfers.order.handedIn')}
          </p>
        </div>
        <p className={styles.amount}>
          <span className={styles.amountLabel}>{t('transfers.order.amount')}</span>
          <strong className={styles.amountNumber}>{format.sum(amount)}</strong>
        </p>
        <CaseClock clock={shown.clock} waiting={shown.status === 1} />
        {place ? (
          <nav
            className={styles.leaf}
            aria-label={t('transfers.place', { place: place.at, total: place.total })}
          >
            {previous ? (
              <ButtonLink href={previous} size="small" aria-label={t('transfers.previous')}>
                <ChevronLeft size={16} aria-hidden />
              </ButtonLink>
            ) : null}
            <span className={styles.place}>
              {t('transfers.place', { place: place.at, total: place.total })}
            </span>
            {next ? (
              <ButtonLink href={next} size="small" aria-label={t('transfers.next')}>
                <ChevronRight size={16} aria-hidden />
              </ButtonLink>
            ) : null}
          </nav>
        ) : null}
      </header>
      <div className={styles.body}>
        <VoucherView vouchers={shown.vouchers} shown={voucher} onShow={setVoucher} />
        <div className={styles.side}>
          <section className={styles.block}>
            <h3 className={styles.blockTitle}>{t('transfers.order.title')}</h3>
            <Descriptions columns={3}>
              <Description term={t('transfers.order.number')} copy={orderNo}>
                {orderNo}
              </Description>
              <Description term={t('transfers.order.buyer')}>
                {t(buyer.company ? 'transfers.order.company' : 'transfers.order.person')}
              </Description>
              <Description term={t('transfers.order.madeAt')}>{format.stamp(shown.createdAt)}</Description>
              <Description term={t('transfers.order.period')}>
                {t('transfers.order.months', { count: shown.durationMonths })}
              </Description>
              <Description term={t('transfers.order.list')}>{format.sum(shown.listAmount)}</Description>
              <Description term={t('transfers.order.discount')}>{format.sum(shown.discount)}</Description>
              {shown.memberCount > 0 ? (
                <Description term={t('transfers.order.seats')}>{shown.memberCount}</Description>
              ) : null}
              <Description term={t('transfers.order.remark')}>{shown.remark}</Description>
              <Description term={t('transfers.order.account')} wide>
                {shown.payee} {shown.bankAccount}
              </Description>
              <Description term={t('transfers.order.routes')} wide>
                {routes
                  .map(({ origin, destination }) => `${nameOf(origin)} – ${nameOf(destination)}`)
                  .join('; ')}
              </Description>
            </Descriptions>
          </section>
          <Checks checks={shown.checks} />
          <Trail trail={shown.trail} />
        </div>
      </div>
      <Decision
        key={shown.first?.id ?? 'first'}
        shown={shown}
        next={next ?? back}
        sendingBack={sendingBack}
        onSendingBack={setSendingBack}
      />
    </section>
  );
}

import type { TransferCase } from '@fairway/gateway/contract/transferReview';
import { orderStatus } from '@fairway/trade';
import { Description, Descriptions } from '@fairway/ui';
import { useRef, useState } from 'react';
import * as styles from '../../../features/case/Case.css.ts';
import { CaseHead, type Standing } from '../../../features/case/CaseHead.tsx';
import * as checked from '../../../features/case/Checked.css.ts';
import { PaperView } from '../../../features/case/PaperView.tsx';
import { useCaseKeys } from '../../../features/case/useCaseKeys.ts';
import { useWords } from '../../../language/words.ts';
import { Checks } from './Checks.tsx';
import { Decision } from './Decision.tsx';
import { Trail } from './Trail.tsx';
import type { words } from './words.zh.ts';

export interface CaseViewProps extends Standing {
  shown: TransferCase;
}

/** One transfer: its vouchers, its order, what was compared, the decision, and what happened. */
export function CaseView({ shown, ...standing }: CaseViewProps) {
  const { t, format, nameOf } = useWords<typeof words>();
  const [voucher, setVoucher] = useState(0);
  const [sendingBack, setSendingBack] = useState(false);
  const section = useRef<HTMLElement>(null);
  useCaseKeys(section, {
    stops: '[data-check]',
    answer: 'input[name="received"]',
    papers: shown.vouchers.length,
    onPaper: setVoucher,
    onReturn: shown.status === orderStatus.toBeConfirmed ? () => setSendingBack(true) : undefined,
  });
  const { buyer, amount, orderNo, routes } = shown;

  return (
    <section className={styles.view} ref={section} aria-label={`${t('transfers.title')} ${orderNo}`}>
      <CaseHead
        {...standing}
        title={buyer.name}
        sub={
          <>
            {orderNo} · {format.instant(shown.voucherAt)} {t('transfers.order.handedIn')}
          </>
        }
        aside={
          <p className={checked.amount}>
            <span className={checked.amountLabel}>{t('transfers.order.amount')}</span>
            <strong className={checked.amountNumber}>{format.sum(amount)}</strong>
          </p>
        }
        clock={shown.clock}
        waiting={shown.status === orderStatus.toBeConfirmed}
      />
      <div className={styles.body}>
        <PaperView
          title={t('transfers.voucher.title')}
          papers={shown.vouchers.map(({ id, url }, index) => ({
            id,
            url,
            name: t('transfers.voucher.name', { number: index + 1 }),
            alt: t('transfers.voucher.of', { number: index + 1, total: shown.vouchers.length }),
          }))}
          shown={voucher}
          onShow={setVoucher}
        />
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
        next={standing.next ?? standing.back}
        sendingBack={sendingBack}
        onSendingBack={setSendingBack}
      />
    </section>
  );
}

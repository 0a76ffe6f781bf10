import type { TransferCase } from '@fairway/gateway/contract/transferReview';
import { orderStatus } from '@fairway/trade';
import { Description, Descriptions } from '@fairway/ui';
import { useRef, useState } from 'react';
import * as styles from '../../../features/case/Case.css.ts';
import { CaseHead, type CasePosition } from '../../../features/case/CaseHead.tsx';
import * as checked from '../../../features/case/Checked.css.ts';
import { PaperView } from '../../../features/case/PaperView.tsx';
import { useCaseKeys } from '../../../features/case/useCaseKeys.ts';
import { useWords } from '../../../language/words.ts';
import { Checks } from './Checks.tsx';
import { Decision } from './Decision.tsx';
import { Trail } from './Trail.tsx';
import type { words } from './words.zh.ts';

export interface CaseViewProps extends CasePosition {
  transfer: TransferCase;
}

/** One transfer: its vouchers, its order, what was compared, the decision, and what happened. */
export function CaseView({ transfer, ...position }: CaseViewProps) {
  const { t, format, nameOf } = useWords<typeof words>();
  const [voucher, setVoucher] = useState(0);
  const [sendingBack, setSendingBack] = useState(false);
  const section = useRef<HTMLElement>(null);
  useCaseKeys(section, {
    stops: '[data-check]',
    answer: 'input[name="received"]',
    papers: transfer.vouchers.length,
    onPaper: setVoucher,
    onReturn: transfer.status === orderStatus.toBeConfirmed ? () => setSendingBack(true) : undefined,
  });
  const { buyer, amount, orderNo, routes } = transfer;

  return (
    <section className={styles.view} ref={section} aria-label={`${t('transfers.title')} ${orderNo}`}>
      <CaseHead
        {...position}
        title={buyer.name}
        sub={
          <>
            {orderNo} · {format.instant(transfer.voucherAt)} {t('transfers.order.handedIn')}
          </>
        }
        aside={
          <p className={checked.amount}>
            <span className={checked.amountLabel}>{t('transfers.order.amount')}</span>
            <strong className={checked.amountNumber}>{format.sum(amount)}</strong>
          </p>
        }
        clock={transfer.clock}
        waiting={transfer.status === orderStatus.toBeConfirmed}
      />
      <div className={styles.body}>
        <PaperView
          title={t('transfers.voucher.title')}
          papers={transfer.vouchers.map(({ id, url }, index) => ({
            id,
            url,
            name: t('transfers.voucher.name', { number: index + 1 }),
            alt: t('transfers.voucher.of', { number: index + 1, total: transfer.vouchers.length }),
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
              <Description term={t('transfers.order.madeAt')}>{format.stamp(transfer.createdAt)}</Description>
              <Description term={t('transfers.order.period')}>
                {t('transfers.order.months', { count: transfer.durationMonths })}
              </Description>
              <Description term={t('transfers.order.list')}>{format.sum(transfer.listAmount)}</Description>
              <Description term={t('transfers.order.discount')}>{format.sum(transfer.discount)}</Description>
              {transfer.memberCount > 0 ? (
                <Description term={t('transfers.order.seats')}>{transfer.memberCount}</Description>
              ) : null}
              <Description term={t('transfers.order.remark')}>{transfer.remark}</Description>
              <Description term={t('transfers.order.account')} wide>
                {transfer.payee} {transfer.bankAccount}
              </Description>
              <Description term={t('transfers.order.routes')} wide>
                {routes
                  .map(({ origin, destination }) => `${nameOf(origin)} – ${nameOf(destination)}`)
                  .join('; ')}
              </Description>
            </Descriptions>
          </section>
          <Checks checks={transfer.checks} />
          <Trail trail={transfer.trail} />
        </div>
      </div>
      <Decision
        key={transfer.first?.id ?? 'first'}
        transfer={transfer}
        next={position.next ?? position.back}
        sendingBack={sendingBack}
        onSendingBack={setSendingBack}
      />
    </section>
  );
}

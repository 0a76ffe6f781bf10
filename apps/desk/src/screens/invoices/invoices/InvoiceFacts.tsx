import type { InvoiceCase } from '@fairway/gateway/contract/invoiceDesk';
import { payWays } from '@fairway/trade';
import { Description } from '@fairway/ui';
import { FactSection } from '../../../features/case/FactSection.tsx';
import { useWords } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

/** The header of the invoice; the values for the tax system can be copied. */
export function HeaderFacts({ invoice }: { invoice: InvoiceCase }) {
  const { t } = useWords<typeof words>();
  const { headerType, kind, header, taxNumber, remark } = invoice;
  const copied = (name: 'address' | 'phone' | 'bank' | 'bankAccount') => (
    <Description term={t(`invoices.header.${name}`)} {...(invoice[name] && { copy: invoice[name] })}>
      {invoice[name]}
    </Description>
  );
  return (
    <FactSection title={t('invoices.header.title')} columns={3}>
      <Description term={t('invoices.header.header')} copy={header} wide>
        {header}
      </Description>
      <Description term={t('invoices.header.taxNumber')} {...(taxNumber && { copy: taxNumber })}>
        {taxNumber}
      </Description>
      <Description term={t('invoices.header.type')}>{t(`invoices.header.types.${headerType}`)}</Description>
      <Description term={t('invoices.header.kind')}>{t(`invoices.header.kinds.${kind}`)}</Description>
      {copied('phone')}
      {copied('bank')}
      {copied('bankAccount')}
      {copied('address')}
      <Description term={t('invoices.header.remark')} wide {...(remark && { copy: remark })}>
        {remark}
      </Description>
    </FactSection>
  );
}

/** The order that was paid, with every amount that may differ. */
export function OrderFacts({ invoice: { order, orderNo, buyer } }: { invoice: InvoiceCase }) {
  const { t, format, nameOf } = useWords<typeof words>();
  const { paidAt, payWay, received, refunded, memberCount, routes } = order;
  return (
    <FactSection title={t('invoices.order.title')} columns={3}>
      <Description term={t('invoices.order.amount')}>{format.sum(order.amount)}</Description>
      <Description term={t('invoices.order.received')}>
        {received === null ? null : format.sum(received)}
      </Description>
      {refunded.amount > 0 ? (
        <Description term={t('invoices.order.refunded')}>{format.sum(refunded)}</Description>
      ) : null}
      {order.discount.amount > 0 ? (
        <Description term={t('invoices.order.discount')}>
          {`${format.sum(order.listAmount)} − ${format.sum(order.discount)}`}
        </Description>
      ) : null}
      <Description term={t('invoices.order.payWay')}>
        {payWay === null ? null : nameOf(payWays[payWay])}
      </Description>
      <Description term={t('invoices.order.number')} copy={orderNo}>
        {orderNo}
      </Description>
      <Description term={t('invoices.order.paidAt')}>
        {paidAt === null ? null : format.stamp(paidAt)}
      </Description>
      <Description term={t('invoices.order.period')}>
        {[
          t('invoices.order.months', { count: order.durationMonths }),
          ...(memberCount > 0 ? [t('invoices.order.seats', { count: memberCount })] : []),
        ].join(' · ')}
      </Description>
      <Description term={t('invoices.order.buyer')} wide>
        {buyer.name}
      </Description>
      <Description term={t('invoices.order.routes')} wide>
        {routes.map(({ origin, destination }) => `${nameOf(origin)} – ${nameOf(destination)}`).join('; ')}
      </Description>
    </FactSection>
  );
}

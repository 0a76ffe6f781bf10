import { transferReview } from '@fairway/gateway/contract/transferReview';
import {
  type ReturnReason,
  returnMessage,
  returnReasons,
} from '@fairway/gateway/contract/words/returnReasons';
import { orderStatus } from '@fairway/trade';
import { Badge, Description } from '@fairway/ui';
import { defineCaseScreen } from '../../../features/case/CaseScreen.tsx';
import { decided } from '../../../features/case/DecidedCase.tsx';
import { FactSection } from '../../../features/case/FactSection.tsx';
import { PaperView } from '../../../features/case/PaperView.tsx';
import { ReturnCase } from '../../../features/case/ReturnDialog.tsx';
import { useWords } from '../../../language/words.ts';
import { Decision, seenOf } from './Decision.tsx';
import { queue } from './loader.ts';
import type { words } from './words.zh.ts';

/** The steps of a transfer that its history shows. */
const steps = [
  'ordered',
  'voucherHandedIn',
  'paid',
  'cancelled',
  'transferOpened',
  'transferFirstConfirmed',
  'transferConfirmed',
  'transferSentBack',
] as const;

export const Component = defineCaseScreen(queue, {
  name: 'transfers',
  useWords: useWords<typeof words>,
  flow: decided,
  search: ({ t }) => ({ label: t('transfers.searchLabel'), placeholder: t('transfers.search') }),
  row: ({ buyer, amount, orderNo, clock, needsTwo, first }, { t, format }) => ({
    name: buyer.name,
    amount: format.sum(amount),
    number: orderNo,
    clock,
    badges: first ? (
      <Badge tone="info">{t('transfers.firstDone', { name: first.name })}</Badge>
    ) : needsTwo ? (
      <Badge tone="neutral">{t('transfers.needsTwo')}</Badge>
    ) : null,
  }),
  version: ({ voucherAt }) => voucherAt,
  waits: ({ status }) => status === orderStatus.toBeConfirmed,
  head: ({ buyer, amount, orderNo, voucherAt }, { t, format }) => ({
    label: `${t('transfers.title')} ${orderNo}`,
    title: buyer.name,
    sub: (
      <>
        {orderNo} · {format.instant(voucherAt)} {t('transfers.order.handedIn')}
      </>
    ),
    amount: { label: t('transfers.order.amount'), sum: format.sum(amount) },
  }),
  papers: {
    View: PaperView,
    of: ({ vouchers }, { t }) => ({
      title: t('transfers.voucher.title'),
      papers: vouchers.map(({ id, url }, index) => ({
        id,
        url,
        name: t('transfers.voucher.name', { number: index + 1 }),
        alt: t('transfers.voucher.of', { number: index + 1, total: vouchers.length }),
      })),
    }),
  },
  facts: (transfer, { t, format, nameOf }) => (
    <FactSection title={t('transfers.order.title')} columns={3}>
      <Description term={t('transfers.order.number')} copy={transfer.orderNo}>
        {transfer.orderNo}
      </Description>
      <Description term={t('transfers.order.buyer')}>
        {t(transfer.buyer.company ? 'transfers.order.company' : 'transfers.order.person')}
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
        {transfer.routes
          .map(({ origin, destination }) => `${nameOf(origin)} – ${nameOf(destination)}`)
          .join('; ')}
      </Description>
    </FactSection>
  ),
  checks: ({ checks }, { t }) =>
    checks.map(({ kind, outcome, found: values }) => ({
      kind,
      outcome,
      name: t(`transfers.check.${kind}`),
      sentence:
        kind === 'remark' && values.length === 0
          ? t('transfers.check.remarkNone')
          : t(`transfers.check.${kind}${outcome === 'fits' ? 'Fits' : 'Look'}`, { found: values.join(', ') }),
    })),
  trail: ({ trail }, { t }) =>
    trail.flatMap(({ what, by, ...entry }) => {
      const step = steps.find((each) => each === what);
      const actor = by ?? t(what === 'cancelled' ? 'transfers.trail.system' : 'transfers.trail.buyer');
      return step ? [{ ...entry, by: actor, what: t(`transfers.trail.${step}`) }] : [];
    }),
  seen: seenOf,
  changed: 'transferChanged',
  Decision,
  answer: 'input[name="received"]',
  settled: ({ status }, { t }) => ({
    title: t('transfers.decide.settled'),
    children: t(`transfers.decide.status.s${status}`),
  }),
  sendBack: {
    Dialog: ReturnCase,
    texts: ({ buyerEmail }, { t }) => ({
      lead: t('transfers.sendBack.lead', {
        mail: buyerEmail === null ? '' : t('transfers.sendBack.mail', { email: buyerEmail }),
      }),
      done: t('transfers.decide.sentBack'),
      reasonRequired: t('transfers.sendBack.needReason'),
    }),
    reasons: (_, { t }) =>
      returnReasons.map((value) => ({ value, label: t(`transfers.sendBack.reason.${value}`) })),
    needsNote: (reasons) => reasons.includes('other'),
    message: ({ reasons, noteZh, noteEn }, language) =>
      returnMessage(reasons as ReturnReason[], language === 'zh' ? noteZh : noteEn, language),
    send: (transfer, { reasons, ...notes }, send) =>
      send(transferReview.sendBack, {
        body: {
          ...notes,
          orderNo: transfer.orderNo,
          reasons: reasons as ReturnReason[],
          seen: seenOf(transfer),
        },
      }),
  },
});

import { invoiceDesk } from '@fairway/gateway/contract/invoiceDesk';
import {
  type InvoiceReason,
  invoiceMessage,
  invoiceReasons,
} from '@fairway/gateway/contract/words/invoiceReasons';
import { Badge, Segmented } from '@fairway/ui';
import { defineCaseScreen } from '../../../features/case/CaseScreen.tsx';
import { decided } from '../../../features/case/DecidedCase.tsx';
import { ReturnCase } from '../../../features/case/ReturnDialog.tsx';
import { useWords } from '../../../language/words.ts';
import { Decision } from './Decision.tsx';
import * as styles from './Invoice.css.ts';
import { HeaderFacts, OrderFacts } from './InvoiceFacts.tsx';
import { queue } from './loader.ts';
import type { words } from './words.zh.ts';

const stages = queue.list.listing.filters.stage.values;
const endings = { fits: 'Fits', look: 'Look', unknown: 'Unknown' } as const;

export const Component = defineCaseScreen(queue, {
  name: 'invoices',
  useWords: useWords<typeof words>,
  flow: decided,
  tabs: ({ list }, { t }) => (
    <Segmented
      label={t('invoices.stage')}
      size="small"
      options={stages.map((value) => ({ value, label: t(`invoices.stages.${value}`) }))}
      value={list.query.stage}
      onChange={(stage) => list.change({ stage, open: undefined })}
    />
  ),
  search: ({ t }) => ({ label: t('invoices.searchLabel'), placeholder: t('invoices.search') }),
  empty: ({ stage }, { t }) =>
    stage === 'requested' ? undefined : { title: t('invoices.none'), text: t('invoices.noneText') },
  row: ({ header, amount, orderNo, kind, state, clock }, { t, format }) => ({
    name: header,
    amount: format.sum(amount),
    number: orderNo,
    badges: kind === 'special' ? <Badge tone="neutral">{t('invoices.special')}</Badge> : null,
    clock: state === 'requested' ? clock : null,
    answered: t(`invoices.stages.${state}`),
  }),
  version: ({ version }) => version,
  waits: ({ state }) => state === 'requested',
  head: ({ header, orderNo, requestedAt, amount }, { t, format }) => ({
    label: `${t('invoices.title')} ${orderNo}`,
    title: header,
    sub: `${orderNo} · ${format.instant(requestedAt)} ${t('invoices.asked')}`,
    amount: { label: t('invoices.amount'), sum: format.sum(amount) },
  }),
  facts: (invoice) => (
    <>
      <HeaderFacts invoice={invoice} />
      <OrderFacts invoice={invoice} />
    </>
  ),
  checks: ({ checks }, { t }) =>
    checks.map(({ kind, outcome, found: value }) => ({
      kind,
      outcome,
      name: t(`invoices.check.${kind}`),
      sentence: t(`invoices.check.${kind}${endings[outcome]}`, { found: value }),
    })),
  trail: ({ trail }, { t }) =>
    trail.map(({ at, what, by, text }) => ({
      at,
      by: by ?? t('invoices.trail.buyer'),
      what: t(`invoices.trail.${what}`),
      reason: text,
    })),
  seen: ({ version }) => version,
  changed: 'invoiceChanged',
  Decision,
  answer: 'input[name="invoiceNumber"]',
  settled: ({ state, invoiceNumber: number, issuedOn: day, document }, { t }) => ({
    tone: state === 'issued' ? 'good' : 'neutral',
    title: state === 'requested' ? '' : t(`invoices.decide.settled.${state}`),
    children:
      number !== null && day !== null ? (
        <span className={styles.settled}>
          {t('invoices.decide.settledNumber', { number, day })}
          {document ? (
            <a href={document.url} download>
              {t('invoices.decide.open', { size: Math.ceil(document.bytes / 1000) })}
            </a>
          ) : null}
        </span>
      ) : null,
  }),
  sendBack: {
    Dialog: ReturnCase,
    texts: ({ contact }, { t }) => ({
      lead: t('invoices.sendBack.lead', {
        contact: contact === null ? '' : t('invoices.sendBack.contact', { to: contact }),
      }),
      done: t('invoices.decide.sentBack'),
      reasonRequired: t('invoices.sendBack.needReason'),
    }),
    reasons: (_, { t }) =>
      invoiceReasons.map((value) => ({ value, label: t(`invoices.sendBack.reason.${value}`) })),
    needsNote: (reasons) => reasons.includes('other'),
    message: ({ reasons, noteZh, noteEn }, language) =>
      invoiceMessage(reasons as InvoiceReason[], language === 'zh' ? noteZh : noteEn, language),
    send: ({ orderNo, version: seen }, { reasons, ...notes }, send) =>
      send(invoiceDesk.sendBack, {
        body: { ...notes, orderNo, seen, reasons: reasons as InvoiceReason[] },
      }),
  },
});

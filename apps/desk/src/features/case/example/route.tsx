import { Description } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import { defineCaseScreen } from '../CaseScreen.tsx';
import { decided } from '../DecidedCase.tsx';
import { FactSection } from '../FactSection.tsx';
import { ReturnCase } from '../ReturnDialog.tsx';
import { corrections } from './contract.ts';
import { Decision } from './Decision.tsx';
import { queue } from './loader.ts';
import type { words } from './words.zh.ts';

const reasons = ['sameNumber', 'other'] as const;

export const Component = defineCaseScreen(queue, {
  name: 'corrections',
  useWords: useWords<typeof words>,
  flow: decided,
  search: ({ t }) => ({ label: t('corrections.search') }),
  row: ({ company, amount, correctionNo, clock }, { format }) => ({
    name: company,
    amount: format.sum(amount),
    number: correctionNo,
    clock,
  }),
  version: ({ version }) => version,
  waits: ({ clock }) => clock !== null,
  head: ({ company, correctionNo }) => ({ label: correctionNo, title: company, sub: correctionNo }),
  facts: ({ invoiceNumber }, { t }) => (
    <FactSection title={t('corrections.facts.title')} columns={2}>
      <Description term={t('corrections.facts.invoiceNumber')} copy={invoiceNumber}>
        {invoiceNumber}
      </Description>
    </FactSection>
  ),
  trail: ({ trail }, { t }) =>
    trail.map(({ what, by, ...entry }) => ({
      ...entry,
      by: by ?? t('corrections.trail.buyer'),
      what: t(`corrections.trail.${what}`),
    })),
  seen: ({ version }) => version,
  changed: 'invoiceChanged',
  Decision,
  answer: 'input[name="newNumber"]',
  settled: (_, { t }) => ({ title: t('corrections.decide.settled'), children: null }),
  sendBack: {
    Dialog: ReturnCase,
    texts: (_, { t }) => ({
      lead: t('corrections.sendBack.lead'),
      done: t('corrections.decide.sentBack'),
      reasonRequired: t('corrections.sendBack.needReason'),
    }),
    reasons: (_, { t }) =>
      reasons.map((value) => ({ value, label: t(`corrections.sendBack.reason.${value}`) })),
    needsNote: (values) => values.includes('other'),
    message: ({ noteZh, noteEn }, language) => (language === 'zh' ? noteZh : noteEn),
    send: ({ correctionNo, version: seen }, returned, send) =>
      send(corrections.sendBack, {
        body: { correctionNo, seen, ...returned, reasons: [...returned.reasons] },
      }),
  },
});

import { type QuoteDetail, quotation } from '@fairway/gateway/contract/quote';
import { useAddress, useMutation } from '@fairway/site';
import { Button, ButtonLink, Checkbox, Icon, Stack } from '@fairway/ui';
import { FileSpreadsheet, FileText, Printer, Send } from 'lucide-react';
import { useState } from 'react';
import type { words as quoteWords } from '../../../features/quote/words.zh.ts';
import { useWords } from '../../../language/words.ts';
import { quoteEditorAddress } from '../quoteEditor/address.ts';
import { quotes } from '../quotes/address.ts';
import type { words } from './words.zh.ts';

/** The actions that the state of a quotation allows. */
export function Actions({ quote }: { quote: QuoteDetail }) {
  const { t } = useWords<typeof words & typeof quoteWords>();
  const { id, state, content, buying, files } = quote;
  const { customer, number } = content;
  const { navigate } = useAddress();
  const [notify, setNotify] = useState(customer.email !== '');
  const send = useMutation(quotation.send, {
    subject: id,
    confirm: () => ({
      title: t('quoteDetail.sendTitle', { customer: customer.name }),
      text: t('quoteDetail.sendText'),
      confirmLabel: t('quoteDetail.send'),
    }),
    success: t('quoteDetail.sent'),
  });
  const revise = useMutation(quotation.revise, {
    subject: id,
    success: t('quoteDetail.revised'),
    refresh: false,
    onSuccess: () => void navigate(quoteEditorAddress({ id })),
  });
  const isDraft = state === 'draft';
  const withdraw = useMutation(quotation.withdraw, {
    subject: id,
    confirm: () => ({
      tone: 'danger',
      title: isDraft ? t('quoteDetail.discardTitle') : t('quoteDetail.withdrawTitle', { number }),
      ...(isDraft ? {} : { text: t('quoteDetail.withdrawText') }),
      confirmLabel: t(isDraft ? 'quoteDetail.discard' : 'quoteDetail.withdraw'),
    }),
    success: t(isDraft ? 'quoteDetail.discarded' : 'quoteDetail.withdrawn'),
    ...(isDraft ? { refresh: false, onSuccess: () => void navigate(quotes.addressOf()) } : {}),
  });
  const mayRevise = buying !== null && ['sent', 'declined', 'expired', 'withdrawn'].includes(state);
  return (
    <Stack gap="s">
      {isDraft ? (
        <>
          {customer.email === '' ? null : (
            <Checkbox
              label={t('quoteDetail.notify', { email: customer.email })}
              checked={notify}
              onChange={({ currentTarget }) => setNotify(currentTarget.checked)}
            />
          )}
          <Button
            tone="brand"
            icon={<Icon icon={Send} />}
            loading={send.pending}
            onClick={() => void send.mutate({ body: { id, notify } })}
          >
            {t('quoteDetail.send')}
          </Button>
          {buying === null ? null : (
            <ButtonLink href={quoteEditorAddress({ id })}>{t('quoteDetail.edit')}</ButtonLink>
          )}
        </>
      ) : null}
      {mayRevise ? (
        <Button loading={revise.pending} onClick={() => void revise.mutate({ body: { id } })}>
          {t('quoteDetail.revise')}
        </Button>
      ) : null}
      <ButtonLink href={files.pdf} icon={<Icon icon={FileText} />} download>
        {t('quote.pdf')}
      </ButtonLink>
      <ButtonLink href={files.xlsx} icon={<Icon icon={FileSpreadsheet} />} download>
        {t('quote.xlsx')}
      </ButtonLink>
      <Button icon={<Icon icon={Printer} />} onClick={() => window.print()}>
        {t('quote.print')}
      </Button>
      {isDraft || state === 'sent' || state === 'expired' ? (
        <Button
          tone="quiet"
          loading={withdraw.pending}
          onClick={() => void withdraw.mutate({ body: { id } })}
        >
          {t(isDraft ? 'quoteDetail.discard' : 'quoteDetail.withdraw')}
        </Button>
      ) : null}
    </Stack>
  );
}

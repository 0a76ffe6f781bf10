import { DateField, Form, SelectField, SubmitButton, TextAreaField, TextField } from '@fairway/forms';
import { quotation, quoteLanguages, quoteLimits, quotePayers } from '@fairway/gateway/contract/quote';
import { RouterLink, useAddress, useGateway, useLoaded, useMutationForm } from '@fairway/site';
import { costCurrencies } from '@fairway/trade';
import { Columns, Content, Notice, PageHead, Section, Stack, Text } from '@fairway/ui';
import { WithForms } from '../../../features/account/WithForms.tsx';
import { useWords } from '../../../language/words.ts';
import { quoteDetailAddress } from '../quoteDetail/address.ts';
import { quoteSenderAddress } from '../quoteSender/address.ts';
import type { loader } from './loader.ts';
import { bodyOf, fittingIncoterms, initialValues, quotedBoxes, quoteSchema } from './quoteValues.ts';
import type { words } from './words.zh.ts';

/** The form of a quotation's customer and margin, which it needs besides its sailings; everything else has a default. */
function QuoteEditorForm() {
  const data = useLoaded<typeof loader>();
  const { t, format, nameOf } = useWords<typeof words>();
  const { now } = useGateway();
  const { navigate } = useAddress();
  const { sailings, sender } = data;
  const form = useMutationForm({
    initial: initialValues(data),
    schema: quoteSchema,
    serverFields: { 'customer.name': 'name', 'customer.contact': 'contact', 'customer.email': 'email' },
    codeFields: {
      quotePriceNegative: 'margin',
      quotePriceMissing: '40HQ',
      quoteRateMissing: 'currency',
      quoteNothingToPay: 'payer',
    },
    run: (values, send) => send(quotation.saveDraft, { body: bodyOf(values, data) }),
    refresh: false,
    onSuccess: ({ id }) => void navigate(quoteDetailAddress({ id })),
  });
  const choices = <Value extends string>(values: readonly Value[], label: (value: Value) => string) =>
    values.map((value) => ({ value, label: label(value) }));
  return (
    <Content whole>
      <PageHead title={t('quoteEditor.heading')} lead={t('quoteEditor.lead')} />
      <Form form={form} summary="form" aria-label={t('quoteEditor.heading')}>
        <Stack gap="section">
          {sender.saved ? null : (
            <Notice tone="info">
              {t('quoteEditor.senderMissing', { name: sender.name })}{' '}
              {sender.editable ? (
                <RouterLink href={quoteSenderAddress()}>{t('quoteEditor.senderSet')}</RouterLink>
              ) : null}
            </Notice>
          )}
          <Section title={t('quoteEditor.sailings')} ground="none">
            <Stack gap="s">
              {sailings.map((sailing) => (
                <Text key={sailing.id}>
                  <strong>{`${sailing.vessel} ${sailing.voyage}`}</strong> · {nameOf(sailing.carrier)} ·{' '}
                  {format.portDay(sailing.departure)}
                  {' · '}
                  {t('quoteEditor.closes', { time: format.portTime(sailing.closing) })}
                </Text>
              ))}
            </Stack>
          </Section>
          <Section title={t('quoteEditor.customer')} ground="none">
            <Columns count={{ base: 3, narrow: 1 }} gap="l">
              <TextField name="name" label={t('quoteEditor.name')} maxLength={80} required />
              <TextField name="contact" label={t('quoteEditor.contact')} maxLength={40} />
              <TextField name="email" label={t('quoteEditor.email')} inputMode="email" />
            </Columns>
          </Section>
          <Section title={t('quoteEditor.price')} ground="none">
            <Columns count={{ base: 3, narrow: 1 }} gap="l">
              <TextField
                name="margin"
                label={t('quoteEditor.margin')}
                hint={t('quoteEditor.marginHint')}
                inputMode="decimal"
              />
              <SelectField
                name="marginKind"
                label={t('quoteEditor.marginKind')}
                options={choices(['box', 'percent'], (kind) =>
                  t(kind === 'box' ? 'quoteEditor.perBox' : 'quoteEditor.percent'),
                )}
              />
              <SelectField
                name="currency"
                label={t('quoteEditor.currency')}
                options={choices(costCurrencies, (currency) => currency)}
              />
              {quotedBoxes.map((type) => (
                <TextField
                  key={type}
                  name={type}
                  label={t('quoteEditor.count', { type })}
                  inputMode="numeric"
                  requiredText={t('quoteEditor.boxesMissing')}
                />
              ))}
              <SelectField
                name="incoterm"
                label={t('quoteEditor.incoterm')}
                options={[
                  { value: '', label: t('quoteEditor.incotermNone') },
                  ...choices(fittingIncoterms, (term) => term),
                ]}
              />
              <SelectField
                name="payer"
                label={t('quoteEditor.payer')}
                options={choices(quotePayers, (payer) => t(`quoteEditor.payers.${payer}`))}
              />
            </Columns>
          </Section>
          <Section title={t('quoteEditor.paper')} ground="none">
            <Stack gap="l">
              <Columns count={{ base: 3, narrow: 1 }} gap="l">
                <SelectField
                  name="language"
                  label={t('quoteEditor.language')}
                  options={choices(quoteLanguages, (language) => t(`quoteEditor.languages.${language}`))}
                />
                <DateField
                  name="validTo"
                  label={t('quoteEditor.validTo')}
                  hint={t('quoteEditor.validHint')}
                  now={now()}
                  timeZone="Asia/Shanghai"
                />
              </Columns>
              <TextAreaField name="remark" label={t('quoteEditor.remark')} max={quoteLimits.remark} />
              <TextAreaField name="conditions" label={t('quoteEditor.conditions')} max={quoteLimits.terms} />
            </Stack>
          </Section>
          <div>
            <SubmitButton>{t('quoteEditor.preview')}</SubmitButton>
          </div>
        </Stack>
      </Form>
    </Content>
  );
}

/** The form, with the words of forms. */
function QuoteEditorScreen() {
  return (
    <WithForms>
      <QuoteEditorForm />
    </WithForms>
  );
}

export { QuoteEditorScreen as Component };

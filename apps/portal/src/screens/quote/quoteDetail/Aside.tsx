import { type QuoteDetail, quotation } from '@fairway/gateway/contract/quote';
import { useMutation } from '@fairway/site';
import { Button, Copyable, Description, Descriptions, Section, Stack, Status, Text } from '@fairway/ui';
import { stateKinds } from '../../../features/quote/stateKinds.ts';
import type { words as quoteWords } from '../../../features/quote/words.zh.ts';
import { useWords } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

/** The customer's link, how often it was opened, and the versions. */
export function Aside({ quote }: { quote: QuoteDetail }) {
  const { t, format } = useWords<typeof words & typeof quoteWords>();
  const { id, link, views, lastViewedAt, by, versions } = quote;
  const renew = useMutation(quotation.renewLink, {
    subject: id,
    confirm: () => ({
      title: t('quoteDetail.renewTitle'),
      text: t('quoteDetail.renewText'),
      confirmLabel: t('quoteDetail.renew'),
    }),
    success: t('quoteDetail.renewed'),
  });
  return (
    <Stack gap="xl">
      {link === null ? null : (
        <Section title={t('quoteDetail.link')} ground="none">
          <Stack gap="s">
            <Copyable value={link.url} name={t('quoteDetail.link')}>
              {t('quoteDetail.copy')}
            </Copyable>
            <Text size="small" tone="quiet">
              {t('quoteDetail.linkHint', { until: format.instant(link.endsAt) })}
            </Text>
            <Button size="small" loading={renew.pending} onClick={() => void renew.mutate({ body: { id } })}>
              {t('quoteDetail.renew')}
            </Button>
          </Stack>
        </Section>
      )}
      <Descriptions columns={1}>
        <Description term={t('quoteDetail.views')}>
          {t('quoteDetail.viewsCount', { count: views })}
          {lastViewedAt === null
            ? null
            : ` · ${t('quoteDetail.lastView', { time: format.instant(lastViewedAt) })}`}
        </Description>
        <Description term={t('quoteDetail.by')}>{by}</Description>
      </Descriptions>
      {versions.length > 1 ? (
        <Section title={t('quoteDetail.versions')} ground="none">
          <ul>
            {versions.map(({ version, state, changedAt }) => (
              <li key={version}>
                {t('quote.version', { version })}{' '}
                <Status kind={stateKinds[state]}>{t(`quote.states.${state}`)}</Status>{' '}
                <Text as="span" size="small" tone="quiet">
                  {format.instant(changedAt)}
                </Text>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
    </Stack>
  );
}

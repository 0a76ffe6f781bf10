import { useLoaded } from '@fairway/site';
import { Content, EmptyState, PageHead, Section, Skeleton, Stack, Text } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import { CoverageTable } from './CoverageTable.tsx';
import { ImportsTable } from './ImportsTable.tsx';
import type { loader } from './loader.ts';
import type { words } from './words.zh.ts';

/** The completeness and freshness of the published schedules and prices. */
function DataQualityScreen() {
  const { measuredAt, days, carriers, trades, imports } = useLoaded<typeof loader>();
  const { t, format, nameOf } = useWords<typeof words>();
  return (
    <Content whole>
      <Stack gap="xl">
        <PageHead title={t('title.dataQuality')} lead={t('dataQuality.lead', { count: days })}>
          {measuredAt === null ? null : (
            <Text size="small" tone="quiet">
              {t('dataQuality.measured', { time: format.instant(measuredAt) })}
            </Text>
          )}
        </PageHead>
        {measuredAt === null ? (
          <EmptyState kind="none-yet" title={t('dataQuality.noneTitle')}>
            {t('dataQuality.noneText')}
          </EmptyState>
        ) : (
          <>
            <Section ground="none" title={t('dataQuality.byCarrier')} note={t('dataQuality.coverageNote')}>
              <CoverageTable
                caption={t('dataQuality.byCarrier')}
                subject={t('dataQuality.carrier')}
                rows={carriers.map(({ carrier, ...coverage }) => ({ name: nameOf(carrier), coverage }))}
              />
            </Section>
            <Section ground="none" title={t('dataQuality.byTrade')}>
              <CoverageTable
                caption={t('dataQuality.byTrade')}
                subject={t('dataQuality.trade')}
                rows={trades.map(({ trade, ...coverage }) => ({ name: nameOf(trade), coverage }))}
              />
            </Section>
          </>
        )}
        <Section
          ground="none"
          title={t('dataQuality.imports')}
          note={t('dataQuality.importsNote', { count: imports.days })}
        >
          <ImportsTable rows={imports.rows} />
        </Section>
      </Stack>
    </Content>
  );
}

/** The measurement while it loads. */
function DataQualityOutline() {
  const { t } = useWords<typeof words>();
  return (
    <Content whole>
      <Stack gap="xl">
        <PageHead title={t('title.dataQuality')} />
        <Skeleton rows={8} columns={6} />
        <Skeleton rows={6} columns={6} />
      </Stack>
    </Content>
  );
}

export { DataQualityOutline as Outline, DataQualityScreen as Component };

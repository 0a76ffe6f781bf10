import { useLoaded, useOperator } from '@fairway/site';
import { Breadcrumb, ButtonLink, Content, EmptyState, PageHead, RouteMap, Section, Stack } from '@fairway/ui';
import { Facts } from '../../../features/guide/Facts.tsx';
import { Rows, Source } from '../../../features/guide/ListView.tsx';
import * as guide from '../../../features/guide/page.css.ts';
import { useWords } from '../../../language/words.ts';
import { encyclopediaAddress } from '../encyclopedia/address.ts';
import { portAddress } from '../port/address.ts';
import { ports } from '../ports/address.ts';
import { portInfoAddress } from './address.ts';
import type { loader, PortInfoData } from './loader.ts';
import { Regions } from './Regions.tsx';
import { regionOf } from './regionOf.ts';
import type { words } from './words.zh.ts';

/** Container ports of a group of routes or of a country: on a chart, and by country. */
function PortInfoScreen() {
  const { region, rows, groups, countries } = useLoaded<typeof loader>();
  const { t, nameOf } = useWords<typeof words>();
  const house = useOperator();
  const named = regionOf({ region, groups, countries });
  return (
    <Content whole>
      <Stack gap="xl">
        <Stack gap="m">
          <Breadcrumb
            steps={[
              { label: t('title.encyclopedia'), href: encyclopediaAddress() },
              { label: t('title.ports'), href: ports.addressOf() },
              ...(named ? [{ label: t('portInfo.title'), href: portInfoAddress() }] : []),
              { label: named ? nameOf(named) : t('portInfo.title') },
            ]}
          />
          <PageHead
            title={named ? t('portInfo.of', { region: nameOf(named) }) : t('portInfo.title')}
            lead={t('portInfo.lead')}
            aside={
              <ButtonLink href={ports.addressOf('group' in region || 'country' in region ? region : {})}>
                {t('portInfo.asList')}
              </ButtonLink>
            }
          />
        </Stack>
        {rows && named ? <Region rows={rows} name={nameOf(named)} /> : null}
        {rows && !named ? (
          <EmptyState kind="none-match" title={t('portInfo.emptyTitle')}>
            {t('portInfo.emptyText')}
          </EmptyState>
        ) : null}
        <Regions groups={groups} countries={countries} region={region} />
        <Source>{t('portInfo.source', { ofSample: house.sample ? t('freight.ofSample') : '' })}</Source>
      </Stack>
    </Content>
  );
}

type PortRow = NonNullable<PortInfoData['rows']>[number];

function Region({ rows, name }: { rows: readonly PortRow[]; name: string }) {
  const { t, format, language, nameOf } = useWords<typeof words>();
  const byCountry = [...Map.groupBy(rows, ({ countryCode }) => countryCode).values()];
  const sailings = rows.reduce((sum, row) => sum + row.sailings, 0);
  return (
    <>
      <Facts
        label={t('portInfo.facts')}
        of={[
          { term: t('portInfo.ports'), value: t('portInfo.portCount', { count: rows.length }) },
          {
            term: t('portInfo.countries'),
            value: byCountry.length > 1 ? String(byCountry.length) : null,
          },
          {
            term: t('portInfo.sailings'),
            value:
              sailings > 0
                ? t('portInfo.sailingCount', { count: sailings, total: format.number(sailings) })
                : t('portInfo.none'),
          },
        ]}
      />
      <RouteMap
        label={t('portInfo.chart', { region: name })}
        markers={rows.map((port) => ({
          key: port.code,
          label: nameOf(port),
          lon: port.lon,
          lat: port.lat,
          kind: 'port',
        }))}
        height={360}
      />
      <div className={guide.columns}>
        {byCountry.map((of) => {
          const [first] = of;
          if (!first) return null;
          const country = language === 'zh' ? first.countryZh : first.countryEn;
          return (
            <Section
              key={first.countryCode}
              ground="none"
              title={country}
              note={t('portInfo.portCount', { count: of.length })}
            >
              <Rows
                label={t('portInfo.portsOf', { country })}
                rows={of.map((port) => ({
                  key: port.code,
                  href: portAddress(port.code),
                  name: nameOf(port),
                  other: language === 'zh' ? port.nameEn : port.nameZh,
                  code: port.code,
                  facts: byCountry.length > 1 ? [] : [nameOf(port.group)],
                  figure:
                    port.sailings > 0
                      ? { value: String(port.sailings), unit: t('portInfo.unit', { count: port.sailings }) }
                      : { value: '', unit: t('portInfo.none') },
                }))}
              />
            </Section>
          );
        })}
      </div>
    </>
  );
}

export { GuideOutline as Outline } from '../../../features/guide/GuideOutline.tsx';
export { subject } from './subject.ts';
export { PortInfoScreen as Component };

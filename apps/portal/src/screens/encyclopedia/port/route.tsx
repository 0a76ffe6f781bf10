import type { SeaWay } from '@fairway/gateway/contract/harbourInfo';
import { routeGroupCodes } from '@fairway/gateway/contract/listings/ports';
import { useLoaded } from '@fairway/site';
import {
  Badge,
  Breadcrumb,
  ButtonLink,
  Content,
  Description,
  Descriptions,
  EmptyState,
  PageHead,
  RouteMap,
  Section,
  Stack,
  useLink,
} from '@fairway/ui';
import { useState } from 'react';
import { Facts } from '../../../features/guide/Facts.tsx';
import { Source } from '../../../features/guide/ListView.tsx';
import { useWords } from '../../../language/words.ts';
import { encyclopediaAddress } from '../encyclopedia/address.ts';
import { portInfoAddress } from '../portInfo/address.ts';
import { ports } from '../ports/address.ts';
import { portAddress } from './address.ts';
import { Distance } from './Distance.tsx';
import { Carriers, Lanes } from './Lanes.tsx';
import type { loader } from './loader.ts';
import { NextCall } from './NextCall.tsx';
import { PortCalls } from './PortCalls.tsx';
import * as styles from './PortScreen.css.ts';
import { TimeThere } from './TimeThere.tsx';
import type { words } from './words.zh.ts';

/** A port: its location, its services, distances, and the ships of the next seven days. */
function PortScreen() {
  const data = useLoaded<typeof loader>();
  const { t, format, language, nameOf } = useWords<typeof words>();
  const { detail, distance } = data;
  const { port, group, nearest, nextCall } = detail;
  // The shortest, until the reader presses another one.
  const [wayName, setWayName] = useState<SeaWay['name']>();
  const ways = distance?.ways ?? [];
  const way = ways.find(({ name }) => name === wayName) ?? ways[0];
  const Link = useLink();
  const groupCode = routeGroupCodes.find((code) => code === group.code);
  const groupHref = portInfoAddress(groupCode ? { group: groupCode } : {});
  const country = language === 'zh' ? port.countryZh : port.countryEn;
  const marker = { key: port.code, label: nameOf(port), lon: port.lon, lat: port.lat, kind: 'port' as const };
  return (
    <Content whole>
      <Stack gap="xl">
        <Stack gap="m">
          <Breadcrumb
            steps={[
              { label: t('title.encyclopedia'), href: encyclopediaAddress() },
              { label: t('title.ports'), href: ports.addressOf() },
              { label: country, href: ports.addressOf({ country: port.countryCode as never }) },
              { label: nameOf(port) },
            ]}
          />
          <PageHead
            title={
              <span className={styles.heading}>
                {nameOf(port)}
                <span className={styles.other} lang={language === 'zh' ? 'en' : 'zh'}>
                  {language === 'zh' ? port.nameEn : port.nameZh}
                </span>
                <span className={styles.code}>{port.code}</span>
              </span>
            }
          >
            <p className={styles.intro}>{language === 'zh' ? detail.introZh : detail.introEn}</p>
          </PageHead>
        </Stack>
        <Facts
          label={t('port.facts')}
          of={[
            {
              term: t('port.time'),
              value: <TimeThere zone={port.zone} />,
              aside: null,
            },
            { term: t('port.position'), value: positionOf(port.lat, port.lon) },
            detail.departures > 0
              ? {
                  term: t('port.departures'),
                  value: (
                    <>
                      {t('port.calls', { count: detail.departures })}{' '}
                      {detail.sample ? <Badge tone="caution">{t('freight.sample')}</Badge> : null}
                    </>
                  ),
                  aside: t('port.direct', { count: detail.direct }),
                }
              : { term: t('port.departures'), value: null },
            {
              term: t('port.arrivals'),
              value: detail.arrivals > 0 ? t('port.calls', { count: detail.arrivals }) : null,
            },
            {
              term: t('port.reach'),
              value: detail.destinations > 0 ? t('port.reachPorts', { count: detail.destinations }) : null,
              aside: t('port.reachCountries', { count: detail.countries }),
            },
            {
              term: t('port.group'),
              value: (
                <Link href={groupHref} className={styles.link}>
                  {nameOf(group)}
                </Link>
              ),
            },
          ]}
        />
        <div className={styles.top}>
          <div>
            <RouteMap
              label={
                distance && distance.ways.length > 0
                  ? t('port.way', { from: nameOf(distance.from), to: nameOf(distance.to) })
                  : t('port.chart', { port: nameOf(port) })
              }
              lines={way?.lines ?? []}
              others={ways.filter((each) => each !== way).flatMap(({ lines }) => lines)}
              markers={
                distance && distance.ways.length > 0
                  ? [
                      { ...marker, kind: 'origin' },
                      {
                        key: distance.to.code,
                        label: nameOf(distance.to),
                        lon: distance.to.lon,
                        lat: distance.to.lat,
                        kind: 'destination',
                      },
                    ]
                  : [marker]
              }
              height={360}
            />
            <p className={styles.note}>{t('port.chartNote')}</p>
          </div>
          <Stack gap="xl">
            <Distance {...data} way={way} onChoose={setWayName} />
            <Section ground="none" title={t('port.names')}>
              <Descriptions layout="rows" columns={1}>
                <Description term={t('port.trade')} copy={port.code}>
                  {port.code}
                </Description>
                <Description term={t('port.official')} copy={port.locode}>
                  {port.locode}
                </Description>
                {detail.aliases.length > 0 ? (
                  <Description term={t('port.aliases')}>{detail.aliases.join(', ')}</Description>
                ) : null}
                {detail.alsoKnownAs.length > 0 ? (
                  <Description term={t('port.also')}>
                    {detail.alsoKnownAs.join(language === 'zh' ? '、' : ', ')}
                  </Description>
                ) : null}
                <Description term={t('port.zone')}>{port.zone}</Description>
              </Descriptions>
            </Section>
          </Stack>
        </div>
        {nextCall ? <NextCall port={port} call={nextCall} /> : null}
        {nearest && !nextCall ? (
          <EmptyState
            kind="none-yet"
            size="small"
            title={t('port.noneTitle')}
            actions={
              <ButtonLink href={portAddress(nearest.port.code)}>
                {t('port.nearest', { port: nameOf(nearest.port) })}
              </ButtonLink>
            }
          >
            {t('port.noneText', { port: nameOf(nearest.port), miles: format.number(nearest.nauticalMiles) })}
          </EmptyState>
        ) : null}
        {detail.departures + detail.arrivals > 0 ? (
          <>
            <div className={styles.columns}>
              <Lanes detail={detail} />
              <Carriers detail={detail} />
            </div>
            <PortCalls {...data} />
          </>
        ) : null}
        <Source>{t('port.source', { ofSample: detail.sample ? t('freight.ofSample') : '' })}</Source>
      </Stack>
    </Content>
  );
}

/** 31°14′N 121°29′E, as charts write it. */
function positionOf(lat: number, lon: number): string {
  const part = (value: number, [positive, negative]: readonly [string, string]) => {
    const minutes = Math.round(Math.abs(value) * 60);
    const rest = String(minutes % 60).padStart(2, '0');
    return `${Math.floor(minutes / 60)}°${rest}′${value < 0 ? negative : positive}`;
  };
  return `${part(lat, ['N', 'S'])} ${part(lon, ['E', 'W'])}`;
}

export { PortOutline as Outline } from './PortOutline.tsx';
export { subject } from './subject.ts';
export { PortScreen as Component };

import { carrierCodes } from '@fairway/gateway/contract/listings/carriers';
import { useLoaded } from '@fairway/site';
import { Badge, Breadcrumb, ButtonLink, Content, PageHead, Section, Stack } from '@fairway/ui';
import { Facts } from '../../../features/guide/Facts.tsx';
import { Rows, Source } from '../../../features/guide/ListView.tsx';
import * as styles from '../../../features/guide/page.css.ts';
import { UnfoldingRows } from '../../../features/guide/UnfoldingRows.tsx';
import { useWords } from '../../../language/words.ts';
import { resultsAddress } from '../../freight/results/address.ts';
import { carriers } from '../carriers/address.ts';
import { encyclopediaAddress } from '../encyclopedia/address.ts';
import { vesselAddress } from '../vessel/address.ts';
import { vessels } from '../vessels/address.ts';
import { CarrierDepartures } from './CarrierDepartures.tsx';
import { Contact } from './Contact.tsx';
import type { loader } from './loader.ts';
import { Numbers } from './Numbers.tsx';
import type { words as screenWords } from './words.zh.ts';

/** The number of routes shown at first. */
const firstLanes = 12;

/** A carrier: its contacts, numbers and containers, its ships, routes and next sailings with us. */
function CarrierScreen() {
  const { query, detail, departures } = useLoaded<typeof loader>();
  const { t, format, language, nameOf } = useWords<typeof screenWords>();
  const { carrier, partners, ships, lanes } = detail;
  const alliance = carrier.alliance as 'Gemini' | 'Ocean' | 'Premier' | null;
  return (
    <Content whole>
      <Stack gap="xl">
        <Stack gap="m">
          <Breadcrumb
            steps={[
              { label: t('title.encyclopedia'), href: encyclopediaAddress() },
              { label: t('title.carriers'), href: carriers.addressOf() },
              { label: nameOf(carrier) },
            ]}
          />
          <PageHead
            aside={<ButtonLink href="/logisticsTool/cargoTracking">{t('title.cargoTracking')}</ButtonLink>}
            title={
              <span className={styles.heading}>
                {nameOf(carrier)}
                <span className={styles.other} lang={language === 'zh' ? 'en' : 'zh'}>
                  {language === 'zh' ? carrier.nameEn : carrier.nameZh}
                </span>
                <span className={styles.code}>{carrier.code}</span>
              </span>
            }
          >
            <p className={styles.intro}>{language === 'zh' ? detail.introZh : detail.introEn}</p>
          </PageHead>
        </Stack>
        <Facts
          label={t('carrier.facts')}
          of={[
            {
              term: t('carrier.sailings'),
              value:
                carrier.sailings > 0 ? (
                  <>
                    {t('carrier.count', { count: carrier.sailings })}{' '}
                    {detail.sample ? <Badge tone="caution">{t('freight.sample')}</Badge> : null}
                  </>
                ) : (
                  t('carrier.none')
                ),
            },
            {
              term: t('carrier.alliance'),
              value: alliance ? t(`carrier.alliances.${alliance}`) : t('carrier.noAlliance'),
              aside:
                partners.length > 0
                  ? t('carrier.with', { names: partners.map(nameOf).join(language === 'zh' ? '、' : ', ') })
                  : null,
            },
            { term: t('carrier.seat'), value: language === 'zh' ? carrier.seatZh : carrier.seatEn },
            {
              term: t('carrier.ships'),
              value: ships.total > 0 ? t('carrier.shipCount', { count: ships.total }) : null,
            },
          ]}
        />
        <div className={styles.columns}>
          <Contact detail={detail} />
          <Numbers detail={detail} />
        </div>
        {lanes.length > 0 ? (
          <Section ground="none" title={t('carrier.lanes')} note={t('carrier.lanesNote')}>
            <UnfoldingRows
              label={t('carrier.lanes')}
              first={firstLanes}
              words={{
                all: t('carrier.allLanes', { count: lanes.length }),
                fewer: t('carrier.fewerLanes', { count: firstLanes }),
              }}
              rows={lanes.map(({ origin, destination, sailings, fastest }) => ({
                key: `${origin.code}-${destination.code}`,
                href: resultsAddress({ origin: origin.code, destination: destination.code }),
                name: `${nameOf(origin)} → ${nameOf(destination)}`,
                facts: [t('carrier.fastest', { count: fastest })],
                figure: { value: String(sailings), unit: t('carrier.unit', { count: sailings }) },
              }))}
            />
          </Section>
        ) : null}
        {departures.rows.length > 0 ? (
          <CarrierDepartures query={query} departures={departures} />
        ) : (
          <p className={styles.note}>{t('carrier.noSailings')}</p>
        )}
        {ships.rows.length > 0 ? (
          <Section
            ground="none"
            title={t('carrier.ships')}
            note={t('carrier.shipsNote', { shown: ships.rows.length, total: format.number(ships.total) })}
          >
            <Stack gap="m">
              <Rows
                label={t('carrier.ships')}
                rows={ships.rows.map(({ imo, name, built, grossTonnage }) => ({
                  key: imo,
                  href: vesselAddress(imo),
                  name,
                  code: `IMO ${imo}`,
                  facts: [built === null ? null : t('carrier.built', { year: String(built) })],
                  figure:
                    grossTonnage === null
                      ? null
                      : { value: format.number(grossTonnage), unit: t('carrier.grossTonnage') },
                }))}
              />
              {ships.total > ships.rows.length ? (
                <div>
                  <ButtonLink
                    href={vessels.addressOf({
                      carrier: carrierCodes.find((code) => code === carrier.code),
                      sort: 'tonnage',
                      order: 'desc',
                    })}
                  >
                    {t('carrier.allShips', { count: ships.total, total: format.number(ships.total) })}
                  </ButtonLink>
                </div>
              ) : null}
            </Stack>
          </Section>
        ) : null}
        <Source>{t('carrier.source', { ofSample: detail.sample ? t('freight.ofSample') : '' })}</Source>
      </Stack>
    </Content>
  );
}

export { GuideOutline as Outline } from '../../../features/guide/GuideOutline.tsx';
export { subject } from './subject.ts';
export { CarrierScreen as Component };

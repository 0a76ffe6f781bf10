import { useLoaded } from '@fairway/site';
import { Badge, Breadcrumb, ButtonLink, Content, Copyable, PageHead, Section, Stack } from '@fairway/ui';
import { Facts } from '../../../features/guide/Facts.tsx';
import { Source } from '../../../features/guide/ListView.tsx';
import * as styles from '../../../features/guide/page.css.ts';
import { useWords } from '../../../language/words.ts';
import { shipLocationAddress } from '../../tools/shipLocation/address.ts';
import { encyclopediaAddress } from '../encyclopedia/address.ts';
import { vessels } from '../vessels/address.ts';
import type { loader } from './loader.ts';
import { Particulars } from './Particulars.tsx';
import { Voyages } from './Voyages.tsx';
import type { words } from './words.zh.ts';

/** A ship: its type, its particulars if they are known, and its known voyages. */
function VesselScreen() {
  const { detail } = useLoaded<typeof loader>();
  const { t, format, language } = useWords<typeof words>();
  const { vessel, voyages } = detail;
  const { imo, name, type, flagZh, flagEn, built, grossTonnage, nominalTeu } = vessel;
  return (
    <Content whole>
      <Stack gap="xl">
        <Stack gap="m">
          <Breadcrumb
            steps={[
              { label: t('title.encyclopedia'), href: encyclopediaAddress() },
              { label: t('title.vessels'), href: vessels.addressOf() },
              { label: t(`shipType.t${type as 1}`), href: vessels.addressOf({ type: type as 1 }) },
              { label: name },
            ]}
          />
          <PageHead
            aside={<ButtonLink href={shipLocationAddress({ imo })}>{t('title.shipLocation')}</ButtonLink>}
            title={
              <span className={styles.heading}>
                {name}
                <Copyable name={t('vessel.imo')} value={imo} className={styles.code}>
                  IMO {imo}
                </Copyable>
              </span>
            }
          />
        </Stack>
        <Facts
          label={t('vessel.facts')}
          of={[
            { term: t('vessel.type'), value: t(`shipType.t${type as 1}`) },
            { term: t('vessel.flag'), value: (language === 'zh' ? flagZh : flagEn) || t('vessel.unknown') },
            { term: t('vessel.built'), value: built === null ? t('vessel.unknown') : String(built) },
            {
              term: t('vessel.grossTonnage'),
              value: grossTonnage === null ? t('vessel.unknown') : format.number(grossTonnage),
            },
            {
              term: t('vessel.nominalTeu'),
              value: nominalTeu === null ? null : format.number(nominalTeu),
              aside: 'TEU',
            },
          ]}
        />
        <div className={styles.columns}>
          <Particulars detail={detail} />
          <Section
            ground="none"
            title={t('vessel.voyages')}
            note={
              <>
                {detail.sample && voyages.length > 0 ? (
                  <Badge tone="caution">{t('freight.sample')}</Badge>
                ) : null}{' '}
                {t('vessel.voyagesNote')}
              </>
            }
          >
            {voyages.length > 0 ? (
              <Voyages of={voyages} />
            ) : (
              <p className={styles.note}>{t('vessel.noVoyages')}</p>
            )}
          </Section>
        </div>
        <Source>{t('vessel.source', { ofSample: detail.sample ? t('freight.ofSample') : '' })}</Source>
      </Stack>
    </Content>
  );
}

export { GuideOutline as Outline } from '../../../features/guide/GuideOutline.tsx';
export { subject } from './subject.ts';
export { VesselScreen as Component };

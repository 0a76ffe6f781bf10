import { Descriptions } from '@fairway/ui';
import { useWords } from '../../language/useWords.ts';
import type { DetailProps } from './DetailHead.tsx';
import { DetailSection } from './DetailSection.tsx';

/** The ship, and the free days at destination. */
export function VesselSection({ detail }: DetailProps) {
  const { t, language, format, nameOf } = useWords();
  const { vessel, freeDays, sailing } = detail;
  const metres = (value: number | null) =>
    value === null ? null : t('detail.metres', { value: format.number(value) });
  const tonnes = (value: number | null) =>
    value === null ? null : t('detail.tonnes', { value: format.number(value) });
  const number = (value: number | null) => (value === null ? null : format.number(value));
  const days = (value: number | null) => (value === null ? null : t('freight.days', { count: value }));

  return (
    <>
      <DetailSection heading={t('detail.vessel')}>
        {vessel ? (
          <Descriptions
            items={[
              { term: t('title.vessel'), value: vessel.name },
              { term: t('detail.imo'), value: vessel.imo, copy: vessel.imo },
              { term: t('detail.operator'), value: nameOf(sailing.carrier) },
              { term: t('detail.flag'), value: language === 'zh' ? vessel.flagZh : vessel.flagEn },
              { term: t('detail.built'), value: vessel.built },
              { term: t('detail.callSign'), value: vessel.callSign },
              { term: t('detail.length'), value: metres(vessel.length) },
              { term: t('detail.width'), value: metres(vessel.width) },
              { term: t('detail.maxDraft'), value: metres(vessel.maxDraft) },
              { term: t('detail.grossTonnage'), value: number(vessel.grossTonnage) },
              { term: t('detail.netTonnage'), value: number(vessel.netTonnage) },
              { term: t('detail.deadweight'), value: tonnes(vessel.deadweight) },
              { term: t('detail.teu'), value: number(vessel.nominalTeu) },
            ].filter(({ value }) => value !== null)}
          />
        ) : (
          <p>{t('detail.noVessel')}</p>
        )}
      </DetailSection>
      <DetailSection heading={t('detail.freeDays')}>
        <Descriptions
          items={[
            { term: t('detail.demurrage'), value: days(freeDays.demurrage) },
            { term: t('detail.detention'), value: days(freeDays.detention) },
            {
              term: t('detail.remark'),
              value: (language === 'zh' ? detail.remarkZh : detail.remarkEn) || null,
            },
          ].filter(({ value }) => value !== null)}
        />
      </DetailSection>
    </>
  );
}

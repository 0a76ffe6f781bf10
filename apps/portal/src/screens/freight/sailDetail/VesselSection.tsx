import { ButtonLink, Description, Descriptions, Inline, Stack } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import { shipLocationAddress } from '../../tools/shipLocation/address.ts';
import type { DetailProps } from './DetailHead.tsx';
import { DetailSection } from './DetailSection.tsx';
import type { words } from './words.zh.ts';

/** The ship. */
export function VesselSection({ detail }: DetailProps) {
  const { t, language, format, nameOf } = useWords<typeof words>();
  const { vessel, sailing } = detail;
  const metres = (value: number | null) =>
    value === null ? null : t('detail.metres', { value: format.number(value) });
  const tonnes = (value: number | null) =>
    value === null ? null : t('detail.tonnes', { value: format.number(value) });
  const operator = vessel?.operator === sailing.carrier.code ? nameOf(sailing.carrier) : vessel?.operator;
  const number = (value: number | null) => (value === null ? null : format.number(value));

  return (
    <DetailSection title={t('detail.vessel')}>
      {vessel ? (
        <Stack>
          <Facts
            of={[
              { term: t('detail.vesselName'), value: vessel.name },
              { term: t('detail.imo'), value: vessel.imo, copy: vessel.imo },
              { term: t('detail.operator'), value: operator ?? null },
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
            ]}
          />
          <Inline>
            <ButtonLink size="small" href={shipLocationAddress({ imo: vessel.imo })}>
              {t('title.shipLocation')}
            </ButtonLink>
          </Inline>
        </Stack>
      ) : (
        <p>{t('detail.noVessel', { name: sailing.vessel })}</p>
      )}
    </DetailSection>
  );
}

/** The free days at destination. */
export function FreeTimeSection({ detail }: DetailProps) {
  const { t, language, format } = useWords<typeof words>();
  const { freeDays } = detail;
  const days = (value: number | null) => (value === null ? null : t('freight.days', { count: value }));
  const { freeTime } = detail;
  const dayText = (day: string) => format.days(day, day);
  const effective = freeTime.map(({ charge, freeDays: count, workedDays, last }) => {
    const paper = t('detail.paperDays', { count });
    const worked = workedDays === null ? [] : [t('detail.workedDays', { count: workedDays })];
    const end = last === null ? [] : [t('detail.lastFree', { day: dayText(last) })];
    return {
      term: t(`detail.freeCharge.${charge}`),
      value: [paper, ...worked, ...end].join(t('shipment.separator')),
    };
  });
  const [first] = freeTime;
  const differs = freeTime.some(
    ({ charge, freeDays: count }) =>
      charge === 'demurrage' && freeDays.demurrage !== null && freeDays.demurrage !== count,
  );
  const sources = [
    ...new Set(freeTime.map(({ source, sample }) => (sample ? t('freight.sample') : source.name))),
  ];
  const note = first && [
    t('detail.freeTimeNote', { day: dayText(first.start) }),
    t('detail.freeTimeSource', { source: sources.join(t('shipment.separator')) }),
    ...(differs ? [t('detail.freeTimeDiffers')] : []),
  ];
  const free = [
    { term: t('detail.demurrage'), value: days(freeDays.demurrage) },
    { term: t('detail.detention'), value: days(freeDays.detention) },
    ...effective,
    { term: t('detail.remark'), value: (language === 'zh' ? detail.remarkZh : detail.remarkEn) || null },
  ];
  return (
    <DetailSection title={t('detail.freeDays')} note={note}>
      {free.some(({ value }) => value !== null) ? <Facts of={free} /> : <p>{t('detail.noFreeDays')}</p>}
    </DetailSection>
  );
}

interface Fact {
  readonly term: string;
  readonly value: string | number | null;
  /** The text that a copy button puts on the clipboard. */
  readonly copy?: string;
}

/** Facts that are known; the others are left out rather than shown as dashes. */
function Facts({ of }: { of: readonly Fact[] }) {
  return (
    <Descriptions columns={2}>
      {of
        .filter(({ value }) => value !== null)
        .map(({ term, value, copy }) => (
          <Description key={term} term={term} copy={copy}>
            {value}
          </Description>
        ))}
    </Descriptions>
  );
}

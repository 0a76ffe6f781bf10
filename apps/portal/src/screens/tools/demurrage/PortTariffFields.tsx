import type { PortTariffs } from '@fairway/gateway/contract/demurrageTariff';
import { useGateway } from '@fairway/site';
import { demurrageBoxes } from '@fairway/trade';
import { Button, PortCombobox, type PortOption, Select, Text } from '@fairway/ui';
import { useCallback } from 'react';
import { useWords } from '../../../language/words.ts';
import type { Calculation } from './address.ts';
import * as styles from './DemurrageScreen.css.ts';
import { type CarrierTariffs, countedTerms, isTariffOf, withTariff } from './tariffs.ts';
import { useTariffDay } from './useTariffDay.ts';
import type { words } from './words.zh.ts';

interface PortTariffFieldsProps {
  calculation: Calculation;
  /** The tariffs of the address; null without a port. */
  tariffs: PortTariffs | null;
  isUnknownPort: boolean;
  /** Called with a calculation that needs other tariffs, or has the terms of one. */
  onChange: (calculation: Calculation) => void;
}

const calls = () => import('../../../calls/ports.ts');

/** The port, the container and the carrier whose tariff is filled in, with its source. */
export function PortTariffFields({ calculation, tariffs, isUnknownPort, onChange }: PortTariffFieldsProps) {
  const { t, nameOf } = useWords<typeof words>();
  const { send } = useGateway();
  const search = useCallback(
    async (keyword: string, signal: AbortSignal): Promise<PortOption[]> =>
      (await calls()).portsLike(send, keyword, signal),
    [send],
  );
  const carriers = (tariffs?.carriers ?? []).filter((each) => countedTerms(each).length > 0);
  const carrierTariffs = carriers.find(({ carrier }) => carrier.code === calculation.carrier);
  const choose = (code: string) => {
    const carrier = carriers.find((each) => each.carrier.code === code);
    onChange(carrier ? withTariff(calculation, carrier) : { ...calculation, carrier: '' });
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('demurrage.tariffOf')}</legend>
      <div className={styles.fields}>
        <PortCombobox
          label={t('demurrage.port')}
          placeholder={t('demurrage.portPlaceholder')}
          search={search}
          value={tariffs?.port ?? null}
          onChange={(port) => onChange({ ...calculation, port: port?.code ?? '', carrier: '' })}
          error={isUnknownPort ? t('demurrage.unknownPort') : undefined}
        />
        <Select
          label={t('demurrage.box')}
          options={demurrageBoxes.map((value) => ({ value, label: t(`demurrage.boxes.${value}`) }))}
          value={calculation.box}
          onChange={({ currentTarget: { value } }) =>
            onChange({
              ...calculation,
              box: demurrageBoxes.find((each) => each === value) ?? calculation.box,
              carrier: '',
            })
          }
        />
        {carriers.length > 0 ? (
          <Select
            label={t('demurrage.carrier')}
            options={[
              { value: '', label: t('demurrage.ownTerms') },
              ...carriers.map(({ carrier }) => ({ value: carrier.code, label: nameOf(carrier) })),
            ]}
            value={carrierTariffs ? calculation.carrier : ''}
            onChange={({ currentTarget: { value } }) => choose(value)}
          />
        ) : null}
      </div>
      {tariffs ? <TariffNotes tariffs={tariffs} hasCarriers={carriers.length > 0} /> : null}
      {carrierTariffs ? (
        <SourceNote
          carrierTariffs={carrierTariffs}
          isEdited={!isTariffOf(calculation, carrierTariffs)}
          onRestore={() => onChange(withTariff(calculation, carrierTariffs))}
        />
      ) : null}
    </fieldset>
  );
}

interface SourceNoteProps {
  carrierTariffs: CarrierTariffs;
  isEdited: boolean;
  onRestore: () => void;
}

/** The source of the filled-in terms, or a note that the reader changed them. */
function SourceNote({ carrierTariffs, isEdited, onRestore }: SourceNoteProps) {
  const { t, nameOf } = useWords<typeof words>();
  const carrier = nameOf(carrierTariffs.carrier);
  if (isEdited) {
    return (
      <Text size="small" tone="quiet">
        {t('demurrage.edited', { carrier })}{' '}
        <Button size="small" tone="quiet" onClick={onRestore}>
          {t('demurrage.restore')}
        </Button>
      </Text>
    );
  }
  const [terms] = countedTerms(carrierTariffs);
  if (!terms) return null;
  const { source, sample, validFrom: from, validTo: to } = terms;
  if (sample) {
    return (
      <Text size="small" tone="quiet">
        {t('demurrage.sampleSource', { carrier })}
      </Text>
    );
  }
  const validity =
    to === null ? t('demurrage.validFrom', { from }) : t('demurrage.validBetween', { from, to });
  return (
    <Text size="small" tone="quiet">
      {t('demurrage.source', { carrier, validity, source: source.name, day: source.day })}{' '}
      {source.link === '' ? null : (
        <a href={source.link} target="_blank" rel="noopener noreferrer nofollow">
          {source.link}
        </a>
      )}
    </Text>
  );
}

/** The missing data of the port: tariffs, days of their validity, public holidays. */
function TariffNotes({ tariffs, hasCarriers }: { tariffs: PortTariffs; hasCarriers: boolean }) {
  const { t, nameOf, language } = useWords<typeof words>();
  const dayText = useTariffDay();
  const { port, day, calendar, gaps } = tariffs;
  const country = language === 'zh' ? port.countryZh : port.countryEn;
  const notes = [
    ...(hasCarriers ? [] : [t('demurrage.noTariffs', { port: nameOf(port), day: dayText(day) })]),
    ...gaps.flatMap(({ carrier, charge, endedOn, beginsOn }) => {
      if (charge === 'storage') return [];
      const sentences = [
        t('demurrage.gap', {
          carrier: nameOf(carrier),
          charge: t(`demurrage.charge.${charge}`),
          day: dayText(day),
        }),
      ];
      if (endedOn) sentences.push(t('demurrage.gapEnded', { day: dayText(endedOn) }));
      if (beginsOn) sentences.push(t('demurrage.gapBegins', { day: dayText(beginsOn) }));
      return sentences.join(' ');
    }),
    ...(calendar ? [] : [t('demurrage.noCalendar', { country })]),
  ];
  return notes.map((note) => (
    <Text key={note} size="small" tone="quiet">
      {note}
    </Text>
  ));
}

import { useGateway } from '@fairway/site';
import { PortCombobox, type PortOption, Segmented } from '@fairway/ui';
import { useCallback, useState } from 'react';
import { boxTypes } from '../../../features/boxes/useBoxType.ts';
import { useWords } from '../../../language/words.ts';
import { type ChartQuery, marketWeeks } from './address.ts';
import * as styles from './DataChartScreen.css.ts';
import type { words } from './words.zh.ts';

const calls = () => import('../../../calls/ports.ts');

interface LaneToolsProps {
  query: ChartQuery;
  ends: { readonly origin: PortOption; readonly destination: PortOption } | null;
  onChange: (next: Partial<ChartQuery>) => void;
}

/** Selects the route, the weeks and the box type; each choice is part of the address. */
export function LaneTools({ query, ends, onChange }: LaneToolsProps) {
  const { t } = useWords<typeof words>();
  const { send } = useGateway();
  const [same, setSame] = useState<'origin' | 'destination' | null>(null);
  const search = useCallback(
    async (keyword: string, signal: AbortSignal): Promise<PortOption[]> =>
      (await calls()).portsLike(send, keyword, signal),
    [send],
  );
  const choose = (end: 'origin' | 'destination') => (port: PortOption | null) => {
    const other = end === 'origin' ? query.destination : query.origin;
    setSame(port?.code === other ? end : null);
    if (port && port.code !== other) onChange({ [end]: port.code });
  };
  return (
    <>
      <search className={styles.tools} aria-label={t('market.ports')}>
        {(['origin', 'destination'] as const).map((end) => (
          <PortCombobox
            key={end}
            label={t(`search.${end}`)}
            placeholder={t('search.placeholder')}
            search={search}
            value={ends?.[end] ?? null}
            onChange={choose(end)}
            error={same === end ? t('market.samePort') : undefined}
          />
        ))}
      </search>
      <div className={styles.choices}>
        <Segmented
          label={t('market.weeks')}
          options={marketWeeks.map((weeks) => ({
            value: String(weeks),
            label: t('market.weeksOf', { count: weeks }),
          }))}
          value={String(query.weeks)}
          onChange={(value) =>
            onChange({ weeks: marketWeeks.find((weeks) => String(weeks) === value) ?? 12 })
          }
        />
        <Segmented
          label={t('market.boxType')}
          options={boxTypes.map((value) => ({ value, label: value }))}
          value={query.boxType}
          onChange={(boxType) => onChange({ boxType })}
        />
      </div>
    </>
  );
}

import { ListPages, useList } from '@fairway/site';
import { Section, Stack } from '@fairway/ui';
import { Departures } from '../../../features/guide/Departures.tsx';
import { useWords } from '../../../language/words.ts';
import { portAddress } from '../port/address.ts';
import { vesselAddress } from '../vessel/address.ts';
import { carrierSailings } from './address.ts';
import type { CarrierData } from './loader.ts';
import type { words as screenWords } from './words.zh.ts';

/** Reads pages ahead; fetched with the first press. */
const loadPage = () => import('./loader.ts').then(({ page }) => page);

/** The departures of a carrier within seven days, in order. */
export function CarrierDepartures({ query, departures }: Pick<CarrierData, 'query' | 'departures'>) {
  const { t, format, nameOf } = useWords<typeof screenWords>();
  const controls = useList(carrierSailings, query);
  return (
    <Section ground="none" title={t('carrier.next')} note={t('carrier.nextNote')}>
      <Stack gap="m">
        <Departures
          of={departures.rows}
          portHref={portAddress}
          shipHref={vesselAddress}
          words={{
            label: t('carrier.next'),
            timeOf: format.portTime,
            nameOf,
            days: (count) => t('carrier.days', { count }),
            via: (port) => t('carrier.via', { port }),
          }}
        />
        <ListPages
          list={carrierSailings}
          query={query}
          total={departures.total}
          controls={controls}
          prefetchable={loadPage}
        />
      </Stack>
    </Section>
  );
}

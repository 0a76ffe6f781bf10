import type { CostedSailing } from '@fairway/gateway/contract/freight';
import { RouterLink } from '@fairway/site';
import type { ShipmentQuery } from '@fairway/trade';
import { useBoxType } from '../../../features/boxes/useBoxType.ts';
import { useWords } from '../../../language/words.ts';
import { sailDetailAddress } from '../sailDetail/address.ts';
import * as styles from './SailingsTable.css.ts';
import type { words } from './words.zh.ts';

/** The carriers that sell a departure of a vessel; each opens its own sailing. */
export function CarrierChips({
  sailings,
  shipment,
}: {
  sailings: readonly CostedSailing[];
  shipment: ShipmentQuery;
}) {
  const { t, format, nameOf } = useWords<typeof words>();
  const [box] = useBoxType();
  return (
    <ul className={styles.chips} aria-label={t('freight.carriers')}>
      {sailings.map((sailing) => {
        const own = sailing.cost ? sailing.cost.total : sailing.prices?.[box];
        const price = sailings.length > 1 ? own : null;
        const visible = [sailing.carrier.code, price ? format.money(price) : null].filter(Boolean).join(' ');
        const opens = t('freight.carrierSailing', {
          carrier: nameOf(sailing.carrier),
          vessel: sailing.vessel,
          voyage: sailing.voyage,
        });
        return (
          <li key={sailing.id}>
            <RouterLink
              className={styles.chip}
              href={sailDetailAddress(sailing, shipment)}
              aria-label={`${visible} · ${opens}`}
              title={`${nameOf(sailing.carrier)} · ${sailing.voyage}`}
            >
              <strong>{sailing.carrier.code}</strong>
              {price ? <span className={styles.chipPrice}>{format.money(price)}</span> : null}
            </RouterLink>
          </li>
        );
      })}
    </ul>
  );
}

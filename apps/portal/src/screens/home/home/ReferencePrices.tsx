import type { DataOf } from '@fairway/gateway/contract/call';
import type { freight } from '@fairway/gateway/contract/freight';
import { useAddress, withLogin } from '@fairway/site';
import { Badge, Button, ButtonLink, DataTable, EmptyState, Section } from '@fairway/ui';
import { weekName } from '../../../features/sailings/weekName.ts';
import { useWords } from '../../../language/words.ts';
import { resultsAddress } from '../../freight/results/address.ts';
import * as styles from './HomeScreen.css.ts';
import { useReferenceColumns } from './useReferenceColumns.tsx';
import type { words } from './words.zh.ts';

export interface ReferencePricesProps {
  /** Null while they are on their way: the table keeps its place. */
  prices: DataOf<typeof freight.selectReferencePrices> | null;
}

/** Prices of the busiest routes in the week that can be booked. */
export function ReferencePrices({ prices }: ReferencePricesProps) {
  const { t, format } = useWords<typeof words>();
  const columns = useReferenceColumns(prices?.access ?? 'login', prices?.week);
  return (
    <Section
      title={t('home.pricesTitle')}
      note={
        prices ? (
          <span className={styles.note}>
            <span>{t('home.pricesNote', { week: weekName(prices.week, format) })}</span>
            {prices.updatedAt ? (
              <span>{t('freight.updated', { time: format.instant(prices.updatedAt) })}</span>
            ) : null}
            {prices.access === 'login' && prices.rows.length > 0 ? <span>{t('home.indexNote')}</span> : null}
            {prices.sample ? <Badge tone="caution">{t('freight.sample')}</Badge> : null}
          </span>
        ) : undefined
      }
      aside={
        prices?.access === 'login' ? (
          <LoginForPrices />
        ) : (
          <ButtonLink tone="quiet" size="small" flush="end" href={resultsAddress()}>
            {t('home.searchSailings')}
          </ButtonLink>
        )
      }
    >
      {prices && prices.rows.length === 0 ? (
        <EmptyState kind="none-yet" level={3} size="small" title={t('home.pricesEmpty')}>
          {t('home.pricesEmptyText')}
        </EmptyState>
      ) : (
        <DataTable
          caption={t('home.pricesTitle')}
          columns={columns}
          rows={prices?.rows ?? []}
          rowKey={({ origin, destination }) => `${origin.code}${destination.code}`}
          status={prices ? 'ready' : 'loading'}
          lines={2}
          expectedRows={8}
        />
      )}
    </Section>
  );
}

function LoginForPrices() {
  const { t } = useWords<typeof words>();
  const { navigate } = useAddress();
  return (
    <Button
      tone="quiet"
      size="small"
      flush="end"
      onClick={() => void navigate(withLogin('/'), { preventScrollReset: true })}
    >
      {t('home.loginForPrices')}
    </Button>
  );
}

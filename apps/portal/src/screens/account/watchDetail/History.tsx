import type { WatchFiring, WatchRow } from '@fairway/gateway/contract/watch';
import { RouterLink } from '@fairway/site';
import { readShipment } from '@fairway/trade';
import { EmptyState, Section, Stack, Text } from '@fairway/ui';
import { useReportWords } from '../../../features/watchReport/useReportWords.ts';
import { useWords } from '../../../language/words.ts';
import { routeChangesAddress } from '../../freight/routeChanges/address.ts';
import { sailDetailAddress } from '../../freight/sailDetail/address.ts';
import { trackingList } from '../../tools/cargoTracking/address.ts';
import type { words } from './words.zh.ts';

interface HistoryProps {
  watch: WatchRow;
  firings: readonly WatchFiring[];
}

/** The reports of a watch: the reason, the old and the new value, and a link to the change. */
export function History({ watch, firings }: HistoryProps) {
  const { t, format } = useWords<typeof words>();
  const { nameOf, detailsOf } = useReportWords();
  const { target, shipment } = watch;
  const { zone } = target.kind === 'number' ? target : target.origin;
  const currency = readShipment(shipment).shipment?.currency ?? 'USD';
  return (
    <Section ground="none" title={t('watchDetail.history')} note={t('watchDetail.historyNote')}>
      {firings.length === 0 ? (
        <EmptyState kind="none-yet" size="small" title={t('watchDetail.none')}>
          {t(watch.target.kind === 'number' ? 'watchDetail.noneOfNumber' : 'watchDetail.noneText')}
        </EmptyState>
      ) : (
        <Stack as="ol" gap="l">
          {firings.map((firing) => (
            <li key={firing.id}>
              <strong>{nameOf(firing.reason)}</strong> {firing.sailingName}
              <Text size="small" tone="quiet">
                {format.stamp(firing.firedAt)}
              </Text>
              {detailsOf(firing.reason, { zone, currency }).map((line) => (
                <Text key={line}>{line}</Text>
              ))}
              <RouterLink href={proofOf(watch, firing)}>{t('watchDetail.proof')}</RouterLink>
            </li>
          ))}
        </Stack>
      )}
    </Section>
  );
}

/** The page that shows a change: the number, the sailing, or the changes of the route of a cancelled one. */
function proofOf({ target, shipment }: WatchRow, { sailingId }: WatchFiring): string {
  if (target.kind === 'number') return trackingList.addressOf({ id: target.id });
  const { origin, destination } = target;
  return sailingId === null
    ? routeChangesAddress({ origin: origin.code, destination: destination.code })
    : sailDetailAddress({ id: sailingId }, shipment);
}

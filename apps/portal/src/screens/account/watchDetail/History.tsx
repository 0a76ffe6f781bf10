import type { WatchFiring, WatchRow } from '@fairway/gateway/contract/watch';
import { RouterLink } from '@fairway/site';
import { EmptyState, Section, Stack, Text } from '@fairway/ui';
import { useWatchWords } from '../../../features/watch/useWatchWords.ts';
import type { words as watchWords } from '../../../features/watch/words.zh.ts';
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
  const { t, format } = useWords<typeof words & typeof watchWords>();
  const detailsOf = useDetails(watch);
  return (
    <Section ground="none" heading={t('watchDetail.history')} note={t('watchDetail.historyNote')}>
      {firings.length === 0 ? (
        <EmptyState kind="none-yet" size="small" heading={t('watchDetail.none')}>
          {t(watch.target.kind === 'number' ? 'watchDetail.noneOfNumber' : 'watchDetail.noneText')}
        </EmptyState>
      ) : (
        <Stack as="ol" gap="l">
          {firings.map((firing) => (
            <li key={firing.id}>
              <strong>{t(`watchDetail.fired.${firing.reason.kind}`)}</strong> {firing.sailingName}
              <Text size="small" tone="quiet">
                {format.stamp(firing.firedAt)}
              </Text>
              {detailsOf(firing).map((line) => (
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

/** Returns the values of a firing before and after, in the time zone of the port of loading, or of discharge for a number. */
function useDetails({ target, shipment }: WatchRow) {
  const { t, format } = useWords<typeof words>();
  const { zone } = target.kind === 'number' ? target : target.origin;
  const { totalText } = useWatchWords();
  const time = (at: string) => format.portTime({ at, zone });
  const between = (from: string, to: string) => t('watchDetail.fromTo', { from, to });
  return ({ reason }: WatchFiring): string[] => {
    switch (reason.kind) {
      case 'totalUnder':
      case 'totalOver':
      case 'totalMoved': {
        const to = totalText(reason.to, shipment);
        return [reason.from === null ? to : between(totalText(reason.from, shipment), to)];
      }
      case 'departureMoved':
      case 'arrivalMoved':
        return [between(time(reason.from), time(reason.to))];
      case 'cutOffMoved':
        return reason.moves.map(
          ({ code, from, to }) => `${t(`watchDetail.cutOff.${code}`)}: ${between(time(from), time(to))}`,
        );
      case 'priceOld':
        return [t('watchDetail.pricedAt', { time: time(reason.pricedAt), count: reason.days })];
      case 'reliabilityUnder':
        return [t('watchDetail.reliability', { reliability: reason.reliability, percent: reason.percent })];
      case 'discharged':
        return [time(reason.at)];
      case 'freeTimeEnds':
        return [t(`watchDetail.lastFree.${reason.charge}`, { day: format.days(reason.last, reason.last) })];
      case 'noMovement':
        return [t('watchDetail.idle', { time: time(reason.since), count: reason.days })];
      default:
        return [];
    }
  };
}

import type { PortDetail } from '@fairway/gateway/contract/harbourInfo';
import { ButtonLink, EmptyState } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import { resultsAddress } from '../../freight/results/search.ts';
import type { words } from './words.zh.ts';

interface NextCallProps {
  port: PortDetail['port'];
  call: NonNullable<PortDetail['nextCall']>;
}

/** The next ship of a port that has none within seven days, and the way to its sailings. */
export function NextCall({ port, call: { kind, time, vessel, voyage, week, port: other } }: NextCallProps) {
  const { t, format, nameOf } = useWords<typeof words>();
  const [origin, destination] = kind === 'departure' ? [port.code, other.code] : [other.code, port.code];
  return (
    <EmptyState
      kind="none-yet"
      size="small"
      title={t('port.nextTitle', { time: format.portTime(time) })}
      actions={
        <ButtonLink href={resultsAddress({ origin, destination, week })}>{t('port.nextSailings')}</ButtonLink>
      }
    >
      {t(`port.next.${kind}`, { ship: `${vessel} ${voyage}`, port: nameOf(other) })}
    </EmptyState>
  );
}

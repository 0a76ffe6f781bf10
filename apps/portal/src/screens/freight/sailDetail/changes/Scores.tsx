import { ButtonLink, Heading, Inline, Stack } from '@fairway/ui';
import { ScoreTable } from '../../../../features/sailings/ScoreTable.tsx';
import { useWords } from '../../../../language/words.ts';
import { routeChangesAddress } from '../../routeChanges/address.ts';
import type { words } from '../words.zh.ts';
import type { ChangesProps } from './changesProps.ts';

/** The schedule reliability of the carrier and the route, and a link to all carriers of the route. */
export function Scores({ detail, changes: { scores } }: ChangesProps) {
  const { t, nameOf } = useWords<typeof words>();
  const { sailing, origin, destination } = detail;
  const rows = [
    { name: t('changes.scoreOf', { carrier: nameOf(sailing.carrier) }), score: scores.carrier },
    { name: t('scores.route'), score: scores.route },
  ];
  return (
    <Stack gap="s">
      <Heading level={3}>{t('scores.heading')}</Heading>
      <ScoreTable rows={rows} />
      <Inline>
        <ButtonLink
          size="small"
          href={routeChangesAddress({ origin: origin.code, destination: destination.code })}
        >
          {t('title.routeChanges')}
        </ButtonLink>
      </Inline>
    </Stack>
  );
}

import { changedListing } from '@fairway/gateway/contract/listAddress';
import { ButtonLink, Icon, Inline, Section } from '@fairway/ui';
import { addWeeks, isWeek } from '@fairway/ui/dates';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Suspense } from 'react';
import { Await } from 'react-router-dom';
import { type ListRow, Rows } from '../../../features/guide/ListView.tsx';
import { weekName } from '../../../features/sailings/weekName.ts';
import { useWords } from '../../../language/words.ts';
import { againstCurrent } from './againstCurrent.ts';
import type { ResultsProps } from './resultsProps.ts';
import { resultsAddress } from './search.ts';
import type { words } from './words.zh.ts';

type Offers = Awaited<NonNullable<ResultsProps['alternatives']>>;

/** The same search a week earlier and later, and by nearby ports, each with its lowest cost. */
export function Alternatives({
  search,
  page,
  alternatives,
}: Pick<ResultsProps, 'search' | 'page' | 'alternatives'>) {
  const links = <WeekLinks search={search} />;
  if (alternatives === null) return links;
  return (
    <Suspense fallback={links}>
      <Await resolve={alternatives} errorElement={links}>
        {(offers) => <OfferRows search={search} page={page} offers={offers} />}
      </Await>
    </Suspense>
  );
}

function OfferRows({ search, page, offers }: Pick<ResultsProps, 'search' | 'page'> & { offers: Offers }) {
  const { t, format, nameOf } = useWords<typeof words>();
  const { current, weeks, nearby } = offers;
  const figureOf = (offer: Offers['current']) => {
    if (offer.lowest === null) return null;
    const difference = againstCurrent(offer, current);
    const comparison =
      difference === null
        ? ''
        : difference.amount === 0
          ? t('freight.sameCost')
          : t(difference.amount < 0 ? 'freight.saves' : 'freight.costsMore', {
              amount: format.money({ ...difference, amount: Math.abs(difference.amount) }),
            });
    return { value: format.money(offer.lowest), unit: comparison };
  };
  const factsOf = ({ bookable, costAccess }: Offers['current']) => [
    bookable === 0 ? t('freight.noBookable') : t('freight.bookable', { count: bookable }),
    ...(search.boxes !== undefined && costAccess === 'freight' ? [t('freight.freightOnly')] : []),
  ];
  const weekRows = weeks.flatMap((offer, index): ListRow[] => {
    const { week } = offer;
    if (!isWeek(week)) return [];
    return [
      {
        key: week,
        href: resultsAddress(changedListing(search, { week })),
        name: t(index === 0 ? 'freight.weekEarlier' : 'freight.weekLater', { week: weekName(week, format) }),
        facts: factsOf(offer),
        figure: figureOf(offer),
      },
    ];
  });
  const nearbyRows = nearby.map(
    (offer): ListRow => ({
      key: `${offer.origin.code} ${offer.destination.code}`,
      href: resultsAddress(
        changedListing(search, { origin: offer.origin.code, destination: offer.destination.code }),
      ),
      name: t('freight.title', { origin: nameOf(offer.origin), destination: nameOf(offer.destination) }),
      facts: [
        t('freight.nearKilometres', {
          kilometres: offer.kilometres,
          port: nameOf(offer.end === 'origin' ? page.origin : page.destination),
        }),
        ...factsOf(offer),
      ],
      figure: figureOf(offer),
    }),
  );
  return (
    <Section ground="none" title={t('freight.alternatives')}>
      <Rows label={t('freight.alternatives')} rows={[...weekRows, ...nearbyRows]} />
    </Section>
  );
}

/** Links to the weeks around, for as long as nothing is known of them. */
function WeekLinks({ search }: Pick<ResultsProps, 'search'>) {
  const { t, format } = useWords<typeof words>();
  const at = (weeks: -1 | 1) => addWeeks(search.week, weeks);
  const hrefOf = (week: typeof search.week) => resultsAddress(changedListing(search, { week }));
  return (
    <nav aria-label={t('freight.alternatives')}>
      <Inline gap="s">
        <ButtonLink
          size="small"
          tone="quiet"
          flush="start"
          icon={<Icon icon={ArrowLeft} directional />}
          href={hrefOf(at(-1))}
        >
          {t('freight.weekEarlier', { week: weekName(at(-1), format) })}
        </ButtonLink>
        <ButtonLink
          size="small"
          tone="quiet"
          icon={<Icon icon={ArrowRight} directional />}
          href={hrefOf(at(1))}
        >
          {t('freight.weekLater', { week: weekName(at(1), format) })}
        </ButtonLink>
      </Inline>
    </nav>
  );
}

import { quoteStates } from '@fairway/gateway/contract/listings/quotes';
import type { QuoteRow } from '@fairway/gateway/contract/quote';
import { ListTable, type OutlineProps, RouterLink, useGateway, useLoaded } from '@fairway/site';
import {
  ButtonLink,
  type Column,
  Content,
  EmptyState,
  Inline,
  PageHead,
  Stack,
  Status,
  Text,
} from '@fairway/ui';
import { stateKinds } from '../../../features/quote/stateKinds.ts';
import type { words as quoteWords } from '../../../features/quote/words.zh.ts';
import { time } from '../../../features/time.css.ts';
import { useWords } from '../../../language/words.ts';
import { quoteDetailAddress } from '../quoteDetail/address.ts';
import { quoteSenderAddress } from '../quoteSender/address.ts';
import { quotes } from './address.ts';
import type { loader, QuotesData } from './loader.ts';
import type { words } from './words.zh.ts';

type Words = typeof words & typeof quoteWords;

const loadPage = () => import('./loader.ts').then(({ page }) => page);

/** Quotations for customers, with their states. */
function QuotesScreen() {
  return <Quotes {...useLoaded<typeof loader>()} />;
}

/** The list for its address while its rows load. */
function QuotesOutline({ params }: OutlineProps) {
  const { now } = useGateway();
  return <Quotes query={quotes.read(params, now())} page={null} />;
}

function Quotes({ query, page }: { query: QuotesData['query']; page: QuotesData['page'] | null }) {
  const { t } = useWords<Words>();
  const { now } = useGateway();
  const states = quoteStates
    .filter((value) => value !== 'replaced')
    .map((value) => ({ value, label: t(`quote.states.${value}`) }));
  return (
    <Content whole>
      <Stack gap="xl">
        <PageHead
          title={t('title.quotes')}
          lead={t('quotes.lead')}
          aside={<ButtonLink href={quoteSenderAddress()}>{t('quotes.sender')}</ButtonLink>}
        />
        <ListTable
          list={quotes}
          query={query}
          page={page}
          caption={t('quotes.caption')}
          columns={useColumns()}
          rowKey={({ id }) => id}
          lines={2}
          fields={[
            { key: 'state', label: t('quotes.state'), kind: 'choice', options: states },
            {
              key: 'created',
              label: t('quotes.created'),
              kind: 'days',
              now: now(),
              timeZone: 'Asia/Shanghai',
            },
          ]}
          searchLabel={t('quotes.search')}
          loadPage={loadPage}
        >
          <EmptyState
            kind="none-yet"
            title={t('quotes.emptyTitle')}
            actions={
              <ButtonLink tone="brand" href="/">
                {t('quotes.schedule')}
              </ButtonLink>
            }
          >
            {t('quotes.emptyText')}
          </EmptyState>
        </ListTable>
      </Stack>
    </Content>
  );
}

function useColumns(): readonly Column<QuoteRow>[] {
  const { t, format, nameOf } = useWords<Words>();
  const routeOf = ({ origin, destination }: QuoteRow) =>
    t('freight.title', { origin: nameOf(origin), destination: nameOf(destination) });
  const totalOf = ({ total, sailings }: QuoteRow) =>
    sailings > 1 ? t('quotes.fromTotal', { total: format.sum(total) }) : format.sum(total);
  return [
    {
      key: 'customer',
      header: t('quotes.customer'),
      priority: 'title',
      phonePlace: 'title',
      cell: ({ id, customer }) => <RouterLink href={quoteDetailAddress({ id })}>{customer}</RouterLink>,
      value: ({ customer }) => customer,
    },
    {
      key: 'number',
      header: t('quotes.number'),
      phonePlace: 'aside',
      width: '136px',
      cell: ({ number, version }) => (
        <>
          {number}
          {version > 1 ? (
            <Text as="span" size="small" tone="faint">
              {` ${t('quote.version', { version })}`}
            </Text>
          ) : null}
        </>
      ),
      value: ({ number }) => number,
    },
    {
      key: 'state',
      header: t('quotes.state'),
      phonePlace: 'line',
      width: '15%',
      cell: ({ state, answeredBy }) => (
        <>
          <Status kind={stateKinds[state]}>{t(`quote.states.${state}`)}</Status>
          {answeredBy === null ? null : (
            <Text as="span" size="small" tone="quiet">
              {` ${t('quotes.answeredBy', { name: answeredBy })}`}
            </Text>
          )}
        </>
      ),
      value: ({ state }) => t(`quote.states.${state}`),
    },
    { key: 'route', header: t('quotes.route'), onlyWide: true, width: '16%', cell: routeOf, value: routeOf },
    {
      key: 'total',
      header: t('quotes.total'),
      phonePlace: 'figure',
      align: 'end',
      width: '140px',
      cell: (row) => (
        <Inline gap="xs" justify="end">
          <strong>{totalOf(row)}</strong>
        </Inline>
      ),
      value: ({ total }) => total.amount / 100,
    },
    {
      key: 'validUntil',
      header: t('quotes.validUntil'),
      sortable: true,
      onlyWide: true,
      width: '140px',
      cell: ({ validUntil }) => <span className={time}>{format.stamp(validUntil)}</span>,
      value: ({ validUntil }) => format.stamp(validUntil),
    },
    {
      key: 'views',
      header: t('quotes.views'),
      onlyWide: true,
      align: 'end',
      width: '72px',
      cell: ({ views }) => format.number(views),
      value: ({ views }) => views,
    },
    {
      key: 'changedAt',
      header: t('quotes.changedAt'),
      sortable: true,
      firstSort: 'descending',
      onlyWide: true,
      width: '140px',
      cell: ({ changedAt }) => <span className={time}>{format.stamp(changedAt)}</span>,
      value: ({ changedAt }) => format.stamp(changedAt),
    },
  ];
}

export { QuotesOutline as Outline, QuotesScreen as Component };

import { useLoaded } from '@fairway/site';
import { Badge, ButtonLink, EmptyState, Segmented } from '@fairway/ui';
import { useNavigate } from 'react-router-dom';
import { CaseRoom } from '../../../features/case/CaseRoom.tsx';
import { CaseRow } from '../../../features/case/CaseRow.tsx';
import { type InvoiceQuery, invoicesAddress } from './address.ts';
import { CaseView } from './CaseView.tsx';
import type { loader } from './loader.ts';
import { useWords } from './words.ts';

const stages = ['requested', 'sentBack', 'issued'] as const;

/** Requests for invoices, and beside them the one that is open; where there is no room for both, that alone. */
export function InvoicesScreen() {
  const { t, format } = useWords();
  const { query, found, open } = useLoaded<typeof loader>();
  const navigate = useNavigate();
  const { rows, total } = found;
  const at = rows.findIndex(({ orderNo }) => orderNo === open?.orderNo);
  const toCase = (orderNo: string | undefined) => (orderNo ? invoicesAddress(query, orderNo) : null);
  const show = (change: Partial<InvoiceQuery>) =>
    void navigate(invoicesAddress({ ...query, ...change, page: 1 }, null));

  return (
    <CaseRoom
      title={t('invoices.title')}
      count={t('invoices.count', { count: total })}
      kinds={
        <Segmented
          label={t('invoices.stage')}
          size="small"
          options={stages.map((value) => ({ value, label: t(`invoices.stages.${value}`) }))}
          value={query.stage ?? 'requested'}
          onChange={(stage) => show({ stage })}
        />
      }
      search={{
        label: t('invoices.searchLabel'),
        placeholder: t('invoices.search'),
        keyword: query.keyword,
        onSearch: (keyword) => show({ keyword }),
      }}
      found={found}
      hrefOfPage={(page) => invoicesAddress({ ...query, page }, null)}
      rows={rows.map((row) => (
        <CaseRow
          key={row.orderNo}
          href={invoicesAddress(query, row.orderNo)}
          current={row.orderNo === open?.orderNo}
          name={row.header}
          amount={format.sum(row.amount)}
          number={row.orderNo}
          badges={row.kind === 'special' ? <Badge tone="neutral">{t('invoices.special')}</Badge> : null}
          clock={row.state === 'requested' ? row.clock : null}
          answered={t(`invoices.stages.${row.state}`)}
        />
      ))}
      none={<NoInvoices query={query} />}
      open={
        open && (
          <CaseView
            key={`${open.orderNo} ${open.version}`}
            shown={open}
            back={invoicesAddress(query, null)}
            place={at < 0 ? null : { at: at + 1, total: rows.length }}
            previous={toCase(rows[at - 1]?.orderNo)}
            next={at < 0 ? null : toCase(rows[at + 1]?.orderNo)}
          />
        )
      }
      choose={
        rows.length === 0 ? (
          <ButtonLink href="/">{t('title.home')}</ButtonLink>
        ) : (
          <EmptyState kind="none-yet" size="small" picture={false} heading={t('invoices.choose')}>
            {t('invoices.chooseText')}
          </EmptyState>
        )
      }
    />
  );
}

function NoInvoices({ query: { keyword, stage } }: { query: InvoiceQuery }) {
  const { t } = useWords();
  const why = keyword ? 'noMatch' : (stage ?? 'requested') === 'requested' ? 'empty' : 'none';
  return (
    <EmptyState kind={keyword ? 'none-match' : 'none-yet'} size="small" heading={t(`invoices.${why}`)}>
      {t(`invoices.${why}Text`)}
    </EmptyState>
  );
}

import { useList, useLoaded } from '@fairway/site';
import { Badge, Segmented } from '@fairway/ui';
import { CaseRoom } from '../../../features/case/CaseRoom.tsx';
import { CaseRow } from '../../../features/case/CaseRow.tsx';
import { positionOf } from '../../../features/case/positionOf.ts';
import { useWords } from '../../../language/words.ts';
import { invoiceList } from './address.ts';
import { CaseView } from './CaseView.tsx';
import type { loader } from './loader.ts';
import type { words } from './words.zh.ts';

const ahead = () => import('./loader.ts').then(({ page }) => page);

const stages = invoiceList.listing.filters.stage.values;

/** Requests for invoices, and beside them the one that is open; where there is no room for both, that alone. */
function InvoicesScreen() {
  const { t, format } = useWords<typeof words>();
  const { query, found, open } = useLoaded<typeof loader>();
  const hand = useList(invoiceList, query);
  const { rows, total } = found;
  const position = positionOf(
    invoiceList,
    query,
    rows.map(({ orderNo }) => orderNo),
  );
  const none = query.stage === 'requested' ? 'empty' : 'none';

  return (
    <CaseRoom
      {...{ list: invoiceList, query, hand, total, ahead }}
      title={t('invoices.title')}
      count={t('invoices.count', { count: total })}
      kinds={
        <Segmented
          label={t('invoices.stage')}
          size="small"
          options={stages.map((value) => ({ value, label: t(`invoices.stages.${value}`) }))}
          value={hand.query.stage}
          onChange={(stage) => hand.change({ stage, open: undefined })}
        />
      }
      search={{ label: t('invoices.searchLabel'), placeholder: t('invoices.search') }}
      rows={rows.map((row) => (
        <CaseRow
          key={row.orderNo}
          href={invoiceList.addressOf({ ...query, open: row.orderNo })}
          current={row.orderNo === open?.orderNo}
          name={row.header}
          amount={format.sum(row.amount)}
          number={row.orderNo}
          badges={row.kind === 'special' ? <Badge tone="neutral">{t('invoices.special')}</Badge> : null}
          clock={row.state === 'requested' ? row.clock : null}
          answered={t(`invoices.stages.${row.state}`)}
        />
      ))}
      none={{ heading: t(`invoices.${none}`), text: t(`invoices.${none}Text`) }}
      open={
        open && (
          <CaseView
            key={`${open.orderNo} ${open.version}`}
            invoice={open}
            {...position}
            // What is no longer asked for is looked at, not worked off.
            next={position.place && position.next}
          />
        )
      }
      choose={{ heading: t('invoices.choose'), text: t('invoices.chooseText') }}
      home={t('title.home')}
    />
  );
}

export { InvoicesScreen as Component };

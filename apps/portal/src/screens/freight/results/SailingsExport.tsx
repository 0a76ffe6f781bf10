import { ExportMenu, useGateway } from '@fairway/site';
import { readShipment } from '@fairway/trade';
import { useWords } from '../../../language/words.ts';
import type { ResultsProps } from './resultsProps.ts';
import { useFileColumns } from './useFileColumns.ts';
import type { words } from './words.zh.ts';

/** Saves all sailings of the search as CSV or XLSX. */
export function SailingsExport({ shownSearch: search, page }: ResultsProps) {
  const { t, nameOf } = useWords<typeof words>();
  const { send } = useGateway();
  const columns = useFileColumns({
    hasTotals: search.boxes !== undefined,
    isFreightOnly: page.costAccess === 'freight',
    currency: readShipment(search).shipment?.currency ?? 'USD',
  });
  return (
    <ExportMenu
      name={t('freight.file.name', {
        origin: nameOf(page.origin),
        destination: nameOf(page.destination),
        week: search.week,
      })}
      columns={columns}
      page={async (cursor: number | undefined) => {
        const [{ pagesOf }, { results }] = await Promise.all([
          import('@fairway/site/list'),
          import('./loader.ts'),
        ]);
        const fetch = async (query: typeof search) => {
          const { rows, departures } = (await results.fetch(query, send)).page;
          return { rows, total: departures };
        };
        return pagesOf({ ...search, page: 1 }, fetch)(cursor);
      }}
    />
  );
}

import { ListPages, useList, useLoaded } from '@fairway/site';
import { Content, Inline } from '@fairway/ui';
import { type ReactNode, useCallback } from 'react';
import { SearchPanel } from '../../../features/search/SearchPanel.tsx';
import { ShipmentProblems } from '../../../features/shipment/ShipmentTool.tsx';
import { WatchButton } from '../../../features/watch/WatchButton.tsx';
import { useWords } from '../../../language/words.ts';
import { Alternatives } from './Alternatives.tsx';
import { EmptySailings } from './EmptySailings.tsx';
import { FoldedSearch, SearchOpener, useFoldedSearch } from './FoldedSearch.tsx';
import * as styles from './FreightScreen.css.ts';
import { HelpPanel } from './HelpPanel.tsx';
import { LoginHint } from './LoginHint.tsx';
import type { loader } from './loader.ts';
import { NoSearchYet } from './NoSearchYet.tsx';
import { PriceReason } from './PriceReason.tsx';
import { ResultsHead } from './ResultsHead.tsx';
import { ResultsTools } from './ResultsTools.tsx';
import type { ResultsProps } from './resultsProps.ts';
import { SailingsTable } from './SailingsTable.tsx';
import { SubscribeHint } from './SubscribeHint.tsx';
import { sailings } from './search.ts';
import { useTicks } from './ticked.ts';
import { Weeks } from './Weeks.tsx';
import type { words } from './words.zh.ts';

/** Schedules and reference prices of one route in one week; the address contains all the state. */
function FreightScreen() {
  const data = useLoaded<typeof loader>();
  const { search, page } = data;
  const controls = useList(sailings, search);

  const folded = useFoldedSearch();
  return (
    <>
      <FoldedSearch
        key={`${search.origin} ${search.destination} ${search.week}`}
        folds={page !== null}
        open={folded.open}
      >
        <div className={styles.band}>
          <Content>
            <SearchPanel
              look="band"
              start={{
                origin: page?.origin ?? null,
                destination: page?.destination ?? null,
                week: search.week,
              }}
            />
          </Content>
        </div>
      </FoldedSearch>
      <Content whole>
        {page ? (
          <Results
            {...data}
            shownSearch={search}
            search={controls.query}
            page={page}
            controls={controls}
            searchOpener={<SearchOpener open={folded.open} onToggle={folded.toggle} />}
          />
        ) : (
          data.popular && <NoSearchYet search={search} popular={data.popular} />
        )}
      </Content>
    </>
  );
}

/** A server-rendered page has no loader yet. */
const loadPage = async () => (await import('./loader.ts')).results;

function Results(props: ResultsProps & { searchOpener: ReactNode }) {
  const { page, shownSearch, controls, search } = props;
  const ticks = useTicks(`${search.origin}-${search.destination}-${search.week}`);
  const { t } = useWords<typeof words>();
  const rangeText = useCallback(
    (first: string, last: string, total: string) => t('freight.vesselsOfPage', { first, last, total }),
    [t],
  );
  const isClosed = search.boxes !== undefined && page.costAccess === 'freight';
  return (
    <>
      <Weeks {...props} />
      <ResultsHead {...props} />
      <ShipmentProblems />
      <ResultsTools {...props} ticked={ticks.ids} />
      {page.total === 0 ? <EmptySailings {...props} /> : <SailingsTable {...props} ticks={ticks} />}
      <ListPages
        list={sailings}
        query={shownSearch}
        total={page.departures}
        rangeText={rangeText}
        controls={controls}
        prefetchable={loadPage}
      />
      {page.access === 'login' && page.total > 0 ? <LoginHint /> : null}
      {isClosed && page.total > 0 ? <SubscribeHint id={page.rows[0]?.id ?? null} /> : null}
      <PriceReason priceChange={props.priceChange} />
      <Alternatives search={search} page={page} alternatives={props.alternatives} />
      <Inline>
        <WatchButton
          target={{ kind: 'route', origin: page.origin, destination: page.destination }}
          label={t('freight.watchRoute')}
        />
      </Inline>
      <HelpPanel />
    </>
  );
}

export { FreightOutline as Outline } from './FreightOutline.tsx';
export { subject } from './subject.ts';
export { FreightScreen as Component };

import { ListPages, useList, useLoaded } from '@fairway/site';
import { Content } from '@fairway/ui';
import { SearchPanel } from '../../../features/search/SearchPanel.tsx';
import { EmptySailings } from './EmptySailings.tsx';
import { FoldedSearch } from './FoldedSearch.tsx';
import * as styles from './FreightScreen.css.ts';
import { HelpPanel } from './HelpPanel.tsx';
import { LoginHint } from './LoginHint.tsx';
import type { loader } from './loader.ts';
import { NoSearchYet } from './NoSearchYet.tsx';
import { ResultsHead } from './ResultsHead.tsx';
import type { ResultsProps } from './resultsProps.ts';
import { SailingsTable } from './SailingsTable.tsx';
import { sailings } from './search.ts';
import { Weeks } from './Weeks.tsx';

/** Schedules and reference prices of one lane in one week; the address holds all that decides what is shown. */
function FreightScreen() {
  const data = useLoaded<typeof loader>();
  const { search, page } = data;
  const controls = useList(sailings, search);

  return (
    <>
      <div className={styles.band}>
        <Content>
          <FoldedSearch key={`${search.origin} ${search.destination} ${search.week}`} folds={page !== null}>
            <SearchPanel
              look="band"
              start={{
                origin: page?.origin ?? null,
                destination: page?.destination ?? null,
                week: search.week,
              }}
            />
          </FoldedSearch>
        </Content>
      </div>
      <Content whole>
        {page ? (
          <Results {...data} shownSearch={search} search={controls.query} page={page} controls={controls} />
        ) : (
          data.popular && <NoSearchYet search={search} popular={data.popular} />
        )}
      </Content>
    </>
  );
}

/** A page that came drawn has no loader yet. */
const loadPage = async () => (await import('./loader.ts')).results;

function Results(props: ResultsProps) {
  const { page, shownSearch, controls } = props;
  return (
    <>
      <Weeks {...props} />
      <ResultsHead {...props} />
      <HelpPanel />
      {page.access === 'login' && page.total > 0 ? <LoginHint /> : null}
      {page.total === 0 ? <EmptySailings {...props} /> : <SailingsTable {...props} />}
      <ListPages
        list={sailings}
        query={shownSearch}
        total={page.departures}
        controls={controls}
        prefetchable={loadPage}
      />
    </>
  );
}

export { FreightOutline as Outline } from './FreightOutline.tsx';
export { subject } from './subject.ts';
export { FreightScreen as Component };

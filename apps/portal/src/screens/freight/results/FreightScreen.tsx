import { type Asked, useAsked, useSite } from '@fairway/site';
import { Content } from '@fairway/ui';
import { useLoaderData } from 'react-router-dom';
import { SearchPanel } from '../../../features/search/SearchPanel.tsx';
import { EmptySailings, NoSearchYet } from './EmptySailings.tsx';
import * as styles from './FreightScreen.css.ts';
import { HelpPanel } from './HelpPanel.tsx';
import { LoginHint } from './LoginHint.tsx';
import type { FreightData, loader } from './loader.ts';
import { ResultsHead } from './ResultsHead.tsx';
import { ResultsPages } from './ResultsPages.tsx';
import { SailingsTable } from './SailingsTable.tsx';
import { readSearch } from './search.ts';
import { Weeks } from './Weeks.tsx';

/** Schedules and reference prices of one lane in one week; the address holds all that decides what is shown. */
export function FreightScreen() {
  const data = useLoaderData<typeof loader>();
  const { search, found } = data;
  const { now } = useSite();
  const { asked, ask } = useAsked();
  // Controls answer a press at once; the rows follow when they are here.
  const wanted = asked ? readSearch(asked, now()) : search;

  return (
    <>
      <div className={styles.band}>
        <Content>
          <SearchPanel
            key={`${search.origin} ${search.destination} ${search.week}`}
            look="band"
            start={{
              origin: found?.origin ?? null,
              destination: found?.destination ?? null,
              week: search.week,
            }}
          />
        </Content>
      </div>
      <Content whole>
        {found ? (
          <Results {...data} search={wanted} found={found} refreshing={asked !== null} ask={ask} />
        ) : (
          <NoSearchYet />
        )}
      </Content>
    </>
  );
}

export type Found = FreightData & {
  readonly found: NonNullable<FreightData['found']>;
  /** Another page, sort or filter of these results is on its way. */
  readonly refreshing: boolean;
  /** Asks for such a one. */
  readonly ask: Asked['ask'];
};

function Results(props: Found) {
  const { found } = props;
  return (
    <>
      <Weeks {...props} />
      <ResultsHead {...props} />
      <HelpPanel />
      {found.access === 'login' && found.total > 0 ? <LoginHint /> : null}
      {found.total === 0 ? <EmptySailings {...props} /> : <SailingsTable {...props} />}
      <ResultsPages {...props} />
    </>
  );
}

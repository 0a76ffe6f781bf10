import { intentionListing } from '@fairway/gateway/contract/listings/intentions';
import { useLoaded } from '@fairway/site';
import { EmptyState, Select } from '@fairway/ui';
import { useNavigate } from 'react-router-dom';
import { CaseRoom } from '../../../features/case/CaseRoom.tsx';
import { type IntentionQuery, intentionsAddress } from './address.ts';
import * as styles from './InsuranceScreen.css.ts';
import { IntentionView } from './IntentionView.tsx';
import type { loader } from './loader.ts';
import { QueueRow } from './QueueRow.tsx';
import { useWords } from './words.ts';

const stages = intentionListing.filters.stage.values;

/** The queue of intentions, and beside it the one that is open; where there is no room for both, that one alone. */
export function InsuranceScreen() {
  const { t } = useWords();
  const { query, found, open } = useLoaded<typeof loader>();
  const navigate = useNavigate();
  const { rows, total } = found;
  const change = (next: Partial<IntentionQuery>) =>
    void navigate(intentionsAddress({ ...query, ...next, page: 1 }, null));
  const isNarrowed = query.keyword !== '' || query.stage !== 'open' || query.assigned !== undefined;
  return (
    <CaseRoom
      title={t('intention.title')}
      count={t('intention.count', { count: total })}
      isWide
      search={{
        label: t('intention.search'),
        keyword: query.keyword,
        onSearch: (keyword) => change({ keyword }),
      }}
      filters={
        <div className={styles.filters}>
          <Select
            label={t('intention.stage')}
            value={query.stage}
            options={stages.map((value) => ({ value, label: t(`intention.stages.${value}`) }))}
            onChange={(event) =>
              change({ stage: stages.find((each) => each === event.target.value) ?? 'open' })
            }
          />
          <Select
            label={t('intention.assigned')}
            value={query.assigned ?? ''}
            options={[
              { value: '', label: t('intention.everyone') },
              { value: 'me', label: t('intention.me') },
              { value: 'nobody', label: t('intention.nobody') },
            ]}
            onChange={({ target: { value } }) =>
              change({ assigned: value === 'me' || value === 'nobody' ? value : undefined })
            }
          />
        </div>
      }
      found={found}
      hrefOfPage={(next) => intentionsAddress({ ...query, page: next }, null)}
      rows={rows.map((row) => (
        <QueueRow
          key={row.intentionNo}
          row={row}
          href={intentionsAddress(query, row.intentionNo)}
          current={row.intentionNo === open?.intentionNo}
        />
      ))}
      none={
        <EmptyState
          kind={isNarrowed ? 'none-match' : 'none-yet'}
          size="small"
          heading={t(isNarrowed ? 'intention.noMatch' : 'intention.empty')}
        >
          {t(isNarrowed ? 'intention.noMatchText' : 'intention.emptyText')}
        </EmptyState>
      }
      open={
        open && <IntentionView key={open.intentionNo} shown={open} back={intentionsAddress(query, null)} />
      }
      choose={
        rows.length === 0 ? null : (
          <EmptyState kind="none-yet" size="small" picture={false} heading={t('intention.choose')}>
            {t('intention.chooseText')}
          </EmptyState>
        )
      }
    />
  );
}

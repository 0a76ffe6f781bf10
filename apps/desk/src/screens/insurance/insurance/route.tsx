import { useList, useLoaded } from '@fairway/site';
import { Select } from '@fairway/ui';
import { CaseRoom } from '../../../features/case/CaseRoom.tsx';
import { useWords } from '../../../language/words.ts';
import { intentionList } from './address.ts';
import * as styles from './InsuranceScreen.css.ts';
import { IntentionView } from './IntentionView.tsx';
import type { loader } from './loader.ts';
import { QueueRow } from './QueueRow.tsx';
import type { words } from './words.zh.ts';

const ahead = () => import('./loader.ts').then(({ page }) => page);
const stages = intentionList.listing.filters.stage.values;

/** The queue of intentions, and beside it the one that is open; where there is no room for both, that one alone. */
function InsuranceScreen() {
  const { t } = useWords<typeof words>();
  const { query, found, open } = useLoaded<typeof loader>();
  const hand = useList(intentionList, query);
  const { rows, total } = found;
  return (
    <CaseRoom
      {...{ list: intentionList, query, hand, total, ahead }}
      title={t('intention.title')}
      count={t('intention.count', { count: total })}
      isWide
      search={{ label: t('intention.search') }}
      filters={
        <div className={styles.filters}>
          <Select
            label={t('intention.stage')}
            value={hand.query.stage}
            options={stages.map((value) => ({ value, label: t(`intention.stages.${value}`) }))}
            onChange={(event) =>
              hand.change({
                stage: stages.find((each) => each === event.target.value) ?? 'open',
                open: undefined,
              })
            }
          />
          <Select
            label={t('intention.assigned')}
            value={hand.query.assigned ?? ''}
            options={[
              { value: '', label: t('intention.everyone') },
              { value: 'me', label: t('intention.me') },
              { value: 'nobody', label: t('intention.nobody') },
            ]}
            onChange={({ target: { value } }) =>
              hand.change({
                assigned: value === 'me' || value === 'nobody' ? value : undefined,
                open: undefined,
              })
            }
          />
        </div>
      }
      rows={rows.map((row) => (
        <QueueRow
          key={row.intentionNo}
          row={row}
          href={intentionList.addressOf({ ...query, open: row.intentionNo })}
          current={row.intentionNo === open?.intentionNo}
        />
      ))}
      none={{ heading: t('intention.empty'), text: t('intention.emptyText') }}
      open={
        open && (
          <IntentionView
            key={open.intentionNo}
            intention={open}
            back={intentionList.addressOf({ ...query, open: undefined })}
          />
        )
      }
      choose={{ heading: t('intention.choose'), text: t('intention.chooseText') }}
    />
  );
}

export { InsuranceScreen as Component };

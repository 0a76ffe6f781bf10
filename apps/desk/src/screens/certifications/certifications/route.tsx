import { certificationKinds } from '@fairway/gateway/contract/certification';
import { RouterLink, useList, useLoaded } from '@fairway/site';
import { Select } from '@fairway/ui';
import { CaseRoom } from '../../../features/case/CaseRoom.tsx';
import { positionOf } from '../../../features/case/positionOf.ts';
import { useWords } from '../../../language/words.ts';
import { certificationList } from './address.ts';
import { CaseView } from './CaseView.tsx';
import * as styles from './Certification.css.ts';
import type { loader } from './loader.ts';
import { QueueRow } from './QueueRow.tsx';
import type { words } from './words.zh.ts';

const ahead = () => import('./loader.ts').then(({ page }) => page);

/** The queue of companies or people, and beside it the case that is open; where there is no room, the case alone. */
function CertificationsScreen() {
  const { t } = useWords<typeof words>();
  const { query, found, open } = useLoaded<typeof loader>();
  const hand = useList(certificationList, query);
  const { rows, total } = found;

  return (
    <CaseRoom
      {...{ list: certificationList, query, hand, total, ahead }}
      title={t('certifications.title')}
      count={t('certifications.count', { count: total })}
      kinds={
        <nav className={styles.kinds} aria-label={t('certifications.title')}>
          {[...certificationKinds].reverse().map((kind) => (
            <RouterLink
              key={kind}
              href={certificationList.addressOf({ ...query, kind, page: 1, keyword: '', open: undefined })}
              className={styles.kind}
              aria-current={kind === query.kind ? 'page' : undefined}
            >
              {t(`certifications.kind.${kind}`)}
            </RouterLink>
          ))}
        </nav>
      }
      search={{ label: t('certifications.searchLabel'), placeholder: t('certifications.search') }}
      filters={
        <Select
          label={t('certifications.assign.filter')}
          value={hand.query.assigned ?? ''}
          options={[
            { value: '', label: t('certifications.assign.everyone') },
            { value: 'me', label: t('certifications.assign.me') },
            { value: 'nobody', label: t('certifications.assign.nobody') },
          ]}
          onChange={({ target: { value } }) => {
            const assigned = value === 'me' || value === 'nobody' ? value : undefined;
            hand.change({ assigned, open: undefined });
          }}
        />
      }
      rows={rows.map((row) => (
        <QueueRow
          key={row.id}
          row={row}
          href={certificationList.addressOf({ ...query, open: row.id })}
          current={row.id === open?.id}
        />
      ))}
      none={{ heading: t('certifications.empty'), text: t('certifications.emptyText') }}
      open={
        open && (
          <CaseView
            key={`${open.id} ${open.revision}`}
            certification={open}
            {...positionOf(
              certificationList,
              query,
              rows.map(({ id }) => id),
            )}
          />
        )
      }
      choose={{ heading: t('certifications.choose'), text: t('certifications.chooseText') }}
      home={t('title.home')}
    />
  );
}

export { CertificationsScreen as Component };

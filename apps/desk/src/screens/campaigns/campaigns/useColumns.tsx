import type { DeskCampaign } from '@fairway/gateway/contract/pushDesk';
import { useGateway } from '@fairway/site';
import { Badge, type Column } from '@fairway/ui';
import type { ReactNode } from 'react';
import { useWords } from '../../../language/words.ts';
import * as styles from './CampaignsScreen.css.ts';
import type { words } from './words.zh.ts';

/** Columns of the list of campaigns; the last one contains the actions. */
export function useColumns(actions: (campaign: DeskCampaign) => ReactNode): readonly Column<DeskCampaign>[] {
  const { t, format } = useWords<typeof words>();
  const deedOf = ({ userActionType, scroll, stayTime, delayedTime }: DeskCampaign) =>
    t(`campaigns.deed${userActionType}`, { px: scroll, s: stayTime }) +
    (delayedTime > 0 ? t('campaigns.delayed', { s: delayedTime }) : '');
  return [
    {
      key: 'name',
      header: t('campaigns.name'),
      priority: 'title',
      cell: ({ commonName, commonNameEn }) => (
        <span className={styles.name}>
          {commonName}
          <span className={styles.note} lang="en">
            {commonNameEn}
          </span>
        </span>
      ),
    },
    {
      key: 'where',
      phonePlace: 'line',
      header: t('campaigns.where'),
      cell: (campaign) => (
        <span className={styles.pages}>
          {campaign.pages.map((path) => (
            <span key={path} className={styles.path}>
              {path}
            </span>
          ))}
          <span className={styles.note}>{deedOf(campaign)}</span>
        </span>
      ),
    },
    {
      key: 'whom',
      phonePlace: 'line',
      header: t('campaigns.whom'),
      cell: ({ audiences, languages }) => (
        <span className={styles.pages}>
          {audiences.map((each) => t(`campaigns.${each}`)).join(t('shell.and'))}
          {languages.length === 1 ? (
            <span className={styles.note}>{languages.map((each) => t(`campaigns.${each}`))}</span>
          ) : null}
        </span>
      ),
    },
    {
      key: 'when',
      phonePlace: 'aside',
      header: t('campaigns.when'),
      cell: ({ from, to }) =>
        to === null
          ? t('campaigns.since', { from: format.day(from) })
          : t('campaigns.period', {
              from: format.day(from),
              to: format.day(new Date(Date.parse(to) - 1)),
            }),
    },
    {
      key: 'precedence',
      header: t('campaigns.precedence'),
      align: 'end',
      cell: ({ precedence }) => format.number(precedence),
    },
    {
      key: 'figures',
      header: t('campaigns.figures'),
      align: 'end',
      cell: ({ figures: { shown, closed, followed } }) => (
        <span
          className={styles.figures}
          role="img"
          aria-label={t('campaigns.figuresOf', { shown, closed, followed })}
        >
          {[shown, closed, followed].map((each) => format.number(each)).join(' / ')}
        </span>
      ),
    },
    {
      key: 'state',
      phonePlace: 'figure',
      header: t('campaigns.state'),
      cell: (campaign) => (
        <span className={styles.status}>
          <CampaignStatus campaign={campaign} />
        </span>
      ),
    },
    {
      key: 'action',
      header: t('campaigns.action'),
      headerHidden: true,
      priority: 'action',
      align: 'end',
      cell: actions,
    },
  ];
}

function CampaignStatus({ campaign: { on, from, to } }: { campaign: DeskCampaign }) {
  const { t } = useWords<typeof words>();
  const now = useGateway().now();
  if (!on) return <Badge tone="neutral">{t('campaigns.off')}</Badge>;
  if (to !== null && new Date(to) <= now) return <Badge tone="neutral">{t('campaigns.over')}</Badge>;
  if (new Date(from) > now) return <Badge tone="caution">{t('campaigns.planned')}</Badge>;
  return <Badge tone="good">{t('campaigns.on')}</Badge>;
}

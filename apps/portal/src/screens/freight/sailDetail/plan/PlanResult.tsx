import type { SailingPlan } from '@fairway/gateway/contract/planner';
import { Button, type Column, DataTable, Icon, Notice, Stack, Text, useLink } from '@fairway/ui';
import { Download } from 'lucide-react';
import { useSailingFile } from '../../../../features/calendar/useSailingFile.ts';
import { link } from '../../../../features/guide/page.css.ts';
import { useWords } from '../../../../language/words.ts';
import { sailDetailAddress } from '../address.ts';
import type { words } from '../words.zh.ts';
import * as styles from './PlanSection.css.ts';
import { spareTime } from './spareTime.ts';

type Step = SailingPlan['steps'][number];

interface PlanResultProps {
  id: string;
  plan: SailingPlan;
}

/** Whether the sailing is made, which cut-off breaks first, and the first sailing that is made instead. */
export function PlanResult({ id, plan }: PlanResultProps) {
  const { t, format } = useWords<typeof words>();
  const Link = useLink();
  const file = useSailingFile();
  const { steps, missed, latestReady, first, ready, inlandDays } = plan;
  const dayText = (day: string) => format.portDate({ at: `${day}T00:00:00Z`, zone: 'UTC' });
  const tightest = steps.toSorted((a, b) => a.spareHours - b.spareHours)[0];
  const broken = steps.find(({ code }) => code === missed);
  const timeText = (hours: number) => {
    const { unit, ...count } = spareTime(hours);
    return t(`plan.times.${unit}`, count);
  };
  const columns: Column<Step>[] = [
    {
      key: 'step',
      header: t('plan.step'),
      priority: 'title',
      cell: ({ code }) => t(`detail.cutOff.${code}`),
    },
    { key: 'done', header: t('plan.done'), cell: ({ done }) => format.portTime(done) },
    { key: 'cutOff', header: t('plan.cutOff'), cell: ({ cutOff }) => format.portTime(cutOff) },
    {
      key: 'spare',
      header: t('plan.spare'),
      align: 'end',
      cell: ({ spareHours }) => (
        <span className={spareHours < 0 ? styles.missed : styles.figures}>
          {spareHours < 0 ? t('plan.late', { time: timeText(spareHours) }) : timeText(spareHours).trim()}
        </span>
      ),
    },
  ];
  return (
    <Stack gap="m">
      {broken ? (
        <Notice
          tone="caution"
          title={t('plan.misses', {
            step: t(`detail.cutOff.${broken.code}`),
            time: timeText(broken.spareHours),
          })}
        >
          {latestReady ? t('plan.latest', { day: dayText(latestReady) }) : t('plan.noLatest')}
        </Notice>
      ) : tightest ? (
        <Notice
          tone="good"
          title={t('plan.makes', {
            step: t(`detail.cutOff.${tightest.code}`),
            time: timeText(tightest.spareHours),
          })}
        >
          {latestReady ? t('plan.latest', { day: dayText(latestReady) }) : null}
        </Notice>
      ) : null}
      {first && first.id !== id ? (
        <p>
          <Link
            className={link}
            href={sailDetailAddress({ id: first.id, ready, inlandDays: String(inlandDays) })}
          >
            {t('plan.first', {
              sailing: `${first.vessel} ${first.voyage}`,
              departure: format.portDay(first.departure),
            })}
          </Link>
        </p>
      ) : null}
      {first ? null : <Text tone="quiet">{t('plan.noFirst')}</Text>}
      <DataTable caption={t('plan.steps')} columns={columns} rows={steps} rowKey={({ code }) => code} />
      <Text size="small" tone="quiet">
        {t('plan.atPort', { day: dayText(plan.atPort) })} {t(`plan.${plan.calendar}`)}
      </Text>
      {missed === null ? (
        <div>
          <Button
            size="small"
            icon={<Icon icon={Download} />}
            loading={file.pending}
            onClick={() => void file.mutate({ query: { id, ready, inlandDays } })}
          >
            {t('calendar.planFile')}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}

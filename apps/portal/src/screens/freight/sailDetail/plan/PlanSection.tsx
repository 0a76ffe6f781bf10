import type { SailingPlan } from '@fairway/gateway/contract/planner';
import { Stack } from '@fairway/ui';
import { useWords } from '../../../../language/words.ts';
import type { DetailProps } from '../DetailHead.tsx';
import { DetailSection } from '../DetailSection.tsx';
import type { words } from '../words.zh.ts';
import { PlanForm } from './PlanForm.tsx';
import { PlanResult } from './PlanResult.tsx';
import * as styles from './PlanSection.css.ts';

interface PlanSectionProps extends DetailProps {
  /** Null until the address has a ready date and inland days. */
  plan: SailingPlan | null;
}

/** From the day on which cargo is ready to the sailing. */
export function PlanSection({ detail, plan }: PlanSectionProps) {
  const { t } = useWords<typeof words>();
  const { id } = detail.sailing;
  return (
    <div className={styles.section}>
      <DetailSection title={t('plan.heading')} note={[t('plan.note')]}>
        <Stack gap="m">
          <PlanForm
            key={id}
            id={id}
            ready={plan?.ready ?? ''}
            timeZone={detail.origin.zone}
            inlandDays={plan ? String(plan.inlandDays) : '1'}
          />
          {plan ? <PlanResult id={id} plan={plan} /> : null}
        </Stack>
      </DetailSection>
    </div>
  );
}

import type { ClosedLane } from '@fairway/gateway/contract/freight';
import type { SeaRoute } from '@fairway/gateway/contract/subscribe';
import { Button, ButtonLink, EmptyState } from '@fairway/ui';
import { useState } from 'react';
import { useMay } from '../../../features/reader/reader.ts';
import { useWords } from '../../../language/words.ts';
import { productionAddress } from '../../order/production/address.ts';
import { TrialDialog } from './TrialDialog.tsx';
import type { words as screenWords } from './words.zh.ts';

export interface SubscriptionPromptProps {
  lane: ClosedLane;
  routes: readonly SeaRoute[];
  trial: { open: boolean; days: number; minRoutes: number; maxRoutes: number };
}

/** Names the missing condition to see the sailing, and offers the next step for this account. */
export function SubscriptionPrompt({ lane, routes, trial }: SubscriptionPromptProps) {
  const { t, nameOf } = useWords<typeof screenWords>();
  const [choosing, setChoosing] = useState(false);
  const mayBuy = useMay('order:buy');
  const route = t('freight.title', { origin: nameOf(lane.origin), destination: nameOf(lane.destination) });
  const words = { days: trial.days, min: trial.minRoutes, max: trial.maxRoutes };

  return (
    <>
      <EmptyState
        kind="not-allowed"
        level={1}
        title={t('subscribe.title', { route })}
        actions={
          mayBuy ? (
            <>
              {trial.open ? (
                <Button tone="brand" size="large" onClick={() => setChoosing(true)}>
                  {t('subscribe.start', words)}
                </Button>
              ) : null}
              <ButtonLink
                size="large"
                tone={trial.open ? 'line' : 'brand'}
                href={productionAddress({ routes: [lane.seaRouteId] })}
              >
                {t('subscribe.buy')}
              </ButtonLink>
            </>
          ) : undefined
        }
      >
        <p>{t('subscribe.text')}</p>
        <p>
          {!mayBuy
            ? t('subscribe.subAccount')
            : trial.open
              ? t('subscribe.trialText', words)
              : t('subscribe.trialUsed')}
        </p>
      </EmptyState>
      <TrialDialog
        open={choosing}
        onClose={() => setChoosing(false)}
        routes={routes}
        first={lane.seaRouteId}
        {...words}
      />
    </>
  );
}

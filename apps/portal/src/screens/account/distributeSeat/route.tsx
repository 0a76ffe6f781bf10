import { seat as calls, type Seat } from '@fairway/gateway/contract/seat';
import { useGateway, useLoaded, useMutation } from '@fairway/site';
import {
  Button,
  ButtonLink,
  Content,
  Disclosure,
  EmptyState,
  Inline,
  Notice,
  PageHead,
  Section,
  Stack,
} from '@fairway/ui';
import { useState } from 'react';
import { useChanges } from '../../../features/company/useChanges.ts';
import { WithForms } from '../../../features/company/WithForms.tsx';
import { useWords } from '../../../language/words.ts';
import { isBuilt } from '../../../routes.ts';
import { productionAddress } from '../../order/production/address.ts';
import { companyFrameworkAddress } from '../companyFramework/address.ts';
import * as styles from './DistributeSeatScreen.css.ts';
import { GiveDialog } from './GiveDialog.tsx';
import type { loader } from './loader.ts';
import { Mark } from './Mark.tsx';
import { Matrix } from './Matrix.tsx';
import { laneName } from './routeNames.ts';
import { SeatFacts } from './SeatFacts.tsx';
import { SeatMenu, type SeatTask } from './SeatMenu.tsx';
import { endsSoon, seated } from './seatStatus.ts';
import { TaskDialog } from './TaskDialog.tsx';
import { Who, whoOf } from './Who.tsx';
import type { words } from './words.zh.ts';

/** Routes named in the notice of those that end; more are counted. */
const mostNamed = 4;

/** The seats of a company: their users, the routes that each may open, and the expiring ones. */
function DistributeSeatScreen() {
  const plan = useLoaded<typeof loader>();
  const { t, language } = useWords<typeof words>();
  const { now } = useGateway();
  const [giving, setGiving] = useState(false);
  const [task, setTask] = useState<SeatTask | null>(null);
  const { disable, enable } = useStates();
  const { waiting, disabled } = seated(plan);
  const ending = plan.routes.filter((route) => endsSoon(route, now()));
  const named = ending
    .slice(0, mostNamed)
    .map(({ route }) => laneName(route, language))
    .join(language === 'zh' ? '、' : ', ');
  const names =
    ending.length > mostNamed ? t('seat.expiresMore', { names: named, count: ending.length }) : named;

  const onTask = (next: SeatTask) => {
    if (next.what === 'disable') void disable.mutate(next.seat);
    else if (next.what === 'enable') void enable.mutate(next.seat);
    else setTask(next);
  };

  return (
    <Content whole>
      <PageHead
        title={t('seat.title')}
        lead={t('seat.lead')}
        aside={
          <Inline gap="s">
            {isBuilt(companyFrameworkAddress()) ? (
              <ButtonLink href={companyFrameworkAddress()}>{t('seat.people')}</ButtonLink>
            ) : null}
            {plan.capacity > 0 ? (
              <Button tone="brand" onClick={() => setGiving(true)}>
                {t('seat.give')}
              </Button>
            ) : null}
          </Inline>
        }
      />
      {plan.capacity === 0 && plan.seats.length === 0 ? (
        <EmptyState
          kind="none-yet"
          title={t('seat.none.title')}
          actions={
            <ButtonLink tone="brand" href={productionAddress({ seats: 3 })}>
              {t('seat.none.buy')}
            </ButtonLink>
          }
        >
          {t('seat.none.text')}
        </EmptyState>
      ) : (
        <Stack gap="l">
          <SeatFacts plan={plan} />
          {ending.length > 0 ? (
            <Notice
              tone="caution"
              action={
                <ButtonLink
                  size="small"
                  href={productionAddress({
                    routes: ending.map(({ route }) => route.id),
                    seats: plan.capacity,
                    renew: true,
                  })}
                >
                  {t('seat.renew')}
                </ButtonLink>
              }
            >
              {t('seat.expires', { names })}
            </Notice>
          ) : null}
          {waiting.length > 0 ? (
            <Notice tone="caution">{t('seat.waitingText', { count: waiting.length })}</Notice>
          ) : null}
          <Section ground="none" title={t('seat.matrix')} note={t('seat.matrixNote')}>
            <Matrix plan={plan} onTask={onTask} onGive={() => setGiving(true)} />
          </Section>
          {disabled.length > 0 ? (
            <Disclosure summary={t('seat.disabledTitle', { count: disabled.length })}>
              {disabled.map((seat) => (
                <div key={seat.id} className={styles.phoneRow}>
                  <Mark number={null} kind="free" />
                  <Who seat={seat} capacity={plan.capacity} lastSeen />
                  <SeatMenu seat={seat} onTask={onTask} />
                </div>
              ))}
            </Disclosure>
          ) : null}
        </Stack>
      )}
      <WithForms>
        {giving ? <GiveDialog plan={plan} onClose={() => setGiving(false)} /> : null}
        {task ? <TaskDialog task={task} plan={plan} onClose={() => setTask(null)} /> : null}
      </WithForms>
    </Content>
  );
}

function useStates() {
  const { t } = useWords<typeof words>();
  const changes = useChanges();
  const disable = useMutation(
    ({ id, version }: Seat, send) => send(calls.disable, { body: { id, version } }),
    {
      ...changes,
      confirm: (seat) => ({
        title: t('seat.disableAsk', { who: whoOf(seat) }),
        text: t('seat.disableText'),
        tone: 'danger',
        confirmLabel: t('seat.disable'),
      }),
      success: (_, seat) => t('seat.done.disabled', { who: whoOf(seat) }),
    },
  );
  const enable = useMutation(({ id, version }: Seat, send) => send(calls.enable, { body: { id, version } }), {
    ...changes,
    success: (_, seat) => t('seat.done.enabled', { who: whoOf(seat) }),
  });
  return { disable, enable };
}

export { DistributeSeatOutline as Outline } from './DistributeSeatOutline.tsx';
export { DistributeSeatScreen as Component };

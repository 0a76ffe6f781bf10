import { useGateway, useLoaded } from '@fairway/site';
import {
  ButtonLink,
  Content,
  EmptyState,
  Inline,
  Notice,
  PageHead,
  PermissionGate,
  Section,
  Stack,
} from '@fairway/ui';
import { Facts } from '../../../features/guide/Facts.tsx';
import { type Reader, useMay, useReader } from '../../../features/reader/reader.ts';
import { useWords } from '../../../language/words.ts';
import { isBuilt } from '../../../routes.ts';
import { accountOf } from '../../../shell/accountOf.ts';
import { productionAddress } from '../../order/production/address.ts';
import { companyFrameworkAddress } from '../companyFramework/address.ts';
import { distributeSeatAddress } from '../distributeSeat/address.ts';
import type { loader } from './loader.ts';
import { MemberRoutes } from './MemberRoutes.tsx';
import { type MemberRoute, memberRoutes } from './memberRoutes.ts';
import type { words } from './words.zh.ts';

/** The subscriptions with their end and their users; for a sub-account, its own rights. */
function MyVipInfoScreen() {
  const { subscribedRoutes, trial, plan } = useLoaded<typeof loader>();
  const { t, format } = useWords<typeof words>();
  const { now } = useGateway();
  const routes = memberRoutes(subscribedRoutes, now());
  const sub = !useMay('order:buy');
  const reader = useReader();
  const paidRoutes = routes.filter(({ kind }) => kind === 'paid');
  const soon = paidRoutes.filter((route) => route.soon);
  const used = plan?.seats.filter(({ disabled }) => !disabled).length ?? 0;
  const free = plan ? Math.max(0, plan.capacity - used) : 0;
  const again = (few: readonly MemberRoute[]) =>
    productionAddress({
      routes: few.map(({ route }) => route.id),
      seats: plan?.capacity ?? 0,
      renew: true,
    });
  const [first] = routes;

  if (!first) {
    return (
      <Content whole>
        <PageHead title={t('vip.title')} lead={t('vip.lead')} />
        <EmptyState
          kind={sub ? 'not-allowed' : 'none-yet'}
          title={t(sub ? 'vip.noneSub' : 'vip.none')}
          actions={
            sub ? undefined : (
              <ButtonLink tone="brand" href={productionAddress()}>
                {t('vip.subscribe')}
              </ButtonLink>
            )
          }
        >
          {t(sub ? 'vip.noneSubText' : 'vip.noneText')}{' '}
          {trial.open
            ? t('vip.trialOpen', { min: trial.minRoutes, max: trial.maxRoutes, days: trial.days })
            : null}
        </EmptyState>
      </Content>
    );
  }
  return (
    <Content whole>
      <PageHead
        title={t('vip.title')}
        lead={t('vip.lead')}
        aside={
          sub ? null : (
            <Inline gap="s">
              <ButtonLink href={productionAddress()}>{t('vip.add')}</ButtonLink>
              {paidRoutes.length > 0 ? (
                <ButtonLink tone="brand" href={again(paidRoutes)}>
                  {t('vip.renewAll')}
                </ButtonLink>
              ) : null}
            </Inline>
          )
        }
      />
      <Stack gap="l">
        <Facts
          label={t('vip.facts')}
          of={[
            { term: t('vip.status'), value: t(memberKey(reader, paidRoutes.length > 0)) },
            { term: t('vip.routes'), value: routes.length },
            {
              term: t('vip.until'),
              value: format.day(first.expiresAt),
              aside: first.days === 1 ? t('vip.dayLeft') : t('vip.days', { count: first.days }),
            },
            {
              term: t('vip.seats'),
              value: plan && plan.capacity > 0 ? Math.min(used, plan.capacity) : null,
              aside: plan
                ? `${t('vip.of', { count: plan.capacity })} · ${t('vip.idle', { count: free })}`
                : null,
            },
          ]}
        />
        {soon.length > 0 && !sub ? (
          <Notice
            tone="caution"
            action={
              <ButtonLink size="small" href={again(soon)}>
                {t('vip.renewSoon', { count: soon.length })}
              </ButtonLink>
            }
          >
            {t('vip.soon', { count: soon.length })}
          </Notice>
        ) : null}
        {free > 0 ? (
          <Notice
            tone="info"
            action={
              <ButtonLink size="small" href={distributeSeatAddress()}>
                {t('vip.toSeats')}
              </ButtonLink>
            }
          >
            {t('vip.freeSeats', { count: free })}
          </Notice>
        ) : null}
        <Section ground="none" title={t('vip.list')} note={t(sub ? 'vip.subNote' : 'vip.listNote')}>
          <MemberRoutes routes={routes} plan={plan} own={sub} />
        </Section>
        <Section ground="none" title={t('vip.more')}>
          <Inline gap="s">
            {plan ? <ButtonLink href={distributeSeatAddress()}>{t('vip.seatsLink')}</ButtonLink> : null}
            <PermissionGate need={{ permission: 'company:manage' }}>
              <ButtonLink href={companyFrameworkAddress()}>{t('vip.people')}</ButtonLink>
            </PermissionGate>
            <PermissionGate need={{ permission: 'order:list' }}>
              <ButtonLink href="/orderRecord">{t('vip.orders')}</ButtonLink>
            </PermissionGate>
            {isBuilt('/security') ? <ButtonLink href="/security">{t('vip.logins')}</ButtonLink> : null}
          </Inline>
        </Section>
      </Stack>
    </Content>
  );
}

/** The names of member types; the header has these words too. */
function memberKey(reader: Reader | undefined, isPaid: boolean) {
  const badge = reader?.kind === 'member' ? accountOf(reader.profile, reader.audit).badge : 'normal';
  return badge === 'subAccount' || isPaid ? (`member.${badge}` as const) : 'member.normal';
}

export { MyVipInfoOutline as Outline } from './MyVipInfoOutline.tsx';
export { MyVipInfoScreen as Component };

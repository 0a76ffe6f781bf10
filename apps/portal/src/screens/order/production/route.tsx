import { RouterLink, useLoaded, usePendingQuery } from '@fairway/site';
import { accountType, auditStatus } from '@fairway/trade';
import { Columns, Content, EmptyState, Notice, PageHead, Section } from '@fairway/ui';
import { useState } from 'react';
import { useAudit, useMay } from '../../../features/reader/reader.ts';
import { RouteChoice } from '../../../features/subscribe/RouteChoice.tsx';
import { useWords } from '../../../language/words.ts';
import { authenticationManageAddress } from '../../account/authenticationManage/address.ts';
import { reverifyAddress } from '../../account/reverify/address.ts';
import { productionAddress } from './address.ts';
import { type Basket, readBasket } from './basket.ts';
import type { loader } from './loader.ts';
import { OrderBar } from './OrderBar.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import type { words } from './words.zh.ts';

/** Buys a subscription: routes, period and seats are in the address, the price comes from the server. */
function ProductionScreen() {
  const { routes, basket, paidRoutes, terms, quote, refused } = useLoaded<typeof loader>();
  const audit = useAudit();
  const mayBuy = useMay('order:buy');
  const seats = useMay('order:seats');
  const { t } = useWords<typeof words>();
  const { pendingQuery, navigate } = usePendingQuery();
  // As they came: a tick moves no route from under the pointer.
  const [first] = useState(basket.routes[0]);
  // A tick shows at once; the price follows when it is here.
  const current = pendingQuery ? readBasket(pendingQuery) : basket;
  const change = (next: Partial<Basket>) =>
    navigate(productionAddress({ ...current, ...next }), { replace: true, preventScrollReset: true });

  if (!mayBuy) {
    return (
      <Content whole>
        <EmptyState kind="not-allowed" level={1} title={t('production.subAccountTitle')}>
          {t('production.subAccountText')}
        </EmptyState>
      </Content>
    );
  }
  const company = audit?.accountType === accountType.companyAdmin;
  const certified = (company ? audit?.auditStatus : audit?.personalAuditStatus) === auditStatus.approved;

  return (
    <Content whole>
      <PageHead title={t('production.title')} lead={t('production.lead')} />
      {certified || !audit ? null : (
        <Notice tone="caution">
          {t(company ? 'production.certifyCompany' : 'production.certify')}{' '}
          <RouterLink href={company ? reverifyAddress() : authenticationManageAddress()}>
            {t('production.toCertify')}
          </RouterLink>
        </Notice>
      )}
      <Columns aside="medium" gap={{ base: 'section', narrow: 'xl' }}>
        <Section ground="none" title={t('production.routes')}>
          <RouteChoice
            routes={routes}
            first={first}
            selectedIds={new Set(current.routes)}
            onToggle={(id, on) =>
              change({
                routes: on ? [...current.routes, id] : current.routes.filter((route) => route !== id),
              })
            }
          />
          {current.routes.length > 0 ? <OrderBar count={current.routes.length} quote={quote} /> : null}
        </Section>
        <OrderSummary
          routes={routes}
          basket={current}
          paidRoutes={paidRoutes}
          terms={terms}
          onChange={change}
          quote={quote}
          pricing={pendingQuery !== null}
          refused={refused}
          seats={seats}
        />
      </Columns>
    </Content>
  );
}

export { ProductionScreen as Component };

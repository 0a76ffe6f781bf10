import { type OrderTerms, order, type Quote, walletWays } from '@fairway/gateway/contract/order';
import type { SeaRoute } from '@fairway/gateway/contract/subscribe';
import { RouterLink, useAddress, useMutation, useNotices } from '@fairway/site';
import { payWays } from '@fairway/trade';
import {
  Button,
  Card,
  Checkbox,
  Heading,
  Icon,
  Inline,
  Notice,
  QuantityStepper,
  Segmented,
  Stack,
  Text,
} from '@fairway/ui';
import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useWords } from '../../../language/words.ts';
import { agreementAddress } from '../../about/agreement/address.ts';
import { orderAddress } from '../order/address.ts';
import { type Basket, durations, mostSeats } from './basket.ts';
import type { PaidRoutes } from './loader.ts';
import * as styles from './ProductionScreen.css.ts';
import { QuoteLines } from './QuoteLines.tsx';
import type { words } from './words.zh.ts';

export interface OrderSummaryProps {
  routes: readonly SeaRoute[];
  basket: Basket;
  paidRoutes: PaidRoutes;
  terms: OrderTerms;
  onChange: (change: Partial<Basket>) => void;
  /** Null while no route is chosen or no price is available. */
  quote: Quote | null;
  /** Another price is on its way. */
  pricing: boolean;
  refused: string | null;
  /** Whether seats may be ordered: companies only. */
  seats: boolean;
}

/** Reasons that prevent an order from being placed. */
type Lacking = 'choose' | 'seats' | 'agree';

/** Id of the heading, where the bar of narrow screens leads. */
export const orderHeading = 'order-summary';

/** The chosen routes and seats, their price, and the order button. */
export function OrderSummary({
  routes,
  basket,
  paidRoutes,
  terms,
  onChange,
  quote,
  pricing,
  refused,
  seats,
}: OrderSummaryProps) {
  const { t, nameOf, format } = useWords<typeof words>();
  const wallets = walletWays
    .map((way) => nameOf(payWays[way].inSentence ?? payWays[way]))
    .join(t('production.comma'));
  const { messageOf } = useNotices();
  const { navigate } = useAddress();
  const create = useMutation(order.create, {
    subject: 'order-created',
    onSuccess: ({ orderNo }) => navigate(orderAddress({ orderNo })),
    explain: () => false,
  });
  const [agreed, setAgreed] = useState(false);
  const [missing, setMissing] = useState<Lacking | null>(null);
  const [seatsWrong, setSeatsWrong] = useState(basket.seats === null);
  const basketRoutes = basket.routes.flatMap((id) => routes.filter((route) => route.id === id));
  const name = ({ origin, destination }: SeaRoute) =>
    t('freight.title', { origin: nameOf(origin), destination: nameOf(destination) });
  /** A renewal follows on the last day that is paid for; anything else that is paid for cannot be ordered. */
  const noteOf = ({ id }: SeaRoute) => {
    const until = paidRoutes.get(id);
    if (until === undefined) return null;
    return t(basket.renew ? 'production.follows' : 'production.held', { day: format.day(until) });
  };
  const problem = refused ?? (create.error ? messageOf(create.error) : null);

  /** Missing values that block the order. */
  const lacks: Lacking | null =
    basketRoutes.length === 0 ? 'choose' : seatsWrong ? 'seats' : agreed ? null : 'agree';

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(lacks);
    const { routes: ids, months: durationMonths, seats: memberCount, renew } = basket;
    if (lacks || memberCount === null) return;
    // Also sent without a price: the server decides again, and returns the reason.
    void create.mutate({ body: { seaRouteIds: [...ids], durationMonths, memberCount, renew } });
  };

  return (
    <Card as="form" className={styles.summary} aria-labelledby={orderHeading} noValidate onSubmit={onSubmit}>
      <Stack>
        <Heading level={2} id={orderHeading} tabIndex={-1} className={styles.heading}>
          {t('production.summary')}
        </Heading>
        {basketRoutes.length === 0 ? (
          <Text size="small" tone="faint">
            {t('production.none')}
          </Text>
        ) : (
          <Stack as="ul" gap="xs" aria-label={t('production.chosen', { count: basketRoutes.length })}>
            {basketRoutes.map((route) => (
              <Inline key={route.id} as="li" gap="s" justify="between" wrap={false}>
                <span>
                  {name(route)}
                  {noteOf(route) === null ? null : (
                    <Text size="small" tone="faint">
                      {noteOf(route)}
                    </Text>
                  )}
                </span>
                <Button
                  tone="quiet"
                  size="small"
                  flush="end"
                  aria-label={t('production.remove', { route: name(route) })}
                  onClick={() => onChange({ routes: basket.routes.filter((id) => id !== route.id) })}
                >
                  <Icon icon={X} />
                </Button>
              </Inline>
            ))}
          </Stack>
        )}
        <Text size="small" tone="faint">
          {terms.discounts.map((tier) => t('production.discountTier', tier)).join(t('production.tierComma'))}
          {t('production.discountOn')}
        </Text>
        <Segmented
          label={t('production.period')}
          labelHidden={false}
          block
          options={durations.map((months) => ({
            value: String(months),
            label: t(`production.months.m${months}`),
          }))}
          value={String(basket.months)}
          onChange={(value) =>
            onChange({ months: durations.find((months) => String(months) === value) ?? 3 })
          }
        />
        {seats ? (
          <QuantityStepper
            label={t('production.seats')}
            hint={t('production.seatsHint')}
            value={basket.seats}
            max={mostSeats}
            error={basket.seats === null ? t('production.seatsRange', { max: mostSeats }) : undefined}
            onProblem={(next) => {
              setSeatsWrong(next !== null);
              setMissing(null);
            }}
            onChange={(count) => {
              setSeatsWrong(false);
              onChange({ seats: count ?? 0 });
            }}
          />
        ) : null}
        <QuoteLines quote={quote} basket={basket} pricing={pricing} />
        {problem ? (
          <Notice tone="bad" live="assertive">
            {problem}
          </Notice>
        ) : null}
        <Checkbox
          checked={agreed}
          onChange={(event) => {
            setAgreed(event.target.checked);
            setMissing(null);
          }}
          error={missing === 'agree' ? t('production.mustAgree') : undefined}
          label={
            <>
              {t('production.agree')}
              <RouterLink href={agreementAddress({ type: 'service' })} target="_blank">
                {t('production.terms')}
              </RouterLink>
            </>
          }
        />
        {missing === 'seats' ? (
          <Notice tone="bad" live="assertive">
            {t('production.seatsRange', { max: mostSeats })}
          </Notice>
        ) : null}
        {missing === 'choose' && basket.routes.length === 0 ? (
          <Notice tone="bad" live="assertive">
            {t('production.mustChoose')}
          </Notice>
        ) : null}
        <Button
          type="submit"
          tone="brand"
          size="large"
          loading={create.pending}
          // Missing values are reported at once; an order waits for its price.
          ready={!pricing || lacks !== null}
        >
          {t('production.submit')}
        </Button>
        <Text size="small" tone="faint">
          {t('production.payHint', { minutes: terms.payMinutes, wallets })}
        </Text>
      </Stack>
    </Card>
  );
}

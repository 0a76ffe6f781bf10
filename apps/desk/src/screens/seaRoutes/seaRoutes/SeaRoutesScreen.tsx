import { type KeptRoute, seaRouteDesk } from '@fairway/gateway/contract/seaRouteDesk';
import { ListTable, type OutlineProps, useLoaded, usePresses, useRevalidate, useSite } from '@fairway/site';
import { Button, Content, EmptyState, PageHead, Stack } from '@fairway/ui';
import { useState } from 'react';
import { WithForms } from '../../../features/WithForms.tsx';
import { seaRouteList } from './address.ts';
import type { loader, SeaRouteListData } from './loader.ts';
import { OfferDialog } from './OfferDialog.tsx';
import { useColumns } from './useColumns.tsx';
import { useRouteName } from './useRouteName.ts';
import { useWords } from './words.ts';

const ahead = () => import('./loader.ts').then(({ page }) => page);

/** The routes that the portal sells or sold. */
export function SeaRoutesScreen() {
  return <Routes {...useLoaded<typeof loader>()} />;
}

/** The list as its address asks for it, its rows on the way. */
export function SeaRoutesOutline({ params }: OutlineProps) {
  const { now } = useSite();
  return <Routes query={seaRouteList.read(params, now())} found={null} />;
}

interface RoutesProps {
  query: SeaRouteListData['query'];
  found: SeaRouteListData['found'] | null;
}

function Routes({ query, found }: RoutesProps) {
  const { t, format, nameOf } = useWords();
  const { send, toasts } = useSite();
  const { press, ask } = usePresses();
  const revalidate = useRevalidate();
  const routeName = useRouteName();
  const [offering, setOffering] = useState(false);

  const codeOf = ({ id }: KeptRoute) => `route ${id}`;
  const nowOn = (kept: KeptRoute) =>
    t(kept.sailings === 0 ? 'seaRoutes.nowOnBare' : 'seaRoutes.nowOn', { route: routeName(kept) });
  const offer = (kept: KeptRoute) =>
    press({
      code: codeOf(kept),
      run: async () => {
        const body = { origin: kept.origin.code, destination: kept.destination.code };
        return { text: nowOn(await send(seaRouteDesk.offer, { body })) };
      },
    });
  const withdraw = (kept: KeptRoute) => {
    const { id, subscriptions } = kept;
    const route = routeName(kept);
    const question = {
      title: t('seaRoutes.ask', { route }),
      text:
        subscriptions === 0
          ? t('seaRoutes.askNone')
          : t('seaRoutes.askSome', { count: subscriptions, subscriptions: format.number(subscriptions) }),
      tone: 'danger' as const,
      confirmLabel: t('seaRoutes.withdraw'),
    };
    return ask(question, {
      code: codeOf(kept),
      run: async () => {
        await send(seaRouteDesk.withdraw, { body: { id } });
        const action = { label: t('seaRoutes.undo'), onPress: () => void offer(kept) };
        return { text: t('seaRoutes.nowOff', { route }), action };
      },
    });
  };
  const open = (
    <Button tone="brand" onClick={() => setOffering(true)}>
      {t('seaRoutes.offer')}
    </Button>
  );
  return (
    <Content whole>
      <Stack gap="xl">
        <PageHead heading={t('seaRoutes.title')} lead={t('seaRoutes.lead')} aside={open} />
        <ListTable
          list={seaRouteList}
          query={query}
          found={found}
          caption={t('seaRoutes.caption')}
          columns={useColumns({ offer, withdraw })}
          rowKey={({ id }) => id}
          lines={2}
          fields={[
            {
              key: 'sale',
              label: t('seaRoutes.state'),
              kind: 'choice',
              options: (['on', 'off'] as const).map((value) => ({
                value,
                label: t(`seaRoutes.states.${value}`),
              })),
            },
            {
              key: 'group',
              label: t('seaRoutes.group'),
              kind: 'choice',
              options: (found?.groups ?? []).map((group) => ({
                value: group.code,
                label: t('seaRoutes.groupOf', { name: nameOf(group), count: format.number(group.routes) }),
              })),
            },
          ]}
          searchLabel={t('seaRoutes.search')}
          ahead={ahead}
        >
          <EmptyState kind="none-yet" heading={t('seaRoutes.empty')} actions={open}>
            {t('seaRoutes.emptyText')}
          </EmptyState>
        </ListTable>
      </Stack>
      {offering ? (
        <WithForms>
          <OfferDialog
            onClose={() => setOffering(false)}
            onDone={(kept) => {
              setOffering(false);
              toasts.show({ tone: 'good', text: nowOn(kept), code: codeOf(kept) });
              void revalidate();
            }}
          />
        </WithForms>
      ) : null}
    </Content>
  );
}

import { type KeptRoute, seaRouteDesk } from '@fairway/gateway/contract/seaRouteDesk';
import { defineListScreen, type ListScreenProps, ListTable, useMutation } from '@fairway/site';
import { Button, Content, EmptyState, PageHead, Stack } from '@fairway/ui';
import { useState } from 'react';
import { WithForms } from '../../../features/WithForms.tsx';
import { useWords } from '../../../language/words.ts';
import { seaRouteList } from './address.ts';
import type { loader } from './loader.ts';
import { OfferDialog } from './OfferDialog.tsx';
import { useColumns } from './useColumns.tsx';
import { useRouteName } from './useRouteName.ts';
import type { words } from './words.zh.ts';

export const { Component, Outline } = defineListScreen(seaRouteList, () => import('./loader.ts'), Routes);

/** The routes that the portal sells or sold. */
function Routes(props: ListScreenProps<typeof loader>) {
  const { page } = props;
  const { t, format, nameOf } = useWords<typeof words>();
  const routeName = useRouteName();
  const [offering, setOffering] = useState(false);

  const codeOf = ({ id }: KeptRoute) => `route ${id}`;
  const nowOn = (seaRoute: KeptRoute) =>
    t(seaRoute.sailings === 0 ? 'seaRoutes.nowOnBare' : 'seaRoutes.nowOn', { route: routeName(seaRoute) });
  const offer = useMutation(
    ({ origin, destination }: KeptRoute, send) =>
      send(seaRouteDesk.offer, { body: { origin: origin.code, destination: destination.code } }),
    { subject: codeOf, success: nowOn },
  );
  const withdraw = useMutation(({ id }: KeptRoute, send) => send(seaRouteDesk.withdraw, { body: { id } }), {
    subject: codeOf,
    confirm: (seaRoute) => ({
      title: t('seaRoutes.ask', { route: routeName(seaRoute) }),
      text:
        seaRoute.subscriptions === 0
          ? t('seaRoutes.askNone')
          : t('seaRoutes.askSome', {
              count: seaRoute.subscriptions,
              subscriptions: format.number(seaRoute.subscriptions),
            }),
      tone: 'danger',
      confirmLabel: t('seaRoutes.withdraw'),
    }),
    success: (_, seaRoute) => t('seaRoutes.nowOff', { route: routeName(seaRoute) }),
    undo: (_, seaRoute) => ({ label: t('seaRoutes.undo'), onPress: () => void offer.mutate(seaRoute) }),
  });
  const open = (
    <Button tone="brand" onClick={() => setOffering(true)}>
      {t('seaRoutes.offer')}
    </Button>
  );
  return (
    <Content whole>
      <Stack gap="xl">
        <PageHead title={t('seaRoutes.title')} lead={t('seaRoutes.lead')} aside={open} />
        <ListTable
          list={seaRouteList}
          {...props}
          caption={t('seaRoutes.caption')}
          columns={useColumns({ offer: offer.mutate, withdraw: withdraw.mutate })}
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
              options: (page?.groups ?? []).map((group) => ({
                value: group.code,
                label: t('seaRoutes.groupOf', { name: nameOf(group), count: format.number(group.routes) }),
              })),
            },
          ]}
          searchLabel={t('seaRoutes.search')}
        >
          <EmptyState kind="none-yet" title={t('seaRoutes.empty')} actions={open}>
            {t('seaRoutes.emptyText')}
          </EmptyState>
        </ListTable>
      </Stack>
      {offering ? (
        <WithForms>
          <OfferDialog onClose={() => setOffering(false)} messageOf={nowOn} />
        </WithForms>
      ) : null}
    </Content>
  );
}

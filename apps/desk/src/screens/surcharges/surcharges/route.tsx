import { defineListScreen, type ListScreenProps, useList } from '@fairway/site';
import { ButtonLink, Content, EmptyState, PageHead, Segmented, Stack } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import { importsAddress } from '../../imports/imports/address.ts';
import { surchargeList } from './address.ts';
import type { loader } from './loader.ts';
import { SurchargeGrid } from './SurchargeGrid.tsx';
import type { words } from './words.zh.ts';

const { state: states, side: sides, basis: bases, source: sources } = surchargeList.listing.filters;

export const { Component, Outline } = defineListScreen(
  surchargeList,
  () => import('./loader.ts'),
  Surcharges,
);

/** The surcharges of carriers, as the cost sheets count them. */
function Surcharges(props: ListScreenProps<typeof loader>) {
  const { query } = props;
  const { t } = useWords<typeof words>();
  const controls = useList(surchargeList, query);
  const { state } = query;
  const bring = (
    <ButtonLink tone="brand" href={importsAddress('surcharges')}>
      {t('surcharges.import')}
    </ButtonLink>
  );
  return (
    <Content whole>
      <Stack gap="xl">
        <PageHead title={t('surcharges.title')} lead={t('surcharges.lead')} aside={bring} />
        <Segmented
          label={t('surcharges.state')}
          value={controls.query.state}
          onChange={(nextState) => controls.change({ state: nextState })}
          options={states.values.map((value) => ({ value, label: t(`surcharges.states.${value}`) }))}
        />
        <SurchargeGrid
          {...props}
          controls={controls}
          fields={[
            {
              key: 'side',
              label: t('surcharges.side'),
              kind: 'choice',
              options: sides.values.map((value) => ({ value, label: t(`surcharges.sides.${value}`) })),
            },
            {
              key: 'basis',
              label: t('surcharges.basis'),
              kind: 'choice',
              options: bases.values.map((value) => ({ value, label: t(`surcharges.basisIs.${value}`) })),
            },
            {
              key: 'source',
              label: t('surcharges.source'),
              kind: 'choice',
              options: sources.values.map((value) => ({ value, label: t(`surcharges.sources.${value}`) })),
            },
          ]}
        >
          <EmptyState
            kind="none-yet"
            title={t(`surcharges.none.${state}`)}
            actions={state === 'now' ? bring : undefined}
          >
            {t(`surcharges.noneText.${state}`)}
          </EmptyState>
        </SurchargeGrid>
      </Stack>
    </Content>
  );
}

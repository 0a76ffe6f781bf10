import { defineListScreen, type ListScreenProps, ListTable, useList } from '@fairway/site';
import { ButtonLink, Content, EmptyState, PageHead, Segmented, Stack } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import { importsAddress } from '../../imports/imports/address.ts';
import { demurrageTariffs } from './address.ts';
import type { loader } from './loader.ts';
import { useColumns } from './useColumns.tsx';
import type { words } from './words.zh.ts';

const {
  state: states,
  direction: directions,
  charge: charges,
  box: boxes,
  origin: origins,
} = demurrageTariffs.listing.filters;

export const { Component, Outline } = defineListScreen(
  demurrageTariffs,
  () => import('./loader.ts'),
  DemurrageTariffs,
);

/** The time charges of carriers at ports, which calculations and free times use. */
function DemurrageTariffs(props: ListScreenProps<typeof loader>) {
  const { query } = props;
  const { t } = useWords<typeof words>();
  const list = useList(demurrageTariffs, query);
  const { state } = query;
  const importLink = (
    <ButtonLink tone="brand" href={importsAddress('demurrage')}>
      {t('demurrageTariffs.import')}
    </ButtonLink>
  );
  return (
    <Content whole>
      <Stack gap="xl">
        <PageHead title={t('title.demurrageTariffs')} lead={t('demurrageTariffs.lead')} aside={importLink} />
        <Segmented
          label={t('demurrageTariffs.state')}
          value={list.query.state}
          onChange={(nextState) => list.change({ state: nextState })}
          options={states.values.map((value) => ({ value, label: t(`demurrageTariffs.states.${value}`) }))}
        />
        <ListTable
          list={demurrageTariffs}
          {...props}
          caption={t('demurrageTariffs.caption', { state: t(`demurrageTariffs.states.${state}`) })}
          columns={useColumns()}
          rowKey={({ key }) => key}
          lines={2}
          fields={[
            {
              key: 'direction',
              label: t('demurrageTariffs.direction'),
              kind: 'choice',
              options: directions.values.map((value) => ({
                value,
                label: t(`demurrageTariffs.directions.${value}`),
              })),
            },
            {
              key: 'charge',
              label: t('demurrageTariffs.charge'),
              kind: 'choice',
              options: charges.values.map((value) => ({
                value,
                label: t(`demurrageTariffs.charges.${value}`),
              })),
            },
            {
              key: 'box',
              label: t('demurrageTariffs.box'),
              kind: 'choice',
              options: boxes.values.map((value) => ({ value, label: t(`demurrageTariffs.boxes.${value}`) })),
            },
            {
              key: 'origin',
              label: t('demurrageTariffs.recordedBy'),
              kind: 'choice',
              options: origins.values.map((value) => ({
                value,
                label: t(`demurrageTariffs.origins.${value}`),
              })),
            },
          ]}
          searchLabel={t('demurrageTariffs.search')}
        >
          <EmptyState
            kind="none-yet"
            title={t(`demurrageTariffs.none.${state}`)}
            actions={state === 'now' ? importLink : undefined}
          >
            {t(`demurrageTariffs.noneText.${state}`)}
          </EmptyState>
        </ListTable>
      </Stack>
    </Content>
  );
}

import { pageAccesses, pageDesk } from '@fairway/gateway/contract/pageDesk';
import { useLoaded, useMutation } from '@fairway/site';
import { Content, DataTable, PageHead, Select, Stack } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import type { loader } from './loader.ts';
import type { words } from './words.zh.ts';

/** Every page of the portal, and who may open it. */
function PagesScreen() {
  const { t, format } = useWords<typeof words>();
  const { rows } = useLoaded<typeof loader>();
  const change = useMutation(pageDesk.setAccess, {
    subject: ({ body: { path } }) => `page ${path}`,
    confirm: ({ body: { path, access } }) => ({
      title: t(`pages.ask.${access}`, { path }),
      text: t(`pages.askText.${access}`),
      tone: access === 'open' ? 'brand' : 'danger',
      confirmLabel: t('pages.confirm'),
    }),
    success: (_, { body: { path, access } }) =>
      t('pages.done', { path, access: t(`pages.accesses.${access}`) }),
  });
  return (
    <Content whole>
      <Stack gap="xl">
        <PageHead title={t('pages.title')} lead={t('pages.lead')} />
        <DataTable
          caption={t('pages.caption')}
          rows={rows}
          rowKey={({ path }) => path}
          columns={[
            {
              key: 'path',
              header: t('pages.path'),
              priority: 'title',
              cell: ({ path }) => (
                <a href={path} target="_blank" rel="noopener">
                  {path}
                </a>
              ),
            },
            {
              key: 'access',
              phonePlace: 'line',
              header: t('pages.access'),
              width: '220px',
              cell: ({ path, access: seen }) => (
                <Select
                  label={t('pages.accessOf', { path })}
                  labelHidden
                  value={seen}
                  options={pageAccesses.map((value) => ({ value, label: t(`pages.accesses.${value}`) }))}
                  onChange={({ target }) => {
                    const access = pageAccesses.find((each) => each === target.value);
                    if (access) void change.mutate({ body: { path, access, seen } });
                  }}
                />
              ),
            },
            {
              key: 'changed',
              phonePlace: 'line',
              header: t('pages.changed'),
              width: '240px',
              cell: ({ changedAt, changedBy }) =>
                changedAt && changedBy
                  ? t('pages.changedBy', { name: changedBy, at: format.stamp(changedAt) })
                  : t('pages.never'),
            },
          ]}
        />
      </Stack>
    </Content>
  );
}

export { PagesScreen as Component };

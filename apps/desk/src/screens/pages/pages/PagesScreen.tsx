import { type DeskPage, type PageAccess, pageAccesses, pageDesk } from '@fairway/gateway/contract/pageDesk';
import { useLoaded, usePresses, useSite } from '@fairway/site';
import { Content, DataTable, PageHead, Select, Stack } from '@fairway/ui';
import type { loader } from './loader.ts';
import { useWords } from './words.ts';

/** Every page of the portal, and who may open it. */
export function PagesScreen() {
  const { t, format } = useWords();
  const { rows } = useLoaded<typeof loader>();
  const { send } = useSite();
  const { ask } = usePresses();
  const change = ({ path, access: seen }: DeskPage, access: PageAccess) => {
    const question = {
      title: t(`pages.ask.${access}`, { path }),
      text: t(`pages.askText.${access}`),
      tone: access === 'open' ? ('brand' as const) : ('danger' as const),
      confirmLabel: t('pages.confirm'),
    };
    return ask(question, {
      code: `page ${path}`,
      run: async () => {
        await send(pageDesk.setAccess, { body: { path, access, seen } });
        return { text: t('pages.done', { path, access: t(`pages.accesses.${access}`) }) };
      },
    });
  };
  return (
    <Content whole>
      <Stack gap="xl">
        <PageHead heading={t('pages.title')} lead={t('pages.lead')} />
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
              cell: (page) => (
                <Select
                  label={t('pages.accessOf', { path: page.path })}
                  labelHidden
                  value={page.access}
                  options={pageAccesses.map((value) => ({ value, label: t(`pages.accesses.${value}`) }))}
                  onChange={({ target }) => {
                    const chosen = pageAccesses.find((each) => each === target.value);
                    if (chosen) void change(page, chosen);
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

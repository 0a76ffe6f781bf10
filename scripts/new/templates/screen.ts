import { type Caller, permissionOf, rolesFor } from '../../../packages/gateway/src/contract/call.ts';
import { pascal, spoken } from '../names.ts';

export interface ScreenAsked {
  readonly site: 'portal' | 'desk';
  readonly tab: string;
  readonly screen: string;
  readonly path: string;
  /** Whether only those who are logged in come here. */
  readonly auth: boolean;
  /** Whether it is reached from other pages only. */
  readonly inner: boolean;
}

const storyHead = ({ site, screen, auth }: ScreenAsked) =>
  `  title: '${site === 'desk' ? 'Desk' : 'Screens'}/${pascal(spoken(screen))}',
  args: { ...${site}Stories.args, address${auth ? ", reader: 'member'" : ''} },`;

export const words = (
  { screen }: ScreenAsked,
  language: string,
  title: string,
  texts: Readonly<Record<string, string>>,
) => {
  const entries = Object.entries(texts).map(([key, text]) => `    ${key}: ${JSON.stringify(text)},`);
  const text = `{\n  ${screen}: {\n${entries.join('\n')}\n  },\n}`;
  const titleLine = `export const title = ${JSON.stringify(title)};\n`;
  if (language === 'zh') return `${titleLine}\nexport const words = ${text} as const;\n`;
  return `import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

${titleLine}
export const words: Translated<typeof zh> = ${text};
`;
};

export const plainRoute = ({ screen }: ScreenAsked) => `import { Content, PageHead } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

export function Component() {
  const { t } = useWords<typeof words>();
  return (
    <Content whole>
      <PageHead heading={t('title.${screen}')} lead={t('${screen}.lead')} />
    </Content>
  );
}
`;

/** Staff can put a page that anybody opens behind login, except those on the way to one. */
const canBeClosed = ({ site, tab, auth }: ScreenAsked) =>
  site === 'portal' && !auth && !['home', 'login', 'problem'].includes(tab);
const closedImport = (plan: ScreenAsked) =>
  canBeClosed(plan) ? "import { alsoForMembers } from '../../../stories/forMembers.ts';\n" : '';
const closedStory = (plan: ScreenAsked) =>
  canBeClosed(plan) ? '\nexport const ForMembers: Story = alsoForMembers(address);\n' : '';

export const plainStories = (
  plan: ScreenAsked,
) => `import type { Meta, StoryObj } from '@storybook/react-vite';
${closedImport(plan)}import { answering, type ${pascal(plan.site)}StoryArgs, ${plan.site}Stories, saying } from '../../../stories/${plan.site}Story.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const says = saying({ zh, en });
const address = '${plan.path}';

const meta = {
  ...${plan.site}Stories,
${storyHead(plan)}
  parameters: { ...${plan.site}Stories.parameters, ...answering() },
} satisfies Meta<${pascal(plan.site)}StoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: says('title.${plan.screen}') });
    await canvas.findByText(says('${plan.screen}.lead'));
  },
};
${closedStory(plan)}`;

export const listAddress = ({ screen, path }: ScreenAsked, area: string) =>
  `import { ${area}Listing } from '@fairway/gateway/contract/listings/${area}';
import { siteList } from '@fairway/site/list';

/** The list from its address; \`${screen}.addressOf({ keyword })\` links to it. */
export const ${screen} = siteList({ path: '${path}', listing: ${area}Listing });
`;

export const listLoader = ({ screen }: ScreenAsked, area: string) =>
  `import { ${area} } from '@fairway/gateway/contract/${area}';
import { listLoader } from '@fairway/site/list';
import { ${screen} } from './address.ts';

/** Reads the page that the address asks for; \`page\` can be prefetched. */
export const { loader, page, queryOf } = listLoader(${screen}, (query, send) =>
  send(${area}.selectPage, { query }),
);
`;

export const listRoute = ({ screen }: ScreenAsked, area: string) =>
  `import type { ${pascal(area)}Row } from '@fairway/gateway/contract/${area}';
import { ListTable, type OutlineProps, useGateway, useLoaded } from '@fairway/site';
import { type Column, Content, EmptyState, PageHead } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import { ${screen} } from './address.ts';
import type { loader } from './loader.ts';
import type { words } from './words.zh.ts';

type Loaded = Awaited<ReturnType<typeof loader>>;

/** Imported with the first press: a page that the server rendered has no loader yet. */
const loadPage = async () => (await import('./loader.ts')).page;

export function Component() {
  return <${pascal(screen)}List {...useLoaded<typeof loader>()} />;
}

/** The list at its address while its rows are fetched. */
export function Outline({ params }: OutlineProps) {
  const { now } = useGateway();
  return <${pascal(screen)}List query={${screen}.read(params, now())} page={null} />;
}

function ${pascal(screen)}List({ query, page }: { query: Loaded['query']; page: Loaded['page'] | null }) {
  const { t, format, nameOf } = useWords<typeof words>();
  const columns: readonly Column<${pascal(area)}Row>[] = [
    {
      key: 'name',
      header: t('${screen}.name'),
      priority: 'title',
      sortable: true,
      cell: (row) => nameOf(row),
      value: (row) => nameOf(row),
    },
    {
      key: 'added',
      header: t('${screen}.added'),
      sortable: true,
      firstSort: 'descending',
      width: '170px',
      cell: ({ addedAt }) => format.stamp(addedAt),
      value: ({ addedAt }) => addedAt,
    },
  ];
  return (
    <Content whole>
      <PageHead heading={t('title.${screen}')} lead={t('${screen}.lead')} />
      <ListTable
        list={${screen}}
        query={query}
        page={page}
        caption={t('title.${screen}')}
        columns={columns}
        rowKey={({ id }) => id}
        searchLabel={t('${screen}.name')}
        loadPage={loadPage}
      >
        <EmptyState kind="none-yet" heading={t('${screen}.empty')}>
          {t('${screen}.emptyText')}
        </EmptyState>
      </ListTable>
    </Content>
  );
}
`;

const takesRight = (caller: Caller) => rolesFor({ caller }).length > 0 || permissionOf(caller) !== null;

export const listStories = (plan: ScreenAsked, area: string, caller: Caller) =>
  `import { ${area}, type ${pascal(area)}Row } from '@fairway/gateway/contract/${area}';
import { mock, mockList, sampleId, sampleInstant } from '@fairway/gateway/mock';
import { listStories } from '@fairway/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
${closedImport(plan)}import { answering, type ${pascal(plan.site)}StoryArgs, ${plan.site}Stories } from '../../../stories/${plan.site}Story.ts';
import { ${plan.screen} } from './address.ts';

const address = ${plan.screen}.addressOf();
const rows = Array.from({ length: 24 }, (_, index): ${pascal(area)}Row => {
  return { id: sampleId(90, index), nameZh: \`样例 \${index + 1}\`, nameEn: \`Sample \${index + 1}\`, addedAt: sampleInstant(-index) };
});
const answer = (items: readonly ${pascal(area)}Row[]) =>
  mock(${area}.selectPage, ({ query }) =>
    mockList(${area}.selectPage, items, query, {
      sorts: { added: ({ addedAt }) => addedAt, name: ({ nameEn }) => nameEn },
      keyword: ({ nameZh, nameEn }) => [nameZh, nameEn],
    }),
  );
const stories = listStories({ address, call: ${area}.selectPage, rows, answer, answering${permissionOf(caller) === null ? '' : ", refusal: 'subAccountNotAllowed'"} });

const meta = {
  ...${plan.site}Stories,
${storyHead(plan)}
  parameters: { ...${plan.site}Stories.parameters, ...answering(answer(rows)) },
} satisfies Meta<${pascal(plan.site)}StoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = stories.full;
export const Loading: Story = stories.loading;
export const Refreshing: Story = stories.refreshing;
export const Failed: Story = stories.failed;
${takesRight(caller) ? 'export const Forbidden: Story = stories.forbidden;\n' : ''}export const Empty: Story = stories.empty;
export const NoneMatch: Story = stories.noneMatch;
${closedStory(plan)}`;

import { type Caller, permissionOf, rolesFor } from '../../../packages/gateway/src/contract/call.ts';
import { pascal, spoken } from '../names.ts';

export interface ScreenPlan {
  readonly site: 'portal' | 'desk';
  readonly tab: string;
  readonly screen: string;
  readonly path: string;
  /** Whether the page needs a login. */
  readonly auth: boolean;
  /** Whether only other pages link to it, not header and footer. */
  readonly inner: boolean;
}

const titleOf = ({ site, screen }: ScreenPlan) =>
  `${site === 'desk' ? 'Desk' : 'Screens'}/${pascal(spoken(screen))}`;

export const words = (
  { screen }: ScreenPlan,
  language: string,
  title: string,
  texts: Readonly<Record<string, string>>,
) => {
  const entries = Object.entries(texts).map(([key, text]) => `${key}: ${JSON.stringify(text)}`);
  const text = `{\n  ${screen}: { ${entries.join(', ')} },\n}`;
  const titleLine = `export const title = ${JSON.stringify(title)};\n`;
  if (language === 'zh') return `${titleLine}\nexport const words = ${text} as const;\n`;
  return `import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

${titleLine}
export const words: Translated<typeof zh> = ${text};
`;
};

export const plainRoute = ({ screen }: ScreenPlan) => `import { Content, PageHead } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

export function Component() {
  const { t } = useWords<typeof words>();
  return (
    <Content whole>
      <PageHead title={t('title.${screen}')} lead={t('${screen}.lead')} />
    </Content>
  );
}
`;

/** Staff can put a public page behind login, except the pages that lead to the login. */
const canBeClosed = ({ site, tab, auth }: ScreenPlan) =>
  site === 'portal' && !auth && !['home', 'login', 'problem'].includes(tab);
const closedImport = (plan: ScreenPlan) =>
  canBeClosed(plan) ? "import { alsoForMembers } from '../../../stories/forMembers.ts';\n" : '';

export const plainStories = (
  plan: ScreenPlan,
) => `import type { Meta, StoryObj } from '@storybook/react-vite';
${closedImport(plan)}import { type ${pascal(plan.site)}StoryArgs, ${plan.site}Stories, saying } from '../../../stories/${plan.site}Story.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const address = '${plan.path}';

export default {
  ...${plan.site}Stories,
  title: '${titleOf(plan)}',
  args: { ...${plan.site}Stories.args, address${plan.auth ? ", reader: 'member'" : ''} },
} satisfies Meta<${pascal(plan.site)}StoryArgs>;

export const Full: StoryObj<${pascal(plan.site)}StoryArgs> = {
  play: async ({ canvas }) => {
    await canvas.findByText(saying({ zh, en })('${plan.screen}.lead'));
  },
};
${canBeClosed(plan) ? 'export const ForMembers = alsoForMembers(address);\n' : ''}`;

export const listAddress = ({ screen, path }: ScreenPlan, area: string) =>
  `import { ${area}Listing } from '@fairway/gateway/contract/listings/${area}';
import { siteList } from '@fairway/site/list';

/** The list from its address; \`${screen}.addressOf({ keyword })\` links to it. */
export const ${screen} = siteList({ path: '${path}', listing: ${area}Listing });
`;

export const listLoader = ({ screen }: ScreenPlan, area: string) =>
  `import { ${area} } from '@fairway/gateway/contract/${area}';
import { listLoader } from '@fairway/site/list';
import { ${screen} } from './address.ts';

export const { loader, page, queryOf } = listLoader(${screen}, (query, send) =>
  send(${area}.selectPage, { query }),
);
`;

export const listRoute = ({ screen }: ScreenPlan) =>
  `import { defineListScreen, ListPage, type ListScreenProps } from '@fairway/site';
import { useWords } from '../../../language/words.ts';
import { ${screen} } from './address.ts';
import type { loader } from './loader.ts';
import type { words } from './words.zh.ts';

export const { Component, Outline } = defineListScreen(${screen}, () => import('./loader.ts'), List);

function List(props: ListScreenProps<typeof loader>) {
  const { t, format, nameOf } = useWords<typeof words>();
  return (
    <ListPage
      {...props}
      list={${screen}}
      title={t('title.${screen}')}
      lead={t('${screen}.lead')}
      searchLabel={t('${screen}.name')}
      rowKey={({ id }) => id}
      columns={[
        { key: 'name', header: t('${screen}.name'), priority: 'title', sortable: true, value: nameOf },
        {
          key: 'added',
          header: t('${screen}.added'),
          sortable: true,
          firstSort: 'descending',
          value: ({ addedAt }) => format.stamp(addedAt),
        },
      ]}
    />
  );
}
`;

const takesRight = (caller: Caller) => rolesFor({ caller }).length > 0 || permissionOf(caller) !== null;

export const listStories = (plan: ScreenPlan, area: string, caller: Caller) =>
  `import { ${area} } from '@fairway/gateway/contract/${area}';
import { sampleId, sampleInstant } from '@fairway/gateway/mock';
import { listStories } from '@fairway/site/stories';
import type { Meta } from '@storybook/react-vite';
${closedImport(plan)}import { answering, type ${pascal(plan.site)}StoryArgs, ${plan.site}Stories } from '../../../stories/${plan.site}Story.ts';
import { ${plan.screen} } from './address.ts';

const address = ${plan.screen}.addressOf();
const rows = Array.from({ length: 24 }, (_, n) => {
  return { id: sampleId(90, n), nameZh: \`样例 \${n}\`, nameEn: \`Sample \${n}\`, addedAt: sampleInstant(-n) };
});
const stories = listStories({ site: ${plan.site}Stories, answering, address,${plan.auth ? " reader: 'member'," : ''} call: ${area}.selectPage, rows${permissionOf(caller) === null ? '' : ", refusal: 'subAccountNotAllowed'"},
  sorts: { added: ({ addedAt }) => addedAt, name: ({ nameEn }) => nameEn },
  keyword: ({ nameZh, nameEn }) => [nameZh, nameEn],
});

export default { ...stories.meta, title: '${titleOf(plan)}' } satisfies Meta<${pascal(plan.site)}StoryArgs>;

export const Full = stories.full;
export const Loading = stories.loading;
export const Refreshing = stories.refreshing;
export const Failed = stories.failed;
${takesRight(caller) ? 'export const Forbidden = stories.forbidden;\n' : ''}export const Empty = stories.empty;
export const NoneMatch = stories.noneMatch;
${canBeClosed(plan) ? 'export const ForMembers = alsoForMembers(address);\n' : ''}`;

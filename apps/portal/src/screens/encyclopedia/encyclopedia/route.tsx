import { type OutlineProps, useLoaded, useOperator, usePendingQuery } from '@fairway/site';
import { Content, PageHead, Skeleton, Stack } from '@fairway/ui';
import { SearchBox, Source } from '../../../features/guide/ListView.tsx';
import { useWords } from '../../../language/words.ts';
import { encyclopediaAddress, longestKeyword, readKeywordOf } from './address.ts';
import type { EncyclopediaData, loader } from './loader.ts';
import { Parts } from './Parts.tsx';
import { Results } from './Results.tsx';
import type { words } from './words.zh.ts';

/** The contents of the encyclopedia, and one search over all of it. */
function EncyclopediaScreen() {
  return <Encyclopedia {...useLoaded<typeof loader>()} />;
}

/** The page for the requested address while its data is loading. */
function EncyclopediaOutline({ params }: OutlineProps) {
  return <Encyclopedia keyword={readKeywordOf(params)} overview={null} groups={null} />;
}

function Encyclopedia({ keyword, overview, groups }: Nullable<EncyclopediaData>) {
  const { t } = useWords<typeof words>();
  const house = useOperator();
  const { pendingQuery, navigate } = usePendingQuery();
  return (
    <Content whole>
      <Stack gap="xl">
        <PageHead title={t('encyclopedia.title')} lead={t('encyclopedia.lead')} />
        <SearchBox
          label={t('encyclopedia.search')}
          placeholder={t('encyclopedia.placeholder')}
          submit={t('encyclopedia.submit')}
          value={keyword}
          longest={longestKeyword}
          onSearch={(text) => navigate(encyclopediaAddress(text))}
        />
        {groups ? <Results keyword={keyword} of={groups} moving={pendingQuery !== null} /> : null}
        {overview ? <Parts of={overview} /> : null}
        {groups || overview ? null : <Skeleton rows={6} columns={3} />}
        <Source>{t('encyclopedia.source', { ofSample: house.sample ? t('freight.ofSample') : '' })}</Source>
      </Stack>
    </Content>
  );
}

/** The type of both results, also while neither is loaded. */
interface Nullable<Data extends EncyclopediaData> {
  keyword: string;
  overview: Data['overview'] | null;
  groups: Data['groups'] | null;
}

export { EncyclopediaOutline as Outline, EncyclopediaScreen as Component };

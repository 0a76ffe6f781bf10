import { watch } from '@fairway/gateway/contract/watch';
import { sampleId, sampleInstant } from '@fairway/gateway/mock';
import { listStories } from '@fairway/site/stories';
import type { Meta } from '@storybook/react-vite';
import { alsoForMembers } from '../../../stories/forMembers.ts';
import { answering, type PortalStoryArgs, portalStories } from '../../../stories/portalStory.ts';
import { watches } from './address.ts';

const address = watches.addressOf();
const rows = Array.from({ length: 24 }, (_, n) => {
  return { id: sampleId(90, n), nameZh: `样例 ${n}`, nameEn: `Sample ${n}`, addedAt: sampleInstant(-n) };
});
const stories = listStories({
  site: portalStories,
  answering,
  address,
  call: watch.selectPage,
  rows,
  sorts: { added: ({ addedAt }) => addedAt, name: ({ nameEn }) => nameEn },
  keyword: ({ nameZh, nameEn }) => [nameZh, nameEn],
});

export default { ...stories.meta, title: 'Screens/Watches' } satisfies Meta<PortalStoryArgs>;

export const Full = stories.full;
export const Loading = stories.loading;
export const Refreshing = stories.refreshing;
export const Failed = stories.failed;
export const Empty = stories.empty;
export const NoneMatch = stories.noneMatch;
export const ForMembers = alsoForMembers(address);

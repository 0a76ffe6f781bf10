import { insurance } from '@fairway/gateway/contract/insurance';
import { sampleInsurers } from '@fairway/gateway/mock';
import { listStories } from '@fairway/site/stories';
import type { Meta } from '@storybook/react-vite';
import { answering, type PortalStoryArgs, portalStories } from '../../../stories/portalStory.ts';
import { insuranceCompany } from './address.ts';

const stories = listStories({
  site: portalStories,
  answering,
  address: insuranceCompany.addressOf(),
  call: insurance.selectInsurers,
  rows: sampleInsurers,
  sorts: {
    established: ({ establishedOn }) => establishedOn,
    capital: ({ registeredCapital }) => registeredCapital.amount,
    solvency: ({ solvencyPercent }) => solvencyPercent,
  },
  keyword: ({ nameZh, nameEn }) => [nameZh, nameEn],
});

export default { ...stories.meta, title: 'Screens/Insurers' } satisfies Meta<PortalStoryArgs>;

export const Full = stories.full;
export const Empty = stories.empty;
export const NoneMatch = stories.noneMatch;
export const Failed = stories.failed;
export const Loading = stories.loading;

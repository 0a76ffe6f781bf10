import { type CompanyLogEntry, companyFramework } from '@fairway/gateway/contract/companyFramework';
import { mock, sampleId, sampleInstant } from '@fairway/gateway/mock';
import { stateStories } from '@fairway/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  answering,
  type PortalStoryArgs,
  portalStories,
  readAs,
  saying,
} from '../../../stories/portalStory.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const says = saying({ zh, en });

const entry = (index: number, more: Pick<CompanyLogEntry, 'action' | 'about' | 'name'>): CompanyLogEntry => ({
  id: sampleId(14, index),
  at: sampleInstant(0, -index),
  by: '周海宁',
  from: null,
  to: null,
  ...more,
});
const rows = [
  { ...entry(1, { action: 'seatRoutesAdded', about: 'seat', name: 'yuanfan01' }), to: 'CNSHA–USLAX' },
  { ...entry(2, { action: 'employeeMoved', about: 'employee', name: '吴佳' }), from: '操作部', to: '销售部' },
  entry(3, { action: 'departmentAdded', about: 'department', name: '欧洲组' }),
];
const list = (of: readonly CompanyLogEntry[]) =>
  mock(companyFramework.selectLog, { rows: [...of], total: of.length, page: 1, limit: 10 });
const asAdmin = readAs('companyAdmin');

const meta = {
  ...portalStories,
  title: 'Screens/Company log',
  args: { address: '/companyFramework/log', reader: 'member' },
  parameters: answering(...asAdmin, list(rows)),
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { busy: false });
  },
};

export const Empty: Story = {
  parameters: answering(...asAdmin, list([])),
  play: async ({ canvas }) => {
    await canvas.findByText(says('companyLog.empty'));
  },
};

const states = stateStories({
  call: companyFramework.selectLog,
  refusal: 'subAccountNotAllowed',
  beside: [...asAdmin],
  answering,
});

export const Loading: Story = states.loading;

export const Failed: Story = states.failed;

export const Forbidden: Story = states.forbidden;

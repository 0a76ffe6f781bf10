import { company } from '@fairway/gateway/contract/company';
import { mock } from '@fairway/gateway/mock';
import { stateStories } from '@fairway/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { words as en } from '../../../features/certify/words.en.ts';
import { words as zh } from '../../../features/certify/words.zh.ts';
import {
  answering,
  type PortalStoryArgs,
  portalStories,
  readAs,
  saying,
} from '../../../stories/portalStory.ts';
import { sampleCompany, sampleTips } from '../../../stories/sampleCertification.ts';

const says = saying({ zh, en });
const noDraft = [
  mock(company.selectDraft, { values: null, savedAt: null }),
  mock(company.selectOfflineTips, sampleTips),
] as const;
const shows = (info: ReturnType<typeof sampleCompany> | null) =>
  mock(company.selectSubmitInfo, { keepDays: 180, personal: null, company: info });

const meta = {
  ...portalStories,
  title: 'Screens/CompanyCertification',
  args: { address: '/reverify', reader: 'member' },
  parameters: answering(...noDraft, shows(sampleCompany())),
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const UnderReview: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: says('certify.withdraw') });
    await expect(canvas.getByText('91310115MA1K00015K')).toBeVisible();
  },
};

/** The form again, with why at each field. */
export const Returned: Story = {
  parameters: answering(
    ...noDraft,
    shows(
      sampleCompany({
        auditStatus: 3,
        rejectReason: '授权书没有签字或盖章，请法定代表人签字并加盖公章。',
        refusedFields: [
          { field: 'authorizationLetter', reason: '授权书没有签字或盖章，请法定代表人签字并加盖公章。' },
          { field: 'address', reason: '与营业执照上的住所不一致，请改正，或上传变更后的执照。' },
        ],
        revision: 2,
      }),
    ),
  ),
  play: async ({ canvas }) => {
    const address = await canvas.findByRole('textbox', { name: says('certify.field.address') });
    await waitFor(() => expect(address).toBeInvalid());
    await expect(address).toHaveValue('双惠路 188 号（样例）');
  },
};

/** Certified: the admin changes how the company is reached. */
export const Certified: Story = {
  parameters: answering(...noDraft, ...readAs('companyAdmin'), shows(sampleCompany({ auditStatus: 2 }))),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('certify.contact.change') }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(await dialog.findByRole('textbox', { name: says('certify.field.contactName') })).toHaveValue(
      '林晓航',
    );
  },
};

export const Nothing: Story = {
  parameters: answering(...noDraft, shows(null)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('certify.nothing') });
  },
};

const states = stateStories({
  call: company.selectSubmitInfo,
  refusal: 'subAccountNotAllowed',
  answering,
  beside: [...noDraft],
});

export const Loading: Story = states.loading;

export const Failed: Story = states.failed;

export const Forbidden: Story = states.forbidden;

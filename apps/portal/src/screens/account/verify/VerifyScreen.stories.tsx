import { company } from '@fairway/gateway/contract/company';
import { mock } from '@fairway/gateway/mock';
import { stateStories } from '@fairway/site/stories';
import { rules as enRules } from '@fairway/trade/sentences/en';
import { rules as zhRules } from '@fairway/trade/sentences/zh';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { words as en } from '../../../features/certify/words.en.ts';
import { words as zh } from '../../../features/certify/words.zh.ts';
import { answering, type PortalStoryArgs, portalStories, saying } from '../../../stories/portalStory.ts';
import { sampleTips } from '../../../stories/sampleCertification.ts';

const says = saying({ zh, en });
const nothing = mock(company.selectSubmitInfo, { keepDays: 180, personal: null, company: null });
const noDraft = mock(company.selectDraft, { values: null, savedAt: null });
const savedDraft = mock(company.saveDraft, { savedAt: '2026-11-20T02:00:00.000Z' });
const free = [
  mock(company.selectOfflineTips, sampleTips),
  mock(company.validateCompanyNameExist, { status: 0 }),
  mock(company.validateCompanyCodeExist, { status: 1 }),
] as const;

const meta = {
  ...portalStories,
  title: 'Screens/CompanyApplication',
  args: { address: '/verify', reader: 'member' },
  parameters: answering(nothing, noDraft, savedDraft, ...free),
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

const asksAny = new RegExp(`${enRules.required}|${zhRules.required}`);
const submit = () => says('certify.submitCompany');

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: submit() })).toBeEnabled();
  },
};

/** Every required value is named at its field. */
export const Broken: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: submit() }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: says('certify.field.department') })).toBeInvalid(),
    );
    await expect(canvas.getByRole('checkbox', { name: new RegExp(says('certify.terms')) })).toBeInvalid();
    // Each with its own words.
    await expect(canvas.queryByText(asksAny)).toBeNull();
  },
};

/** The form contains the values from another device; a corporate transfer requires bank and account. */
export const DraftRestored: Story = {
  parameters: answering(
    nothing,
    savedDraft,
    ...free,
    mock(company.selectDraft, {
      values: {
        companyName: '样例国际货运代理有限公司',
        city: ['上海市', '浦东新区'],
        address: '双惠路 188 号（样例）',
        contactName: '林晓航',
        companyCode: 'SAMPLE',
        authenticationWay: 'transfer',
      },
      savedAt: '2026-11-20T01:00:00.000Z',
    }),
  ),
  play: async ({ canvas }) => {
    const code = await canvas.findByDisplayValue('SAMPLE');
    await expect(canvas.getByRole('textbox', { name: says('certify.field.bankName') })).toBeVisible();
    await userEvent.type(code, 'X');
    await userEvent.tab();
    await waitFor(() => expect(code).toBeInvalid());
    // It is saved after a pause in typing.
    await waitFor(() => expect(canvas.queryByText(says('certify.draftNote'))).toBeNull());
  },
};

const states = stateStories({
  call: company.selectSubmitInfo,
  refusal: 'subAccountNotAllowed',
  beside: [noDraft, ...free],
  answering,
});

export const Loading: Story = states.loading;

export const Failed: Story = states.failed;

export const Forbidden: Story = states.forbidden;

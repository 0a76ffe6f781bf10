import { company } from '@fairway/gateway/contract/company';
import { fails, mock, pending, refuse, sampleAuditInfo } from '@fairway/gateway/mock';
import { rules as enRules } from '@fairway/trade/sentences/en';
import { rules as zhRules } from '@fairway/trade/sentences/zh';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { words as en } from '../../../features/certify/words.en.ts';
import { words as zh } from '../../../features/certify/words.zh.ts';
import {
  answering,
  type PortalStoryArgs,
  portalStories,
  readAs,
  saying,
} from '../../../stories/portalStory.ts';
import { sampleCompany, samplePersonal } from '../../../stories/sampleCertification.ts';
import { tabThrough } from '../../../stories/tabThrough.ts';

const says = saying({ zh, en });
const asksAny = new RegExp(`${enRules.required}|${zhRules.required}`);
const noDraft = mock(company.selectDraft, { values: null, savedAt: null });
const nothing = mock(company.selectSubmitInfo, { keepDays: 180, personal: null, company: null });

const meta = {
  ...portalStories,
  title: 'Screens/Verification',
  args: { address: '/authenticationManage', reader: 'member' },
  parameters: answering(noDraft, nothing),
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing submitted: the form of the person, and the way to a company account. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: says('certify.submitPersonal') })).toBeEnabled();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(says('certify.title'));
  },
};

/** Keyboard only, in reading order: name, number, both sides of the card, submit; each empty required field shows an error. */
export const ByKeys: Story = {
  parameters: { sameAs: 'screens-verification--broken' },
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const submit = await canvas.findByRole('button', { name: says('certify.submitPersonal') });
    const name = canvas.getByRole('textbox', { name: says('certify.field.realName') });
    const number = canvas.getByRole('textbox', { name: says('certify.field.idCard') });
    const front = canvas.getByLabelText(says('certify.field.idCardFront'), { selector: 'input' });
    const back = canvas.getByLabelText(says('certify.field.idCardBack'), { selector: 'input' });
    const consent = canvas.getByRole('checkbox', { name: says('certify.consent.identity') });
    await tabThrough([name, number, front, back, consent, submit]);
    for (const field of [name, number]) await expect(field).toBeRequired();
    await userEvent.keyboard('{Enter}');
    // The first missing field takes the focus, so that a screen reader announces it at once.
    await waitFor(() => expect(document.activeElement).not.toBe(submit));
    await waitFor(() => expect(name).toBeInvalid());
    await expect(name).toHaveAccessibleDescription();
  },
};

/** A missing value is named at its field. */
export const Broken: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('certify.submitPersonal') }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: says('certify.field.realName') })).toBeInvalid(),
    );
    // Each with its own words.
    await expect(canvas.queryByText(asksAny)).toBeNull();
  },
};

export const UnderReview: Story = {
  parameters: answering(
    noDraft,
    mock(
      company.selectCompanyAuditInfo,
      sampleAuditInfo('personal', { personalAuditStatus: 1, auditStatus: 1 }),
    ),
    mock(company.selectSubmitInfo, {
      keepDays: 180,
      personal: samplePersonal(),
      company: sampleCompany({
        ...{ authenticationWay: 1, bankName: '示例银行', bankAccount: '6222000011112222' },
        remittance: { state: 'sent', triesLeft: 3 },
      }),
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('110105********002X')).toBeVisible();
    await canvas.findByRole('button', { name: says('certify.amount.submit') });
  },
};

/** It was returned: the reason is at each field, and no value is lost. */
export const Returned: Story = {
  parameters: answering(
    noDraft,
    mock(company.selectCompanyAuditInfo, sampleAuditInfo('personal', { personalAuditStatus: 3 })),
    mock(company.selectSubmitInfo, {
      keepDays: 180,
      personal: samplePersonal({
        auditStatus: 3,
        rejectReason: '图片看不清，请在光线充足处重新拍摄，避免反光。',
        refusedFields: [
          { field: 'idCardFront', reason: '图片看不清，请在光线充足处重新拍摄，避免反光。' },
          { field: 'realName', reason: '与证件上的姓名不一致，请按证件填写。' },
        ],
        revision: 2,
      }),
      company: null,
    }),
  ),
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: says('certify.field.realName') });
    await waitFor(() => expect(name).toBeInvalid());
    await expect(name).toHaveValue('林晓航');
  },
};

export const Done: Story = {
  parameters: answering(
    noDraft,
    mock(
      company.selectCompanyAuditInfo,
      sampleAuditInfo('personal', { personalAuditStatus: 2, auditStatus: 2, personalRealName: '林晓航' }),
    ),
    mock(company.selectSubmitInfo, {
      keepDays: 180,
      personal: samplePersonal({ auditStatus: 2 }),
      company: sampleCompany({ auditStatus: 2 }),
    }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: says('certify.toCompany') });
    // Its purpose is one step away.
    await expect(canvas.getByRole('link', { name: says('certify.toRoutes') })).toHaveAttribute(
      'href',
      '/production',
    );
  },
};

/** In the account of the company itself: what its certification was for is one step away too. */
export const CompanyDone: Story = {
  tags: ['!autodocs'],
  parameters: answering(
    ...readAs('companyAdmin'),
    noDraft,
    mock(company.selectSubmitInfo, {
      keepDays: 180,
      personal: null,
      company: sampleCompany({ auditStatus: 2 }),
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: says('certify.toRoutes') })).toHaveAttribute(
      'href',
      '/production',
    );
  },
};

/** Sub-accounts are certified by their company. */
export const SubAccount: Story = {
  parameters: answering(
    ...readAs('subAccount'),
    mock(company.selectSubmitInfo, () => refuse('subAccountNotAllowed')),
    mock(company.selectDraft, () => refuse('subAccountNotAllowed')),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('certify.subTitle') });
  },
};

export const Loading: Story = {
  parameters: answering(noDraft, pending(company.selectSubmitInfo)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(says('opening'))).toHaveRole('status');
    await waitFor(() => expect(canvas.getByRole('main').querySelector('[inert]')).toBeVisible());
  },
};

export const Failed: Story = {
  parameters: answering(noDraft, fails(company.selectSubmitInfo, 'fault')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
};

import { companyLogin, type LoginProvider } from '@fairway/gateway/contract/companyLogin';
import { mock, refuse, sampleInstant } from '@fairway/gateway/mock';
import { dismissToast, stateStories } from '@fairway/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import {
  answering,
  type PortalStoryArgs,
  portalStories,
  readAs,
  refusalText,
  saying,
} from '../../../stories/portalStory.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const says = saying({ zh, en });
const redirectUri = 'https://fairway.example/oidc/company/0190c1d2-0000-7000-8000-000000000001';
const provider: LoginProvider = {
  issuer: 'https://login.yuanfan.com/realms/staff',
  clientId: 'fairway-portal',
  domain: 'yuanfan.com',
  record: {
    name: '_fairway-login.yuanfan.com',
    value: 'fairway-login=kP3v9S0cXb7mJ2wQnR5tY8uZ1aD4fG6hL0oE3iV7xCs',
  },
  provenAt: null,
  enabled: false,
  openJoining: false,
  passwords: true,
  version: 1,
};
const stored = (of: LoginProvider | null) =>
  mock(companyLogin.selectProvider, { provider: of, redirectUri, logoutUri: `${redirectUri}/logout` });
const asAdmin = readAs('companyAdmin');

const meta = {
  ...portalStories,
  title: 'Screens/Company login settings',
  args: { address: '/companyFramework/login', reader: 'member' },
  parameters: answering(
    ...asAdmin,
    stored({ ...provider, provenAt: sampleInstant(0, -1), enabled: true, passwords: false, version: 3 }),
  ),
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: says('companyLogin.enabled') })).toBeChecked();
  },
};

/** Nothing is saved yet: the address to register, and the form. */
export const Empty: Story = {
  parameters: answering(...asAdmin, stored(null)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: says('companyLogin.save') });
  },
};

/** The domain waits for its proof, and the record was not found. */
export const Unproved: Story = {
  parameters: answering(
    ...asAdmin,
    stored(provider),
    mock(companyLogin.proveDomain, refuse('domainUnproved')),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('companyLogin.prove') }));
    await dismissToast(refusalText('domainUnproved'));
  },
};

const states = stateStories({
  call: companyLogin.selectProvider,
  refusal: 'subAccountNotAllowed',
  beside: [...asAdmin],
  answering,
});

export const Loading: Story = states.loading;

export const Failed: Story = states.failed;

export const Forbidden: Story = states.forbidden;

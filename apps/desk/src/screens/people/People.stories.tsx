import { people } from '@fairway/gateway/contract/people';
import { staffAuth } from '@fairway/gateway/contract/staffAuth';
import { fails, mock, pending, refuse } from '@fairway/gateway/mock';
import { recordedMock, stateStories } from '@fairway/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  answering,
  type DeskStoryArgs,
  deskStories,
  pageOf,
  refusalText,
  saying,
} from '../../stories/deskStory.ts';
import { foundPeople, samplePerson } from '../../stories/samplePeople.ts';
import { reviewer } from '../../stories/samples.ts';
import { words as peopleEn } from './people/words.en.ts';
import { words as peopleZh } from './people/words.zh.ts';
import { words as personEn } from './person/words.en.ts';
import { words as personZh } from './person/words.zh.ts';

const says = saying({ zh: { ...peopleZh, ...personZh }, en: { ...peopleEn, ...personEn } });
const self = mock(staffAuth.selectSelf, reviewer);
const list = mock(people.selectPage, pageOf(foundPeople));
const shown = mock(people.selectPerson, samplePerson());
const page = `/person?id=${samplePerson().id}`;

const meta = {
  ...deskStories,
  title: 'Desk/People',
  args: { address: '/people', reader: 'member' },
  parameters: { ...deskStories.parameters, ...answering(self, list, shown), pixels: 'main' },
} satisfies Meta<DeskStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Accounts of every kind, masked. */
export const List: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link', { name: /远帆国际货运/ }))[0]).toBeVisible();
  },
};

/** A complete phone number without an account: it is sent in a request body and never appears in the address. */
export const Nobody: Story = {
  parameters: answering(self, list, mock(people.find, refuse('notFound'))),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), '138 0000 0000{Enter}');
    await canvas.findByText(says('people.nobody'));
  },
};

/** Released by the story. */
const peopleMock = recordedMock(() => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const answer = mock(people.selectPage, async ({ query }) => {
    if (query.keyword) await promise;
    return pageOf(query.keyword ? foundPeople.slice(0, 2) : foundPeople);
  });
  return { handlers: [self, answer], release: resolve };
});

/** After Enter in the search the focus stays in the field, and typing continues: the response resets nothing. */
export const LookedForAgain: Story = {
  parameters: answering(peopleMock),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('searchbox');
    await canvas.findAllByText(foundPeople[2]?.name ?? '');
    await userEvent.type(field, '远帆{Enter}');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('国际');
    field.blur();
    peopleMock.now.release();
    await waitFor(() => expect(canvas.queryAllByText(foundPeople[2]?.name ?? '')).toHaveLength(0));
    await expect(field).toHaveValue('远帆国际');
  },
};

export const NoMatch: Story = {
  args: { address: '/people?keyword=nobody' },
  parameters: answering(self, mock(people.selectPage, pageOf([]))),
  play: async ({ canvas }) => {
    await canvas.findByText(says('list.noneTitle'));
  },
};

export const Failed: Story = {
  parameters: answering(self, fails(people.selectPage, 'fault')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
};

export const Forbidden: Story = {
  parameters: answering(self, mock(people.selectPage, refuse('roleMissing'))),
  play: async ({ canvas }) => {
    await canvas.findByText(refusalText('roleMissing'));
  },
};

/** One account with all that is known of it. */
export const Account: Story = {
  args: { address: page },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: says('person.block.do', { whole: true }) }),
    ).toBeVisible();
  },
};

/** A blocked account, with the reason and the person who blocked it. */
export const Blocked: Story = {
  args: { address: page },
  parameters: answering(
    self,
    mock(
      people.selectPerson,
      samplePerson({
        blockedAt: '2026-11-19T03:05:00.000Z',
        block: {
          reason: 'misuse',
          words: '批量抓取运价，警告后未停止',
          by: '方知微（示例）',
          withAccount: null,
        },
      }),
    ),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/批量抓取运价/);
  },
};

/** A block names its consequences, and needs a reason. */
export const Blocking: Story = {
  args: { address: page },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: says('person.block.do', { whole: true }) }),
    );
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(
      await dialog.findByRole('button', { name: says('person.block.submit', { whole: true }) }),
    );
    await expect(await dialog.findByRole('textbox')).toBeInvalid();
  },
};

/** A colleague was quicker: nothing was done, and the typed values stay. */
export const Changed: Story = {
  args: { address: page },
  parameters: answering(self, shown, mock(people.block, refuse('personChanged'))),
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: says('person.block.do', { whole: true }) }),
    );
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.type(await dialog.findByRole('textbox'), '批量抓取运价');
    await userEvent.click(
      await dialog.findByRole('button', { name: says('person.block.submit', { whole: true }) }),
    );
    await dialog.findByText(says('person.block.changed'));
    await expect(dialog.getByRole('textbox')).toHaveValue('批量抓取运价');
  },
};

export const Loading: Story = {
  args: { address: page },
  parameters: answering(self, pending(people.selectPerson)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('main').querySelector('[inert]')).toBeVisible());
  },
};

const listed = stateStories({ call: people.selectPage, beside: [self], answering });

export const ListLoading: Story = listed.loading;

const opened = stateStories({ call: people.selectPerson, beside: [self], answering });

export const AccountFailed: Story = {
  args: { address: page },
  ...opened.failed,
  parameters: { ...opened.failed.parameters, pixels: 'none' },
};

export const AccountForbidden: Story = {
  args: { address: page },
  ...opened.forbidden,
  parameters: { ...opened.forbidden.parameters, pixels: 'none' },
};

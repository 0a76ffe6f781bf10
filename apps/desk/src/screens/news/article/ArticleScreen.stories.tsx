import { newsDesk } from '@fairway/gateway/contract/newsDesk';
import { staffAuth } from '@fairway/gateway/contract/staffAuth';
import { fails, mock, refuse } from '@fairway/gateway/mock';
import { dismissToast, stateStories } from '@fairway/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering, type DeskStoryArgs, deskStories, saying } from '../../../stories/deskStory.ts';
import { editor, sampleNewsCase } from '../../../stories/sampleNews.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const article = sampleNewsCase();
const usual = [
  mock(staffAuth.selectSelf, editor),
  mock(newsDesk.selectArticle, article),
  mock(newsDesk.save, { id: article.id, revision: 3, standing: 'out' as const }),
  mock(newsDesk.preview, ({ body }) => {
    const { draft, language } = body;
    const { title, brief } = draft[language];
    return {
      article: {
        id: article.id,
        categoryId: draft.categoryId,
        language,
        title,
        brief,
        original: draft.original,
        source: draft.sourceZh,
        publishedAt: '2026-11-20T01:40:00.000Z',
        minutes: 1,
        ports: [],
        lanes: [],
        picture: null,
        sample: false,
        collected: false,
      },
      sourceUrl: null,
      changedAt: null,
      facts: [{ label: 'TEU', value: '1,200' }],
      body: [
        { kind: 'paragraph' as const, of: [{ text: '2.9 ' }, { text: '<script>', strong: true as const }] },
        { kind: 'list' as const, ordered: false, items: [[{ text: '31 h' }], [{ text: '24 h' }]] },
      ],
      chart: null,
      lanePrices: null,
      related: [],
      earlier: null,
      later: null,
    };
  }),
] as const;

const says = saying({ zh, en });

const meta = {
  ...deskStories,
  title: 'Desk/Article',
  args: { address: `/news/article?id=${article.id}`, reader: 'member' },
  parameters: { ...deskStories.parameters, ...answering(...usual), pixels: 'main' },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<DeskStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

const headline = () => says('article.titleZh');

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByLabelText(headline()))[0]).toHaveValue(article.draft.zh.title);
  },
};

/** A new article has its page now: focus moves to its start. */
export const Saved: Story = {
  args: { address: '/news/article' },
  play: async ({ canvas }) => {
    const [title] = await canvas.findAllByLabelText(headline());
    if (title) await userEvent.type(title, '洋山');
    await userEvent.click(canvas.getByRole('button', { name: says('article.save') }));
    await canvas.findByRole('link', { name: says('article.history') });
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

const saves = fn();
/** The server responds slowly, as on a slow connection. */
const slowly = mock(newsDesk.save, async ({ body }) => {
  saves(body);
  await new Promise((resolve) => setTimeout(resolve, 400));
  return { id: article.id, revision: 3, standing: body.step === 'publish' ? 'out' : 'draft' } as const;
});
const draft = sampleNewsCase({ standing: 'draft', publishAt: null });
/** The current revision of the article; saving replaces it with the next one. */
let revision = draft.revision;
const read = mock(newsDesk.selectArticle, () => ({ ...draft, revision }));

/** Text that is typed while the article is being saved moves into the next revision, and the cursor keeps its position. */
export const TypedOn: Story = {
  parameters: answering(
    mock(newsDesk.save, async () => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      revision = draft.revision + 1;
      return { id: draft.id, revision, standing: 'draft' } as const;
    }),
    read,
    ...usual,
  ),
  beforeEach: () => {
    revision = draft.revision;
    sessionStorage.clear();
  },
  play: async ({ canvas }) => {
    const [title] = await canvas.findAllByLabelText<HTMLInputElement>(headline());
    if (!title) throw new Error('The article has no headline.');
    await userEvent.type(title, '一');
    await userEvent.keyboard('{Enter}');
    await userEvent.type(title, '二');
    await waitFor(() => expect(title.isConnected).toBe(false));
    const [next] = canvas.getAllByLabelText(headline());
    await expect(next).toHaveFocus();
    await userEvent.keyboard('三');
    await expect(next).toHaveValue(`${draft.draft.zh.title}一二三`);
    (document.activeElement as HTMLElement).blur();
    sessionStorage.clear();
  },
};

/** Published while it is still being saved: the press waits, and goes after it. */
export const PublishedAfterSaving: Story = {
  parameters: answering(slowly, mock(newsDesk.selectArticle, draft), ...usual),
  play: async ({ canvas }) => {
    saves.mockClear();
    const [title] = await canvas.findAllByLabelText(headline());
    if (title) await userEvent.type(title, '！');
    await userEvent.click(canvas.getByRole('button', { name: says('article.save') }));
    const publish = canvas.getByRole('button', { name: says('article.publish') });
    await userEvent.click(publish);
    await expect(publish).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(saves).toHaveBeenCalledTimes(2), { timeout: 30_000 });
    await expect(saves).toHaveBeenLastCalledWith(expect.objectContaining({ step: 'publish', seen: 3 }));
    await waitFor(() => expect(publish).not.toHaveAttribute('aria-busy'));
    (document.activeElement as HTMLElement).blur();
    sessionStorage.clear();
  },
};

export const New: Story = {
  args: { address: '/news/article' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: says('article.publish') });
  },
};

/** The server's own blocks, drawn as the readers' page draws them. */
export const PreviewOfText: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: says('article.preview') }));
    await expect(await canvas.findByText('<script>')).toBeVisible();
  },
};

/** A colleague saved first: their version is kept, the typed text stays in the form, and both ways to continue are offered. */
export const SomebodyElseSaved: Story = {
  parameters: answering(
    mock(
      newsDesk.save,
      refuse('articleChanged', { data: { by: '顾怀舟（示例）', at: '2026-11-20T01:58:00.000Z' } }),
    ),
    ...usual,
  ),
  play: async ({ canvas }) => {
    const [title] = await canvas.findAllByLabelText(headline());
    if (title) await userEvent.type(title, '！');
    await userEvent.click(canvas.getByRole('button', { name: says('article.update') }));
    await canvas.findByText(says('article.changed', { values: { by: '顾怀舟（示例）' } }));
    await expect(title).toHaveValue(`${article.draft.zh.title}！`);
    const mine = canvas.getByRole('button', { name: says('article.changedMine') });
    await expect(mine).toBeVisible();
    // It was saved at the foot of the form: why nothing was done takes the focus there.
    await expect(document.activeElement).toContainElement(mine);
    sessionStorage.clear();
  },
};

/** Typed text that was not saved is restored. */
export const BroughtBack: Story = {
  beforeEach: () => {
    const savedValues = { titleZh: '没保存的标题', seen: '2' };
    sessionStorage.setItem(`fairway.draft.news ${article.id}`, JSON.stringify(savedValues));
  },
  play: async ({ canvas }) => {
    await canvas.findByText(says('article.restored'));
    await expect((await canvas.findAllByLabelText(headline()))[0]).toHaveValue('没保存的标题');
    sessionStorage.clear();
  },
};

export const Scheduling: Story = {
  args: { address: '/news/article' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('article.schedule') }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByLabelText(says('article.time'))).toHaveValue('09:00'));
  },
};

/** The form of the dialog is submitted, and the article is sent with the chosen time. */
export const Scheduled: Story = {
  parameters: { ...answering(slowly, mock(newsDesk.selectArticle, draft), ...usual), pixels: 'page' },
  play: async ({ canvas }) => {
    saves.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: says('article.schedule') }));
    const dialog = await screen.findByRole('dialog');
    const time = await within(dialog).findByLabelText(says('article.time'));
    await userEvent.type(time, '{Enter}');
    await waitFor(() => expect(saves).toHaveBeenCalledTimes(1));
    await expect(saves).toHaveBeenCalledWith(expect.objectContaining({ step: 'schedule', seen: 2 }));
    await waitFor(() => expect(canvas.getByRole('button', { name: says('article.schedule') })).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await dismissToast(says('article.done.schedule', { whole: true }));
    scrollTo(0, 0);
    sessionStorage.clear();
  },
};

/** The connection was lost: the form shows the error and offers the chosen time again. */
export const ScheduledOffline: Story = {
  parameters: answering(fails(newsDesk.save, 'network'), mock(newsDesk.selectArticle, draft), ...usual),
  play: async ({ canvas }) => {
    const opened = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: says('article.schedule') }));
      const dialog = await screen.findByRole('dialog');
      return within(dialog).findByLabelText<HTMLInputElement>(says('article.time'));
    };
    const time = await opened();
    await userEvent.clear(time);
    await userEvent.type(time, '10:20{Enter}');
    await canvas.findByText(says('failure.network'), {}, { timeout: 30_000 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await opened()).toHaveValue('10:20');
    sessionStorage.clear();
  },
};

export const Unknown: Story = {
  parameters: answering(mock(newsDesk.selectArticle, refuse('notFound')), ...usual),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
};

const states = stateStories({
  call: newsDesk.selectArticle,
  beside: [mock(staffAuth.selectSelf, editor)],
  answering,
});

export const Loading: Story = states.loading;

export const Failed: Story = states.failed;

export const Forbidden: Story = states.forbidden;

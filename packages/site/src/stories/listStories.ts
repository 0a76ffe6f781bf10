import type { Call } from '@fairway/gateway';
import type { Listing } from '@fairway/gateway/contract/listing';
import { fails, type MockListOptions, mock, mockList, pending, refuse } from '@fairway/gateway/mock';
import { en } from '../language/texts/en.ts';
import { zh } from '../language/texts/zh.ts';
import type { Mocks } from './recordedMock.ts';
import { sayingOf } from './saying.ts';

export interface ListStoriesOptions<Row, Site> extends MockListOptions<Row> {
  /** The path of the list. */
  address: string;
  /** The reader of the story; a visitor by default. */
  reader?: 'visitor' | 'member';
  /** The call that reads a page of it. */
  call: Call & { readonly listing: Listing };
  /** More than one page of rows. */
  rows: readonly Row[];
  /** The site's stories, and its parameters with its responses and these. */
  site: Site;
  answering: (...own: Mocks) => object;
  /** The refusal of a reader without the right to the list; needed where it takes one. */
  refusal?: Parameters<typeof refuse>[0];
}

/** As much of a story's play as is needed here. */
interface Stage {
  canvas: { findByRole(role: string, options?: object): Promise<HTMLElement> };
  userEvent: { type(into: HTMLElement, text: string): Promise<void> };
}

const says = sayingOf({ zh, en })({ zh: {}, en: {} });

/** A keyword that no row has. */
const nothing = 'zzz';
// Stale rows are dimmed on purpose.
const dimmed = { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } };

const settle = () => {
  (document.activeElement as HTMLElement).blur();
  scrollTo(0, 0);
};
const headed = async ({ canvas }: Stage) => {
  await canvas.findByRole('heading', { level: 1 });
};
/** The outline has a table too, which is busy. */
const table = async ({ canvas }: Stage) => canvas.findByRole('table', { busy: false });

/** The stories that every list by `ListTable` has, in the order of their files, and the `meta` of all of them. */
export function listStories<Row extends object, Site extends { readonly args: object }>({
  address,
  reader = 'visitor',
  call,
  rows,
  site,
  answering,
  refusal = 'roleMissing',
  ...options
}: ListStoriesOptions<Row, Site>) {
  const answer = (items: readonly Row[]) =>
    mock(call, ({ query }) => mockList(call, items, query as never, options));
  return {
    meta: { ...site, args: { ...site.args, address, reader }, parameters: answering(answer(rows)) },
    /** A page of rows. */
    full: {
      play: async (stage: Stage) => {
        await table(stage);
      },
    },
    /** Opened by its address on a slow connection: everything except the rows is visible. */
    loading: {
      parameters: answering(pending(call)),
      play: async ({ canvas }: Stage) => {
        await canvas.findByRole('table', { busy: true, hidden: true });
      },
    },
    /** A keyword was typed: the previous rows stay visible until the new ones arrive. */
    refreshing: {
      tags: ['!autodocs'],
      parameters: {
        ...answering(
          pending(call, (answers) => Boolean(answers.get('keyword'))),
          answer(rows),
        ),
        ...dimmed,
      },
      play: async (stage: Stage) => {
        await table(stage);
        await stage.userEvent.type(await stage.canvas.findByRole('searchbox'), `${nothing}{Enter}`);
        await stage.canvas.findByRole('table', { busy: true });
        settle();
      },
    },
    /** The server is broken: the page reports this, and the next step. */
    failed: { parameters: answering(fails(call, 'fault')), play: headed },
    /** A user without the right opened the address. */
    forbidden: { parameters: answering(mock(call, refuse(refusal))), play: headed },
    /** Nothing at all. */
    empty: { parameters: answering(answer([])), play: headed },
    /** Nothing that matches, with the way out of it. */
    noneMatch: {
      args: { address: `${address}?keyword=${nothing}` },
      play: async ({ canvas }: Stage) => {
        await canvas.findByRole('link', { name: says('list.clear', { whole: true }) });
      },
    },
  };
}

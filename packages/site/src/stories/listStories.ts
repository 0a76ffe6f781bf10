import type { Call } from '@fairway/gateway';
import { fails, mock, pending, refuse } from '@fairway/gateway/mock';
import { en } from '../language/texts/en.ts';
import { zh } from '../language/texts/zh.ts';
import type { Mocks } from './recordedMock.ts';
import { sayingOf } from './saying.ts';

export interface ListStoriesOptions<Row> {
  /** Where the list stands. */
  address: string;
  /** What it asks for. */
  call: Call;
  /** More than one page of rows. */
  rows: readonly Row[];
  /** Answers with a page of these rows, by `mockList`. */
  answer: (rows: readonly Row[]) => Mocks[number];
  /** The site's own: what it answers beside the list. */
  answering: (...own: Mocks) => object;
  /** How somebody without the right to it is refused; needed where it takes one. */
  refusal?: Parameters<typeof refuse>[0];
}

/** As much of a story's play as is needed here. */
interface Stage {
  canvas: { findByRole(role: string, options?: object): Promise<HTMLElement> };
  userEvent: { type(into: HTMLElement, text: string): Promise<void> };
}

const says = sayingOf({ zh, en })({ zh: {}, en: {} });

/** A keyword that no row has. */
const nothing = 'zzzz';
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

/** The stories that every list by `ListTable` has, in the order of their files. */
export function listStories<Row>({
  address,
  call,
  rows,
  answer,
  answering,
  refusal = 'roleMissing',
}: ListStoriesOptions<Row>) {
  return {
    /** A page of rows. */
    full: {
      parameters: answering(answer(rows)),
      play: async (stage: Stage) => {
        await table(stage);
      },
    },
    /** Opened by its address on a slow line: all but the rows is there. */
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
    /** The server is broken: the page says so, and how to go on. */
    failed: { parameters: answering(fails(call, 'fault')), play: headed },
    /** Somebody without the right opened the address. */
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

import type { Call } from '@fairway/gateway';
import { fails, mock, pending, refuse } from '@fairway/gateway/mock';
import { expect, waitFor } from 'storybook/test';
import type { Mocks } from './recordedMock.ts';

export interface StateStoriesOptions {
  /** The call that the page waits for. */
  call: Call;
  /** How somebody without the right to it is refused; needed where it takes one. */
  refusal?: Parameters<typeof refuse>[0];
  /** The site's own: what it answers beside the call. */
  answering: (...own: Mocks) => object;
  /** The user, and the other requests of the page. */
  beside?: Mocks;
  /** `false` for a page that has no outline: a status says that it is awaited. */
  outlined?: boolean;
}

/** As much of a story's play as is needed here. */
interface Stage {
  canvas: {
    findByRole(role: string, options?: object): Promise<HTMLElement>;
    getByRole(role: string): HTMLElement;
  };
}

const headed = async ({ canvas }: Stage) => {
  await canvas.findByRole('heading', { level: 1 });
};

/** The stories that every page has whose loader sends a call: awaited, failed, and refused for want of a right. */
export function stateStories({
  call,
  refusal = 'roleMissing',
  answering,
  beside = [],
  outlined = true,
}: StateStoriesOptions) {
  return {
    /** Opened by its address on a slow line: the room of what is to come. */
    loading: {
      parameters: answering(pending(call), ...beside),
      play: async ({ canvas }: Stage) => {
        const awaited = outlined ? '[inert]' : '[role="status"]:not(:empty)';
        await waitFor(() => expect(canvas.getByRole('main').querySelector(awaited)).toBeVisible());
      },
    },
    /** The server is broken: the page says so, and how to go on. */
    failed: { parameters: answering(fails(call, 'fault'), ...beside), play: headed },
    /** Somebody without the right opened the address. */
    forbidden: { parameters: answering(mock(call, refuse(refusal)), ...beside), play: headed },
  };
}

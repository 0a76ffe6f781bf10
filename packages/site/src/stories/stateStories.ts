import type { Call } from '@fairway/gateway';
import { fails, mock, pending, refuse } from '@fairway/gateway/mock';
import { expect, waitFor } from 'storybook/test';
import type { Mocks } from './recordedMock.ts';

export interface StateStoriesOptions {
  /** The call that the page waits for. */
  call: Call;
  /** The refusal of a user without the right; needed if the call requires one. */
  refusal?: Parameters<typeof refuse>[0];
  /** The site's own: its responses in addition to the call. */
  answering: (...own: Mocks) => object;
  /** The user, and the other requests of the page. */
  beside?: Mocks;
  /** `false` for a page that has no outline: a status announces that it is loading. */
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

/** The stories of every page whose loader sends a call: pending, failed, and refused for a missing permission. */
export function stateStories({
  call,
  refusal = 'roleMissing',
  answering,
  beside = [],
  outlined = true,
}: StateStoriesOptions) {
  return {
    /** Opened by its address on a slow connection: space for the coming content. */
    loading: {
      parameters: answering(pending(call), ...beside),
      play: async ({ canvas }: Stage) => {
        const awaited = outlined ? '[inert]' : '[role="status"]:not(:empty)';
        await waitFor(() => expect(canvas.getByRole('main').querySelector(awaited)).toBeVisible());
      },
    },
    /** The server is broken: the page reports this, and the next step. */
    failed: { parameters: answering(fails(call, 'fault'), ...beside), play: headed },
    /** A user without the right opened the address. */
    forbidden: { parameters: answering(mock(call, refuse(refusal)), ...beside), play: headed },
  };
}

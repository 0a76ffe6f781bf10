import type { ToastAction, Toasts } from '@fairway/ui';
import { replace } from 'react-router-dom';
import type { SiteSay } from '../language/speech.ts';
import { isMissing } from '../notices/isCodeMissing.ts';
import { isLineLost } from '../notices/isConnectionLost.ts';
import type { MessageOf } from '../notices/messageOf.ts';
import type { Steps } from './historySteps.ts';

/** What a screen shows, and where. */
export interface InSight {
  /** Path and query. */
  readonly address: string;
  /** The data of its loader. */
  readonly data: unknown;
}

export interface InSightParts {
  readonly toasts: Pick<Toasts, 'show' | 'dismiss'>;
  readonly say: SiteSay;
  readonly messageOf: MessageOf;
  /** Whether the page on screen was loaded for the current user. */
  readonly isMine: () => boolean;
  /** Navigates to an address of the visible page. */
  readonly go: (address: string) => void;
  readonly steps: Steps;
}

export interface KeptInSight {
  /** A screen shows this; returns how it goes. */
  readonly shows: (shown: InSight) => () => void;
  /**
   * Reads what an address of a page shows. Where the line is lost on the way from one query of a page to another, the page
   * stays as it is, and so does its address: a message says so and offers to try again. A step back or forth, which the
   * browser has made by then, is taken back.
   */
  readonly read: (asked: string, read: () => Promise<unknown>) => Promise<unknown>;
  /** Whether a navigation only returns to the visible page: then nothing is loaded. */
  readonly isReturn: (address: string) => boolean;
  /** Reloads a page after a mutation. If the connection is lost then, one message covers both. */
  readonly rereadAfter: (done: Done, reread: () => Promise<void>) => Promise<void>;
}

/** As requests write it: a hand-typed address may say the same in other characters. */
const addressOf = (address: string) => {
  const { pathname, search } = new URL(address, 'http://site');
  return pathname + search;
};
const pathOf = (address: string) => address.split('?', 1)[0];
const stepped = (from: number | null, to: number | null) => (from === null || to === null ? 0 : to - from);

/** The mutation before a reload, in the words of its message. */
export interface Done {
  readonly code: string;
  readonly text: string;
  readonly action?: ToastAction;
}

/** Keeps the visible page while the connection is lost. */
export function keepInSight({ toasts, say, messageOf, isMine, go, steps }: InSightParts): KeptInSight {
  let inSight: (InSight & { readonly step: number | null }) | null = null;
  let returnsTo: string | null = null;
  let messageShown: number | null = null;
  let done: Done | null = null;

  const tell = (error: unknown, again: () => void) => {
    const retry = { label: say('failure.retry'), onPress: again };
    if (done) {
      const { code, text, action = retry } = done;
      const message = say('failure.keptAfter', { done: text.replace(/[。.]$/, '') });
      messageShown = toasts.show({ tone: 'caution', code, text: message, action });
      return;
    }
    messageShown = toasts.show({
      tone: 'bad',
      code: 'line-lost',
      text: say('failure.kept', {
        reason: (isMissing(error) ? null : messageOf(error)) ?? say('failure.network'),
      }),
      action: retry,
    });
  };
  /** The message offers what is no longer wanted, or has been had. */
  const takeBack = () => {
    if (messageShown !== null) toasts.dismiss(messageShown);
    messageShown = null;
  };

  /** Goes back to where the step came from that the browser has made; the same step can be made again. */
  const takeBackStep = async (to: string, by: number) => {
    returnsTo = to;
    await steps.go(-by);
    if (returnsTo === to) returnsTo = null;
  };

  return {
    shows({ address, data }) {
      const shown = { address: addressOf(address), data, step: steps.at() };
      inSight = shown;
      returnsTo = null;
      return () => {
        if (inSight === shown) inSight = null;
      };
    },
    async read(asked, read) {
      returnsTo = null;
      try {
        const data = await read();
        takeBack();
        return data;
      } catch (error) {
        const stays = inSight !== null && pathOf(inSight.address) === pathOf(asked) && isMine();
        if (!inSight || !stays || !isLineLost(error)) throw error;
        const { address, data: previousData, step } = inSight;
        const by = stepped(step, steps.at());
        tell(error, () => (by !== 0 && steps.at() === step ? void steps.go(by) : go(asked)));
        if (address === asked) return previousData;
        if (by !== 0) {
          await takeBackStep(address, by);
          return previousData;
        }
        returnsTo = address;
        throw replace(address);
      }
    },
    isReturn: (address) => address === returnsTo,
    async rereadAfter(what, reread) {
      done = what;
      try {
        await reread();
      } finally {
        if (done === what) done = null;
      }
    },
  };
}

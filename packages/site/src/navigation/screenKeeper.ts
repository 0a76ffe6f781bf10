import type { ToastAction, Toasts } from '@fairway/ui';
import { replace } from 'react-router-dom';
import type { SiteTranslate } from '../language/localization.ts';
import { isCodeMissing } from '../notices/isCodeMissing.ts';
import { isConnectionLost } from '../notices/isConnectionLost.ts';
import type { MessageOf } from '../notices/messageOf.ts';
import type { HistorySteps } from './historySteps.ts';
import { keepUnchanged } from './keepUnchanged.ts';
import type { VisibleScreen } from './visiblePage.ts';

export interface ScreenKeeperParts {
  readonly toasts: Pick<Toasts, 'show' | 'dismiss'>;
  readonly say: SiteTranslate;
  readonly messageOf: MessageOf;
  /** Whether the visible page was loaded for the current session. */
  readonly isForCurrentSession: () => boolean;
  /** Navigates to an address of the visible page. */
  readonly navigate: (address: string) => void;
  readonly history: HistorySteps;
}

export interface ScreenKeeper {
  /** Reports the visible screen; returns how to report that it is gone. */
  readonly setScreen: (screen: VisibleScreen) => () => void;
  /**
   * Loads the data of an address. If the connection is lost between two queries of one page, the page and its address
   * stay unchanged, and a message offers a retry. A step in the history, which the browser has made by then, is undone.
   * For another query, unchanged parts of the data keep their identity.
   */
  readonly load: (address: string, load: () => Promise<unknown>) => Promise<unknown>;
  /** Whether a navigation only returns to the visible page: then nothing is loaded. */
  readonly isReturn: (address: string) => boolean;
  /** Reloads the page after a mutation. If the connection is lost then, one message covers both. */
  readonly reloadAfter: (mutation: CompletedMutation, reload: () => Promise<void>) => Promise<void>;
}

/** The mutation before a reload, in the words of its message. */
export interface CompletedMutation {
  readonly code: string;
  readonly text: string;
  readonly action?: ToastAction;
}

/** In the form of request URLs: a hand-typed address may be encoded differently. */
const addressOf = (address: string) => {
  const { pathname, search } = new URL(address, 'http://site');
  return pathname + search;
};
const pathOf = (address: string) => address.split('?', 1)[0];
const stepsBetween = (from: number | null, to: number | null) =>
  from === null || to === null ? 0 : to - from;

/** Keeps the visible screen while the connection is lost. */
export function createScreenKeeper(parts: ScreenKeeperParts): ScreenKeeper {
  const { toasts, say, messageOf, isForCurrentSession, navigate, history } = parts;
  let visible: (VisibleScreen & { readonly step: number | null }) | null = null;
  let returnsTo: string | null = null;
  let messageId: number | null = null;
  let completed: CompletedMutation | null = null;

  const isOfVisiblePage = (address: string) =>
    visible !== null && pathOf(visible.address) === pathOf(address);

  const showMessage = (error: unknown, onRetry: () => void) => {
    const retry = { label: say('failure.retry'), onPress: onRetry };
    if (completed) {
      const { code, text, action = retry } = completed;
      const message = say('failure.keptAfter', { done: text.replace(/[。.]$/, '') });
      messageId = toasts.show({ tone: 'caution', code, text: message, action });
      return;
    }
    messageId = toasts.show({
      tone: 'bad',
      code: 'line-lost',
      text: say('failure.kept', {
        reason: (isCodeMissing(error) ? null : messageOf(error)) ?? say('failure.network'),
      }),
      action: retry,
    });
  };
  /** Its retry was cancelled or is not needed any more. */
  const dismissMessage = () => {
    if (messageId !== null) toasts.dismiss(messageId);
    messageId = null;
  };

  /** Undoes a step that the browser has made; the same step can be made again. */
  const undoStep = async (to: string, by: number) => {
    returnsTo = to;
    await history.go(-by);
    if (returnsTo === to) returnsTo = null;
  };

  return {
    setScreen({ address, data }) {
      const screen = { address: addressOf(address), data, step: history.index() };
      visible = screen;
      returnsTo = null;
      return () => {
        if (visible === screen) visible = null;
      };
    },
    async load(requested, load) {
      returnsTo = null;
      try {
        const data = await load();
        dismissMessage();
        const isOtherQuery = isOfVisiblePage(requested) && visible?.address !== requested;
        return isOtherQuery ? keepUnchanged(visible?.data, data) : data;
      } catch (error) {
        const isSamePage = isOfVisiblePage(requested);
        if (!visible || !isSamePage || !isForCurrentSession() || !isConnectionLost(error)) throw error;
        const { address, data, step } = visible;
        const by = stepsBetween(step, history.index());
        showMessage(error, () =>
          by !== 0 && history.index() === step ? void history.go(by) : navigate(requested),
        );
        if (address === requested) return data;
        if (by !== 0) {
          await undoStep(address, by);
          return data;
        }
        returnsTo = address;
        throw replace(address);
      }
    },
    isReturn: (address) => address === returnsTo,
    async reloadAfter(mutation, reload) {
      completed = mutation;
      try {
        await reload();
      } finally {
        if (completed === mutation) completed = null;
      }
    },
  };
}

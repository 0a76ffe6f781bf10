import type { CoreMessages, Messages, MoreMessages } from './types.ts';

export interface GrowingMessages {
  /** For the `UiProvider`; the same object before and after. */
  readonly messages: Messages;
  /** Adds the rest. Mounted components use none of it, so nothing is rendered again. */
  readonly add: (more: MoreMessages) => void;
}

/**
 * A dictionary for sites that limit the weight of their first page: it starts with `@fairway/ui/messages/zh/core`, and
 * `@fairway/ui/messages/zh/more` is added before a page shows a component whose texts are in it.
 */
export function growingMessages(core: CoreMessages): GrowingMessages {
  const messages = { ...core } as Messages;
  return { messages, add: (more) => void Object.assign(messages, more) };
}

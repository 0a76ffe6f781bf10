import { createContext, type ReactNode, useContext } from 'react';
import type { FormMessages } from '../messages/types.ts';

const Context = createContext<FormMessages | null>(null);

export interface FormsProviderProps {
  /** Built-in texts: `zh` or `en` of `@fairway/forms/messages/*`, or your own dictionary of the same shape. */
  messages: FormMessages;
  /** The pages that hold forms. */
  children?: ReactNode;
}

/** Sets the language of forms. Must be inside the `UiProvider`. */
export function FormsProvider({ messages, children }: FormsProviderProps) {
  return <Context value={messages}>{children}</Context>;
}

/** The built-in texts of the reader's language. */
export function useFormMessages(): FormMessages {
  const messages = useContext(Context);
  if (!messages)
    throw new Error('Wrap the page in <FormsProvider messages={zh}> before using @fairway/forms.');
  return messages;
}

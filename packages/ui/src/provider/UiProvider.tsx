import '../theme/reset.css.ts';
import '../theme/touch.css.ts';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Messages } from '../messages/types.ts';
import { type LinkComponent, PlainLink } from './link.tsx';

interface UiContext {
  readonly messages: Messages;
  readonly Link: LinkComponent;
}

const Context = createContext<UiContext | null>(null);

export interface UiProviderProps {
  /** Built-in texts: `zh` or `en` of `@fairway/ui/messages/*`, or your own dictionary of the same shape. */
  messages: Messages;
  /** The site's router link; plain `<a>` unless given. */
  link?: LinkComponent;
  /** The site. */
  children?: ReactNode;
}

/** Provides the kit with its language and its links. Brand, scheme and density are attributes of `<html>`. */
export function UiProvider({ messages, link = PlainLink, children }: UiProviderProps) {
  const value = useMemo(() => ({ messages, Link: link }), [messages, link]);
  return <Context value={value}>{children}</Context>;
}

function useUi(): UiContext {
  const value = useContext(Context);
  if (!value)
    throw new Error('Wrap the page in <UiProvider messages={zh}> before using components of @fairway/ui.');
  return value;
}

/** The built-in texts of the reader's language. */
export function useMessages(): Messages {
  return useUi().messages;
}

/** The site's link component. */
export function useLink(): LinkComponent {
  return useUi().Link;
}

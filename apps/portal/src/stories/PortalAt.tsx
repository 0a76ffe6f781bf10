import type { Messages } from '@fairway/ui';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { questions, toasts } from '../failures/notices.ts';
import { loadLanguage } from '../language/i18n.ts';
import { type Language, languageAtom } from '../language/language.ts';
import { forgetPages } from '../navigation/pageAccess.ts';
import { Portal } from '../Portal.tsx';
import { portalRoutes } from '../router.tsx';
import { setSession } from '../session/session.ts';
import { store } from '../store.ts';

export interface PortalAtProps {
  /** Path and query to open. */
  address: string;
}

/** The kit's texts as far as the portal has loaded them, as on a real page. */
let kit: Messages | null = null;

/** The whole portal at one address, on a router of its own. Language and session come from `preparePortal`. */
export function PortalAt({ address }: PortalAtProps) {
  const [router] = useState(() => createMemoryRouter(portalRoutes(), { initialEntries: [address] }));
  if (!kit) throw new Error('Call preparePortal before the story is drawn.');
  return (
    <Portal kit={kit}>
      <RouterProvider router={router} />
    </Portal>
  );
}

/** Readies language and session before a story of a screen is drawn; nothing of an earlier story remains. */
export async function preparePortal(language: Language, loggedIn: boolean): Promise<void> {
  sessionStorage.clear();
  localStorage.clear();
  forgetPages();
  toasts.clear();
  questions.read()?.settle(false);
  store.set(languageAtom, language);
  setSession(loggedIn ? { token: 'sample-token', expiresAt: '2099-01-01T00:00:00.000Z' } : null);
  kit = await loadLanguage(language);
}

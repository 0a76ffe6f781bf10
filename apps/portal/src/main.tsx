import '@fairway/ui/brands/fairway';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { hasDraft } from './features/search/memory.ts';
import { readFirstPage } from './firstPage/firstPage.ts';
import { hintLanguage, hintMember } from './firstPage/hints.ts';
import { aliveEvent } from './firstPage/ids.ts';
import { takeOver } from './firstPage/takeOver.tsx';
import { loadLanguage } from './language/i18n.ts';
import { languageAtom } from './language/language.ts';
import { Portal } from './Portal.tsx';
import { createPortalRouter } from './router.tsx';
import { currentSession } from './session/session.ts';
import { store } from './store.ts';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has lost its #root');

const language = store.get(languageAtom);
const drawn = readFirstPage();
// The server draws for a visitor who typed nothing yet; whoever else reads it gets a page drawn here.
const taken = drawn?.language === language && !currentSession() && !hasDraft() ? drawn : null;
if (drawn && drawn.language !== language) void hintLanguage(language);
if (drawn && currentSession()) void hintMember(true);

// The router's first loaders start at once; words arrive beside them.
const [router, kit] = await Promise.all([createPortalRouter(taken?.loaderData), loadLanguage(language)]);
document.documentElement.lang = kit.lang;

const page = (
  <StrictMode>
    <Portal kit={kit}>
      <RouterProvider router={router} />
    </Portal>
  </StrictMode>
);
if (taken) {
  takeOver(container, page);
} else {
  createRoot(container).render(page);
  document.dispatchEvent(new Event(aliveEvent));
}

import '@fairway/ui/brands/fairway';
import { UiProvider } from '@fairway/ui';
import { Provider } from 'jotai';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { loadLanguage } from './language/i18n.ts';
import { languageAtom } from './language/language.ts';
import { RouterLink } from './navigation/RouterLink.tsx';
import { createPortalRouter } from './router.tsx';
import { store } from './store.ts';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has lost its #root');

// The router's first loaders start at once; words arrive beside them.
const router = createPortalRouter();
const { kit } = await loadLanguage(store.get(languageAtom));

createRoot(container).render(
  <StrictMode>
    <Provider store={store}>
      <UiProvider messages={kit} link={RouterLink}>
        <RouterProvider router={router} />
      </UiProvider>
    </Provider>
  </StrictMode>,
);

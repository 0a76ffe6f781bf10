import { type Messages, UiProvider } from '@fairway/ui';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { RouterLink } from './navigation/RouterLink.tsx';
import { store } from './store.ts';

/** What stands around the router, in the browser and where the server draws a page. */
export function Portal({ kit, children }: { kit: Messages; children: ReactNode }) {
  return (
    <Provider store={store}>
      <UiProvider messages={kit} link={RouterLink}>
        {children}
      </UiProvider>
    </Provider>
  );
}

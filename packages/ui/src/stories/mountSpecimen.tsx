import '../theme/brands/fairway.css.ts';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { en } from '../messages/en.ts';
import { UiProvider } from '../provider/UiProvider.tsx';

/**
 * Renders a specimen for `openSpecimen`: in English and the Fairway brand, inside an element of the body. In strict
 * mode, the default of new sites: components must work when mounted twice.
 */
export function mountSpecimen(specimen: ReactNode, within: 'main' | 'div' = 'main'): void {
  document.documentElement.dataset.brand = 'fairway';
  createRoot(document.body.appendChild(document.createElement(within))).render(
    <StrictMode>
      <UiProvider messages={en}>{specimen}</UiProvider>
    </StrictMode>,
  );
}

import '../theme/brands/fairway.css.ts';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { en } from '../messages/en.ts';
import { UiProvider } from '../provider/UiProvider.tsx';

/**
 * Draws a specimen that `openSpecimen` opens: in English and the Fairway brand, inside an element of the body. In
 * strict mode, as new sites start: what is mounted twice must still open.
 */
export function mountSpecimen(specimen: ReactNode, within: 'main' | 'div' = 'main'): void {
  document.documentElement.dataset.brand = 'fairway';
  createRoot(document.body.appendChild(document.createElement(within))).render(
    <StrictMode>
      <UiProvider messages={en}>{specimen}</UiProvider>
    </StrictMode>,
  );
}

import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Site } from './site';

hydrateRoot(
  document.getElementById('root') as HTMLElement,
  <StrictMode>
    <Site />
  </StrictMode>,
);

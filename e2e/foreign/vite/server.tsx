import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Site } from './site';

export const render = () =>
  renderToString(
    <StrictMode>
      <Site />
    </StrictMode>,
  );

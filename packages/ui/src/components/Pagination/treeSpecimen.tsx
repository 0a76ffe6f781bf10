import '../../theme/brands/fairway.css.ts';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { en } from '../../messages/en.ts';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { Pagination } from './Pagination.tsx';

function Leafing() {
  const [{ page, size }, setState] = useState({ page: 3, size: 10 });
  return (
    <Pagination
      page={page}
      size={size}
      total={95}
      onPageChange={(next) => setState({ page: next, size })}
      onSizeChange={(nextSize, next) => setState({ page: next, size: nextSize })}
      onJump={(next) => setState({ page: next, size })}
    />
  );
}

document.documentElement.dataset.brand = 'fairway';
createRoot(document.body.appendChild(document.createElement('main'))).render(
  <UiProvider messages={en}>
    <Leafing />
  </UiProvider>,
);

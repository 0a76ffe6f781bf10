import { mountSpecimen } from '../../../stories/mountSpecimen.tsx';
import { ToastHost } from './ToastHost.tsx';
import { createToasts } from './toasts.ts';

const toasts = createToasts();

mountSpecimen(
  <ToastHost toasts={toasts}>
    <button type="button" onClick={() => toasts.show({ tone: 'good', text: 'Route saved' })}>
      Save route
    </button>
  </ToastHost>,
);

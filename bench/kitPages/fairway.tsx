import '@fairway/ui/brands/fairway';
import { Badge, Button, TextField, UiProvider } from '@fairway/ui';
import { zh } from '@fairway/ui/messages/zh';
import './row.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { KitPage } from './page.ts';

function Row({ index, step }: { index: number; step: number }) {
  return (
    <div className="row">
      <Button>{`Book ${index} ${step}`}</Button>
      <TextField aria-label="Remark" value={`Remark ${index} ${step}`} onChange={keep} />
      <Badge>{`Sailing ${step}`}</Badge>
    </div>
  );
}

let setStep: (change: (step: number) => number) => void;
function Rows({ count }: { count: number }) {
  const [step, set] = useState(0);
  setStep = set;
  return Array.from({ length: count }, (_, index) => <Row key={String(index)} index={index} step={step} />);
}

const keep = () => {};

const page: KitPage = {
  mount: (element, rows) => {
    document.documentElement.dataset.brand = 'fairway';
    createRoot(element).render(
      <UiProvider messages={zh}>
        <Rows count={rows} />
      </UiProvider>,
    );
  },
  update: () => setStep((step) => step + 1),
  dark: () => {
    document.documentElement.dataset.scheme = 'dark';
  },
};
Object.assign(globalThis, { kitPage: page });

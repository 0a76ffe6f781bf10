import './floor.css';
import './row.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { KitPage } from './page.ts';

/** No kit: host elements with a class each, the least that React and the browser must do. */
function Row({ index, step }: { index: number; step: number }) {
  return (
    <div className="row">
      <button type="button" className="button">{`Book ${index} ${step}`}</button>
      <input className="input" aria-label="Remark" value={`Remark ${index} ${step}`} onChange={keep} />
      <span className="tag">{`Sailing ${step}`}</span>
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
  mount: (element, rows) => createRoot(element).render(<Rows count={rows} />),
  update: () => setStep((step) => step + 1),
  dark: () => document.documentElement.classList.add('dark'),
};
Object.assign(globalThis, { kitPage: page });

import '../../kitPages/row.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

let setStep;
let turnDark;

function Rows({ count, Row }) {
  const [step, set] = useState(0);
  setStep = set;
  return Array.from({ length: count }, (_, index) => <Row key={String(index)} index={index} step={step} />);
}

function App({ count, Row, Around }) {
  const [dark, set] = useState(false);
  turnDark = () => set(true);
  return (
    <Around dark={dark}>
      <Rows count={count} Row={Row} />
    </Around>
  );
}

export const keep = () => {};

/** Puts rows of a kit on the page, inside its provider, which is told whether to be dark. */
export function kitPage(Row, Around) {
  globalThis.kitPage = {
    mount: (element, count) => createRoot(element).render(<App count={count} Row={Row} Around={Around} />),
    update: () => setStep((step) => step + 1),
    dark: () => turnDark(),
  };
}

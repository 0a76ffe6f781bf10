import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useVisibleRowsFirst } from './useVisibleRowsFirst.ts';

/** Forty rows, `A 1` to `A 40`; every tenth one is in both lists. */
const rowsOf = (list: string) =>
  Array.from({ length: 40 }, (_, at) => (at % 10 === 9 ? `Always ${at + 1}` : `${list} ${at + 1}`));
const lists: Readonly<Record<string, readonly string[]>> = {
  A: rowsOf('A'),
  B: rowsOf('B'),
  C: rowsOf('C'),
  Few: ['Few 1', 'Few 2'],
};
const keyOf = (row: string) => row;

/** A list that other rows come to by a press, with something below it. */
function Site() {
  const [name, setName] = useState('A');
  const { renderedRows, whole, list, style } = useVisibleRowsFirst(lists[name] ?? [], keyOf);
  return (
    <>
      {Object.keys(lists).map((other) => (
        <button key={other} type="button" onClick={() => setName(other)}>
          {other}
        </button>
      ))}
      <div aria-busy={!whole || undefined}>
        <div id="list" ref={list} style={style}>
          {renderedRows.map((row) => (
            <div key={row} style={{ blockSize: 50 }}>
              <button type="button">{row}</button>
            </div>
          ))}
        </div>
      </div>
      <p>Below</p>
    </>
  );
}

createRoot(document.body.appendChild(document.createElement('main'))).render(<Site />);

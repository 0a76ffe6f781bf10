import { useState } from 'react';
import { mountSpecimen } from '../stories/mountSpecimen.tsx';
import { useFocusPlace } from './useFocusPlace.ts';

/** Removed by a separate rendering, without a rendering of the panel around it. */
function Once() {
  const [pressed, setPressed] = useState(false);
  return pressed ? null : (
    <button type="button" onClick={() => setPressed(true)}>
      Once
    </button>
  );
}

/** A panel that hides at the key H. */
function Site() {
  const [hidden, setHidden] = useState(false);
  const place = useFocusPlace();
  return (
    <>
      <button type="button">Before</button>
      <section
        aria-label="Panel"
        tabIndex={-1}
        hidden={hidden}
        onKeyDown={({ key }) => key === 'h' && setHidden(true)}
        {...place}
      >
        <Once />
      </section>
    </>
  );
}

mountSpecimen(<Site />);

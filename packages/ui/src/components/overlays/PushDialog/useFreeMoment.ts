import { useEffect, useState } from 'react';
import { isFreeMoment } from './freeMoment.ts';

/** The interval at which a busy page is checked again, in ms. */
const again = 1_000;

/**
 * Turns true `seconds` after mounting, as soon as the user is not typing, nothing is open over the page, and the page
 * is visible; and stays true.
 */
export function useFreeMoment(seconds: number): boolean {
  const [free, setFree] = useState(false);
  useEffect(() => {
    let timer = setTimeout(look, seconds * 1_000);
    function look() {
      if (isFreeMoment(document)) setFree(true);
      else timer = setTimeout(look, again);
    }
    return () => clearTimeout(timer);
  }, [seconds]);
  return free;
}

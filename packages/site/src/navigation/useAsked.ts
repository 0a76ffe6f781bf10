import { useState } from 'react';
import { type NavigateOptions, useLocation, useNavigate, useNavigation } from 'react-router-dom';

interface Pressed {
  readonly search: string;
  /** How the router stood when it was pressed. */
  readonly at: string;
}

/** What the address of this page is about to say, and the way to have it say something else. */
export interface Asked {
  /** The query that is on its way; null while the page shows what its address says. */
  readonly asked: URLSearchParams | null;
  /** Goes to another address of this page; what it says is asked for from this moment. */
  readonly ask: (address: string, options?: NavigateOptions) => void;
}

/**
 * What is pressed shows at once: the router says a moment later that it has set out, and on a busy machine the moment is
 * long enough for a second press, which must not take the first one back.
 */
export function useAsked(): Asked {
  const here = useLocation();
  const { state, location } = useNavigation();
  const navigate = useNavigate();
  const [pressed, setPressed] = useState<Pressed | null>(null);
  const at = `${here.key} ${location?.key}`;
  const moving = state === 'loading' && location.pathname === here.pathname ? location.search : null;
  // As soon as the router stands differently it knows of the press, or of something newer.
  const search = pressed?.at === at ? pressed.search : moving;
  return {
    asked: search === null ? null : new URLSearchParams(search),
    ask(address, options) {
      setPressed({ search: new URL(address, window.location.href).search, at });
      void navigate(address, options);
    },
  };
}

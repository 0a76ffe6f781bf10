/** A part of the page, px of its viewport. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The visible part of the page: zoom and on-screen keyboards reduce it. */
export function visibleArea(): Area {
  const { clientWidth, clientHeight } = document.documentElement;
  const view = window.visualViewport;
  return {
    left: view?.offsetLeft ?? 0,
    top: view?.offsetTop ?? 0,
    width: Math.min(view?.width ?? clientWidth, clientWidth),
    height: Math.min(view?.height ?? clientHeight, clientHeight),
  };
}

/** Calls back when zoom or an on-screen keyboard changes the visible area; returns an unsubscribe function. */
export function onVisibleArea(changed: () => void): () => void {
  const view = window.visualViewport;
  window.addEventListener('resize', changed);
  view?.addEventListener('resize', changed);
  view?.addEventListener('scroll', changed);
  return () => {
    window.removeEventListener('resize', changed);
    view?.removeEventListener('resize', changed);
    view?.removeEventListener('scroll', changed);
  };
}

import type { Decorator } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';

type Context = Parameters<Decorator>[1];

/** The properties of a framed document once its own Storybook has started. */
interface FramedWindow extends Window {
  readonly __STORYBOOK_PREVIEW__?: {
    ready(): Promise<void>;
    readonly channel: { once(event: string, listener: () => void): void };
    onUpdateArgs(change: { storyId: string; updatedArgs: Record<string, unknown> }): Promise<void>;
  };
}

/** Size in px of the screen that a story requires. */
interface Screen {
  /** As wide as the page leaves room where none is given. */
  readonly width?: number;
  /** As high as the story where none is given. */
  readonly height?: number;
}

/**
 * The screen that a documentation page must give a story: one that opens outside its box (`pixels: 'page'`) would cover
 * the page, one with its own viewport would use the page's, and one with a play function (`parameters.frame`) would
 * stay in its initial state. `frame.height` sets the height if 440 px or its box do not fit.
 */
export function screenOf({ viewMode, parameters, storyGlobals }: Context): Screen | undefined {
  if (viewMode !== 'docs') return undefined;
  const named: string | undefined = storyGlobals.viewport?.value;
  const styles = named && parameters.viewport.options[named]?.styles;
  const width = styles ? { width: Number.parseInt(styles.width, 10) } : {};
  const { pixels, frame } = parameters;
  if (pixels === 'page') return { height: 440, ...width, ...frame };
  return styles || frame ? { ...width, ...frame } : undefined;
}

const narrowestScale = 0.3;

/** A story as a separate document, scaled down to the width of the page. */
export function Frame({ context, screen }: { context: Context; screen: Screen }) {
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [available, setAvailable] = useState(0);
  const [loads, setLoads] = useState(0);
  const measuredHeight = useHeight(frame, loads);
  const { id, name, args, initialArgs } = context;
  const address = useTurn(room, frame, addressOf(context));

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setAvailable(entry?.contentRect.width ?? 0));
    if (room.current) observer.observe(room.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const changed = Object.entries(args).filter(([key, value]) => value !== initialArgs[key]);
    const preview = (frame.current?.contentWindow as FramedWindow | null)?.__STORYBOOK_PREVIEW__;
    if (loads === 0 || changed.length === 0 || !preview) return;
    void preview
      .ready()
      .then(() => preview.onUpdateArgs({ storyId: id, updatedArgs: Object.fromEntries(changed) }));
  }, [id, args, initialArgs, loads]);

  const width = screen.width ?? available;
  const height = screen.height ?? measuredHeight;
  const scale = width ? Math.max(narrowestScale, Math.min(1, available / width)) : 1;
  return (
    <div ref={room} data-framed="" style={{ blockSize: height * scale, overflow: 'hidden' }}>
      <iframe
        ref={frame}
        title={name}
        src={address}
        onLoad={() => address && setLoads((count) => count + 1)}
        style={{
          display: 'block',
          border: 0,
          inlineSize: width || '100%',
          blockSize: height,
          transform: scale < 1 ? `scale(${scale})` : undefined,
          transformOrigin: '0 0',
        }}
      />
    </div>
  );
}

/** Ends when the story that plays in some frame of this page has ended. */
let turn = Promise.resolve();
const longestTurn = 5_000;

/**
 * The address once the frame is visible and no other one is playing: two that type at once would mix up their focus.
 */
function useTurn(
  room: { readonly current: HTMLElement | null },
  frame: { readonly current: HTMLIFrameElement | null },
  address: string,
): string | undefined {
  const [readyAddress, setReadyAddress] = useState<string>();
  useEffect(() => {
    let left = false;
    const play = async () => {
      if (left) return;
      setReadyAddress(address);
      await finished(frame.current);
    };
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      turn = turn.then(play);
    });
    if (room.current) observer.observe(room.current);
    return () => {
      left = true;
      observer.disconnect();
    };
  }, [room, frame, address]);
  return readyAddress;
}

/** Resolves when the framed document has loaded and its story has played, or the frame is gone. */
function finished(frame: HTMLIFrameElement | null): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, longestTurn);
    const loaded = () => {
      const framed = frame?.contentWindow as FramedWindow | null;
      framed?.__STORYBOOK_PREVIEW__?.channel.once('storyFinished', () => {
        keepFocus(framed);
        done();
      });
    };
    frame?.addEventListener('load', loaded, { once: true });
  });
}

/** The next frame takes the focus, which would close a list: until a user acts, the story gets no such event. */
function keepFocus(framed: Window): void {
  const readers = new AbortController();
  const options = { capture: true, signal: readers.signal };
  for (const name of ['blur', 'focusout'])
    framed.addEventListener(name, (event) => event.stopImmediatePropagation(), options);
  for (const name of ['pointerdown', 'keydown'])
    framed.addEventListener(name, (event) => event.isTrusted && readers.abort(), options);
}

/** Returns the height of the framed document, updated while its story grows. */
function useHeight(frame: { readonly current: HTMLIFrameElement | null }, loads: number): number {
  const [height, setHeight] = useState(160);
  useEffect(() => {
    const body = frame.current?.contentDocument?.body;
    if (loads === 0 || !body) return;
    const observer = new ResizeObserver(() => setHeight(Math.ceil(body.getBoundingClientRect().height)));
    observer.observe(body);
    return () => observer.disconnect();
  }, [frame, loads]);
  return height;
}

/** The story alone, in the language, scheme, density and brand of the toolbar. */
function addressOf({ id, globals, globalTypes }: Context): string {
  const names = Object.keys(globalTypes)
    .filter((key) => typeof globals[key] === 'string')
    .map((key) => `${key}:${globals[key]}`);
  const query = new URLSearchParams({ id, viewMode: 'story', globals: names.join(';') });
  return `iframe.html?${query}`;
}

import { afterEach, expect, it, vi } from 'vitest';
import { traceparentFor } from './traceparent.ts';

afterEach(() => vi.unstubAllGlobals());

const at = (href: string) => vi.stubGlobal('location', { href, origin: new URL(href).origin });

it.each(['/api/news/selectPage', 'https://portal.example/api/news/selectPage'])(
  'a page begins a trace with each send to its own origin: %s',
  (url) => {
    at('https://portal.example/news');
    const { traceparent = '' } = traceparentFor(url);
    expect(traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    expect(traceparentFor(url).traceparent).not.toBe(traceparent);
  },
);

it('another origin gets no header, because a browser would ask it first', () => {
  at('https://shop.example/');
  expect(traceparentFor('https://portal.example/api/news/selectPage')).toEqual({});
});

it('outside of browsers nothing is traced', () => {
  vi.stubGlobal('location', undefined);
  expect(traceparentFor('/api/news/selectPage')).toEqual({});
});

it('a blank page traces nothing', () => {
  at('about:blank');
  expect(traceparentFor('https://portal.example/api')).toEqual({});
});

import { createElement, createRef, lazy, type ReactNode, Suspense } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { Slot } from './Slot.tsx';

/** Draws a node and returns the element around it. */
function host(node: ReactNode, onUncaughtError?: (error: unknown) => void): HTMLElement {
  const element = document.createElement('div');
  const root = createRoot(element, onUncaughtError && { onUncaughtError });
  flushSync(() => root.render(node));
  return element;
}
const draw = (node: ReactNode) => host(node).firstElementChild as HTMLElement;

test('the child has both classes and styles, and where both have a property its own', () => {
  const child = createElement('a', { className: 'own', style: { color: 'red' }, title: 'Own', lang: 'zh' });
  const slot = createElement(
    Slot,
    { className: 'slot', style: { color: 'blue', top: 1 }, title: 'Slot', 'aria-busy': true },
    child,
  );
  expect(draw(slot).outerHTML).toBe(
    '<a class="slot own" title="Own" lang="zh" aria-busy="true" style="color: red; top: 1px;"></a>',
  );
});

test('both describe the child', () => {
  const child = createElement('a', { 'aria-describedby': 'own' });
  const link = draw(createElement(Slot, { 'aria-describedby': 'slot' }, child));
  expect(link.getAttribute('aria-describedby')).toBe('own slot');
});

test('the child handles an event first', () => {
  const order: string[] = [];
  const child = createElement('a', { onClick: () => order.push('own') });
  const link = draw(createElement(Slot, { onClick: () => order.push('slot') }, child));
  link.click();
  expect(order).toEqual(['own', 'slot']);
});

test('both refs have the element', () => {
  const own = createRef<HTMLAnchorElement>();
  const ref = createRef<HTMLElement>();
  const link = draw(createElement(Slot, { ref }, createElement('a', { ref: own })));
  expect([own.current, ref.current]).toEqual([link, link]);
});

test('content that leads goes before that of the child', () => {
  const child = createElement('a', null, 'Text');
  const link = draw(createElement(Slot, { lead: createElement('i') }, child));
  expect(link.innerHTML).toBe('<i></i>Text');
});

test('a child without content stays without', () => {
  expect(draw(createElement(Slot, { title: 'Slot' }, createElement('input'))).outerHTML).toBe(
    '<input title="Slot">',
  );
});

test('waits for a child that a server component sends later', async () => {
  const child = lazy(async () => ({ default: createElement('a', null, 'Later') as never }));
  const slot = createElement(Slot, { title: 'Slot' }, child as unknown as ReactNode);
  const page = host(createElement(Suspense, null, slot));
  await vi.waitFor(() => expect(page.innerHTML).toBe('<a title="Slot">Later</a>'));
});

test.each([
  ['text', 'Text'],
  ['nothing', null],
])('refuses %s as its child', (_what, child) => {
  const fail = vi.fn();
  host(createElement(Slot, {}, child), fail);
  expect(String(fail.mock.lastCall?.[0])).toContain('need one element');
});

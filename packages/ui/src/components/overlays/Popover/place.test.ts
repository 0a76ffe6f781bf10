import { expect, test } from 'vitest';
import { place } from './place.ts';

const viewport = { width: 1000, height: 700 };
const panel = { width: 240, height: 200 };
const at = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 40 });

test('opens under its trigger, aligned at the start', () => {
  expect(place({ anchor: at(300, 100), panel, viewport, placement: 'bottom-start' })).toEqual({
    side: 'bottom',
    left: 300,
    top: 146,
    maxHeight: 546,
  });
});

test('aligns the ends, and the other edges from right to left', () => {
  expect(place({ anchor: at(300, 100), panel, viewport, placement: 'bottom-end' }).left).toBe(160);
  expect(place({ anchor: at(300, 100), panel, viewport, placement: 'bottom-start', rtl: true }).left).toBe(
    160,
  );
  expect(place({ anchor: at(300, 100), panel, viewport, placement: 'bottom-end', rtl: true }).left).toBe(300);
});

test('without an edge the middles align, in both directions of text', () => {
  expect(place({ anchor: at(300, 300), panel, viewport, placement: 'top' })).toMatchObject({
    side: 'top',
    left: 230,
    top: 94,
  });
  expect(place({ anchor: at(300, 300), panel, viewport, placement: 'top', rtl: true }).left).toBe(230);
});

test('turns over where the wished side is too small and the other one roomier', () => {
  const { side, top } = place({ anchor: at(300, 600), panel, viewport, placement: 'bottom-start' });
  expect(side).toBe('top');
  expect(top).toBe(394);
});

test('stays on the wished side and shrinks where neither has room', () => {
  const { side, maxHeight } = place({
    anchor: at(300, 60),
    panel: { width: 240, height: 900 },
    viewport,
    placement: 'bottom-start',
  });
  expect(side).toBe('bottom');
  expect(maxHeight).toBe(586);
});

test('aligns the other edge where the wished one leaves no room', () => {
  const phone = { width: 360, height: 740 };
  expect(place({ anchor: at(250, 10), panel, viewport: phone, placement: 'bottom-start' }).left).toBe(110);
  expect(place({ anchor: at(16, 10), panel, viewport: phone, placement: 'bottom-end' }).left).toBe(16);
});

test('keeps away from the edges of a phone', () => {
  const phone = { width: 360, height: 740 };
  expect(place({ anchor: at(255, 10), panel, viewport: phone, placement: 'bottom-start' }).left).toBe(112);
  expect(place({ anchor: at(0, 10), panel, viewport: phone, placement: 'bottom-end' }).left).toBe(8);
});

test('at the end of a line of text the tops or the middles align', () => {
  expect(place({ anchor: at(300, 100), panel, viewport, placement: 'end-top' })).toEqual({
    side: 'right',
    left: 406,
    top: 100,
    maxHeight: 684,
  });
  expect(place({ anchor: at(300, 300), panel, viewport, placement: 'end' }).top).toBe(220);
  expect(place({ anchor: at(300, 100), panel, viewport, placement: 'end-top', rtl: true }).left).toBe(54);
});

test('goes to the other side of a trigger at the edge, and up where the page ends below', () => {
  expect(place({ anchor: at(880, 650), panel, viewport, placement: 'end-top' })).toMatchObject({
    side: 'left',
    left: 634,
    top: 492,
  });
});

test('covers what it replaces, as far down as the screen goes', () => {
  expect(place({ anchor: at(20, 300), panel, viewport, placement: 'over' })).toEqual({
    side: 'over',
    left: 20,
    top: 300,
    maxHeight: 392,
  });
});

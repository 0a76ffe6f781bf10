import { expect, test } from 'vitest';
import { placeOf, type Surroundings } from './place.ts';

/** Messages of 100 px at the lower right of a desk, and at the top of a phone. */
const desk = {
  screen: { height: 700 },
  messages: { left: 500, right: 900, height: 100, edge: 'bottom' },
  dialog: null,
  feet: [],
  pressed: null,
} as const;
const phone = {
  ...desk,
  screen: { height: 740 },
  messages: { left: 0, right: 360, height: 100, edge: 'top' },
} as const;

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

test.each<[string, Surroundings, string]>([
  ['nothing is in the way', desk, 'bottom 0'],
  ['a bar of actions at the foot of the page', { ...desk, feet: [box(0, 640, 900, 700)] }, 'bottom 60'],
  ['a bar that does not reach them', { ...desk, feet: [box(0, 640, 480, 700)] }, 'bottom 0'],
  ['a bar further up', { ...desk, feet: [box(0, 200, 900, 300)] }, 'bottom 0'],
  ['two bars', { ...desk, feet: [box(0, 560, 900, 620), box(0, 660, 900, 700)] }, 'bottom 140'],
  ['bars without end', { ...desk, feet: [box(0, 50, 900, 700)] }, 'top 0'],
  ['a small dialog', { ...desk, dialog: { box: box(230, 250, 670, 450), headEnds: 310 } }, 'bottom 0'],
  [
    'a small dialog, and a bar that it makes inert',
    { ...desk, dialog: { box: box(230, 250, 670, 450), headEnds: 310 }, feet: [box(0, 640, 900, 700)] },
    'bottom 0',
  ],
  ['a high dialog', { ...desk, dialog: { box: box(70, 40, 830, 660), headEnds: 104 } }, 'top 104'],
  ['a drawer at the left', { ...desk, dialog: { box: box(0, 0, 480, 700), headEnds: 64 } }, 'bottom 0'],
  ['a phone', phone, 'top 0'],
  ['a bar at the foot of a phone', { ...phone, feet: [box(0, 680, 360, 740)] }, 'top 0'],
  ['a low sheet on a phone', { ...phone, dialog: { box: box(0, 500, 360, 740), headEnds: 560 } }, 'top 0'],
  ['a button further up, pressed last', { ...desk, pressed: box(500, 20, 600, 60) }, 'bottom 0'],
  ['a button at the top of a phone, pressed last', { ...phone, pressed: box(240, 80, 300, 120) }, 'bottom 0'],
  ['a button below them on a phone, pressed last', { ...phone, pressed: box(240, 100, 300, 140) }, 'top 0'],
  [
    'a button at the top of a phone, pressed last, and a bar at its foot',
    { ...phone, pressed: box(240, 80, 300, 120), feet: [box(0, 680, 360, 740)] },
    'bottom 60',
  ],
  [
    'a button in the high sheet of a phone, pressed last',
    {
      ...phone,
      dialog: { box: box(0, 24, 360, 740), headEnds: 84 },
      pressed: box(16, 120, 344, 160),
    },
    'top 84',
  ],
  ['a high sheet on a phone', { ...phone, dialog: { box: box(0, 24, 360, 740), headEnds: 84 } }, 'top 84'],
])('with %s messages stand where nothing is covered', (_, surroundings, place) => {
  const { edge, inset } = placeOf(surroundings);
  expect(`${edge} ${inset}`).toBe(place);
});

import { expect, test } from 'vitest';
import { campaignOf, fieldsOf, pathsOf, strangerTo } from './campaignForm.ts';

const now = new Date('2026-11-20T17:00:00Z');

test('a new campaign begins on the day that it is in China', () => {
  expect(fieldsOf(null, now).from).toBe('2026-11-21');
});

test('the last day counts to its end, and comes back as the same day', () => {
  const fields = { ...fieldsOf(null, now), pages: '/insure\n\n /news\n/insure', to: '2026-12-01' };
  const campaign = campaignOf(fields);
  expect(campaign).toMatchObject({
    pages: ['/insure', '/news'],
    from: '2026-11-20T16:00:00.000Z',
    to: '2026-12-01T16:00:00.000Z',
  });
  const storedCampaign = { ...campaign, id: '', version: 1, on: true, figures: {}, shown: {} } as never;
  expect(fieldsOf(storedCampaign, now)).toMatchObject({
    pages: '/insure\n/news',
    from: '2026-11-21',
    to: '2026-12-01',
  });
});

test('sends only the values that the action needs', () => {
  const fields = { ...fieldsOf(null, now), scroll: 900, stayTime: 40 };
  const sent = (userActionType: string) => {
    const { scroll, stayTime } = campaignOf({ ...fields, userActionType });
    return [scroll, stayTime];
  };
  expect(sent('2')).toEqual([900, 0]);
  expect(sent('3')).toEqual([0, 40]);
  expect(sent('4')).toEqual([0, 0]);
});

test('paths are separated by line breaks or spaces', () => {
  expect(pathsOf(' /a /b\n/a\n')).toEqual(['/a', '/b']);
  expect(pathsOf('')).toEqual([]);
});

test.each([
  ['/insure /Wikipedia/harbour', undefined],
  ['/', undefined],
  ['/insure\n/nowhere', '/nowhere'],
  ['/wikipediaOld', '/wikipediaOld'],
])('of %j the first that is no page and lies below none is %j', (typed, stranger) => {
  expect(strangerTo(['/', '/insure', '/wikipedia'])(typed)).toBe(stranger);
});

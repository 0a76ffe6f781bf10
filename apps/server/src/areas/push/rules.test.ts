import { type AccountType, type MemberStatus, rightsOf } from '@fairway/trade';
import { describe, expect, it, test } from 'vitest';
import { configOf } from './campaigns/campaignConfig.ts';
import { codeLink } from './links.ts';
import { audienceOf, type Deed, type Due, isDue, pathOf } from './rules.ts';

const now = new Date('2026-11-20T02:00:00Z');
const campaign: Due = {
  ...{ pages: ['/insure'], languages: ['zh', 'en'], audiences: ['visitor', 'member'] },
  ...{ startsAt: new Date('2026-11-20T00:00:00Z'), endsAt: null, userActionType: 4, scroll: 0, stayTime: 0 },
};
const deed: Deed = {
  ...{ pageRouter: '/insure', userActionType: 4, scroll: 0, stayTime: 0, language: 'zh' },
  ...{ audience: ['visitor'], now },
};

describe('a campaign is due', () => {
  test.each<[string, Partial<Due>, Partial<Deed>, boolean]>([
    ['as it is', {}, {}, true],
    ['on another page', {}, { pageRouter: '/' }, false],
    ['on the same page in another case and with a slash', {}, { pageRouter: '/Insure/' }, true],
    ['to nobody it is for', { audiences: ['company'] }, {}, false],
    ['to one of several', {}, { audience: ['personal', 'member'] }, true],
    ['in another language', { languages: ['en'] }, {}, false],
    ['before it begins', { startsAt: new Date('2026-11-20T02:00:01Z') }, {}, false],
    ['from its first instant on', { startsAt: now }, {}, true],
    ['at its end', { endsAt: now }, {}, false],
    ['before its end', { endsAt: new Date('2026-11-20T02:00:01Z') }, {}, true],
    ['by another deed', {}, { userActionType: 3 }, false],
    [
      'not scrolled far enough',
      { userActionType: 2, scroll: 900 },
      { userActionType: 2, scroll: 899 },
      false,
    ],
    ['scrolled far enough', { userActionType: 2, scroll: 900 }, { userActionType: 2, scroll: 900 }, true],
    [
      'not stayed long enough',
      { userActionType: 3, stayTime: 30 },
      { userActionType: 3, stayTime: 20 },
      false,
    ],
    ['stayed long enough', { userActionType: 3, stayTime: 30 }, { userActionType: 3, stayTime: 30 }, true],
  ])('%s', (_, own, done, due) => {
    expect(isDue({ ...campaign, ...own }, { ...deed, ...done })).toBe(due);
  });
});

test.each<[AccountType, MemberStatus, string[]]>([
  [3, 1, ['personal']],
  [3, 2, ['personal', 'member']],
  [1, 2, ['company', 'member']],
  [1, 1, ['company']],
  [2, 3, ['subAccount', 'member']],
])('account type %d with member status %d is %j', (accountType, memberStatus, audience) => {
  const ids = { accountId: 'a', tenantId: 't', sessionId: 's', keyId: 'k' };
  const rights = rightsOf({ accountType, memberStatus });
  expect(audienceOf({ kind: 'member', accountType, rights, ...ids })).toEqual(audience);
});

test.each([
  ['/', '/'],
  ['/Insure/', '/insure'],
  ['/newsInformation?categoryId=1#a', '/newsinformation'],
  ['', '/'],
])('%j is compared as %j', (address, path) => {
  expect(pathOf(address)).toBe(path);
});

describe('TRUST 36: where a dialog leads', () => {
  const content = {
    ...{ id: 'a', commonName: '', commonNameEn: '', textZh: '', textEn: '', actionZh: '', actionEn: '' },
    ...{ picture: '', delayedTime: 0 },
  };
  it.each([
    ['/insure', '/insure'],
    ['https://mp.weixin.qq.com/s/a', 'https://mp.weixin.qq.com/s/a'],
    ['https://evil.example/', null],
    ['//evil.example/', null],
    ['javascript:alert(1)', null],
    ['', null],
  ])('TRUST 36: %j answers %j', (activityUrl, led) => {
    expect(configOf({ ...content, activityUrl }, ['mp.weixin.qq.com']).activityUrl).toBe(led);
  });

  it('a picture is one of this site, or it is left out', () => {
    const { type, picture } = configOf({ ...content, activityUrl: '', picture: '/pictures/a.webp' }, []);
    expect({ type, picture }).toEqual({ type: 1, picture: '/pictures/a.webp' });
    expect(configOf({ ...content, activityUrl: '', picture: '//evil.example/a.png' }, [])).toMatchObject({
      type: 2,
      picture: null,
    });
  });

  it.each([
    ['http://weixin.qq.com/r/abc', 'http://weixin.qq.com/r/abc'],
    ['https://weixin.qq.com/r/abc', 'https://weixin.qq.com/r/abc'],
    ['http://evil.example/', null],
    ['/insure', null],
    ['', null],
  ])('TRUST 36: the code of the float %j says %j', (code, link) => {
    expect(codeLink(code, ['weixin.qq.com'])).toBe(link);
  });
});

import { expect, test } from 'vitest';
import { brokenBy } from './brokenBy.ts';
import { insuranceIntention } from './insuranceIntention.ts';

const filled = {
  companyName: '上海恒力国际货运代理有限公司',
  location: '上海市 浦东新区',
  address: '洋山港区双惠路 188 号',
  contactName: '',
  phone: '13800138000',
  email: '',
};

test('contact and email may stay empty', () => {
  expect(brokenBy(insuranceIntention, filled)).toEqual({});
});

test('the rest is asked for', () => {
  const empty = Object.fromEntries(Object.keys(filled).map((key) => [key, '']));
  expect(brokenBy(insuranceIntention, empty)).toEqual({
    companyName: 'required',
    location: 'required',
    address: 'required',
    phone: 'required',
  });
});

test('what is given must be right', () => {
  expect(brokenBy(insuranceIntention, { ...filled, email: 'li@', phone: '1380' })).toEqual({
    email: 'email',
    phone: 'mobile',
  });
});

import * as v from 'valibot';
import { expect, test } from 'vitest';
import { brokenBy } from './brokenBy.ts';
import {
  emailUnlessMobile,
  freightGiven,
  insuranceIntention,
  insuranceRequest,
} from './insuranceIntention.ts';

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

test('the other fields are required', () => {
  const empty = Object.fromEntries(Object.keys(filled).map((key) => [key, '']));
  expect(brokenBy(insuranceIntention, empty)).toEqual({
    companyName: 'required',
    location: 'required',
    address: 'required',
    phone: 'required',
  });
});

test('given values must be valid', () => {
  expect(brokenBy(insuranceIntention, { ...filled, email: 'li@', phone: '1380' })).toEqual({
    email: 'email',
    phone: 'contactPhone',
  });
});

test('a phone that no SMS reaches comes with an email', () => {
  const reached = v.pipe(insuranceIntention, emailUnlessMobile());
  const hamburg = { ...filled, phone: '0049 40 123456' };
  expect(brokenBy(reached, filled)).toEqual({});
  expect(brokenBy(reached, hamburg)).toEqual({ email: 'contactEmail' });
  expect(brokenBy(reached, { ...hamburg, address: '' })).toEqual({
    address: 'required',
    email: 'contactEmail',
  });
  expect(brokenBy(reached, { ...hamburg, email: 'k@hafen.de' })).toEqual({});
  expect(v.parse(reached, { ...hamburg, email: 'k@hafen.de' }).phone).toBe('+49 40 123456');
  expect(v.parse(reached, { ...filled, phone: '+86 138-0013 8000' }).phone).toBe('13800138000');
});

const whole = v.pipe(v.strictObject(insuranceRequest), freightGiven());
const cargo = {
  ...filled,
  goodsClass: 'general',
  goods: '',
  clause: 'A',
  war: false,
  strikes: false,
  basis: 'CIF',
  value: '100000',
  freight: '',
  currency: 'CNY',
  insurerId: '',
  remark: '',
};

test('a cargo needs its kind, clause, value and currency', () => {
  expect(brokenBy(whole, cargo)).toEqual({});
  expect(brokenBy(whole, { ...cargo, goodsClass: '', clause: '', value: '', currency: '' })).toEqual({
    goodsClass: 'required',
    clause: 'required',
    value: 'required',
    currency: 'required',
  });
});

test('a value is an amount, from 100.00 on', () => {
  for (const value of ['1e9', '-5', '1.234'])
    expect(brokenBy(whole, { ...cargo, value })).toEqual({ value: 'amount' });
  for (const value of ['99.99', '100,000,000.01'])
    expect(brokenBy(whole, { ...cargo, value })).toEqual({ value: 'amountRange' });
  expect(brokenBy(whole, { ...cargo, value: '100' })).toEqual({});
});

test('FOB goods require their freight, reported at once', () => {
  expect(brokenBy(whole, { ...cargo, basis: 'FOB', phone: '' })).toEqual({
    phone: 'required',
    freight: 'required',
  });
  expect(brokenBy(whole, { ...cargo, basis: 'FOB', freight: '0x' })).toEqual({ freight: 'amount' });
  expect(brokenBy(whole, { ...cargo, basis: 'FOB', freight: '1200.5' })).toEqual({});
});

test('a route and a day of sailing may be left out; a day must exist', () => {
  expect(v.parse(whole, cargo)).toMatchObject({ origin: '', destination: '', sailsOn: '' });
  const voyage = { origin: '上海', destination: 'Rotterdam', sailsOn: '2026-12-05' };
  expect(v.parse(whole, { ...cargo, ...voyage })).toMatchObject(voyage);
  expect(brokenBy(whole, { ...cargo, sailsOn: '2026-02-30' })).toEqual({ sailsOn: 'day' });
  expect(brokenBy(whole, { ...cargo, origin: 'x'.repeat(61) })).toEqual({ origin: 'textLength' });
});

import { expect, test } from 'vitest';
import { brokenBy } from './brokenBy.ts';
import { companyCertification, personalCertification } from './certification.ts';

const photo = '01942f5e-0000-7000-8000-000000000001';
const company = {
  companyName: '上海恒力国际货运代理有限公司',
  creditCode: '91310115MA1K00015K',
  businessLicense: photo,
  registerCode: '310115400123456',
  registerCertificate: photo,
  city: '上海市',
  address: '浦东新区双惠路 188 号',
  contactName: '李伟',
  contactEmail: 'li@example.com',
  verifyCode: '123456',
  department: '操作部',
  position: '经理',
  companyCode: 'HENGLI',
  adminAccount: 'hengli2026',
  password: 'Yangshan2026',
  again: 'Yangshan2026',
  authenticationWay: 'transfer',
  contactIdCard: '11010519491231002X',
  contactIdCardFront: photo,
  contactIdCardBack: photo,
  authorizationLetter: photo,
  intendedRouteIds: [],
};

test('a whole company passes, intended routes are free', () => {
  expect(brokenBy(companyCertification, company)).toEqual({});
});

test('every other field is required', () => {
  const empty = { ...Object.fromEntries(Object.keys(company).map((key) => [key, ''])), intendedRouteIds: [] };
  const broken = brokenBy(companyCertification, empty);
  expect(Object.keys(broken).sort()).toEqual(
    Object.keys(company)
      .filter((key) => key !== 'intendedRouteIds')
      .sort(),
  );
  expect(new Set(Object.values(broken))).toEqual(new Set(['required']));
});

test.each([
  ['creditCode', '91310115MA1K0001', 'creditCode'],
  ['contactIdCard', '310115199002300011', 'idCardDate'],
  ['companyCode', 'hengli', 'companyCode'],
  ['adminAccount', 'heng', 'adminAccount'],
  ['again', 'Yangshan2027', 'confirmation'],
  ['verifyCode', '12345', 'verifyCode'],
  ['authenticationWay', 'courier', 'required'],
])('%s of %j: %s', (field, value, rule) => {
  expect(brokenBy(companyCertification, { ...company, [field]: value })).toEqual({ [field]: rule });
});

test('the second password is judged although other fields are still broken', () => {
  const half = { ...company, authenticationWay: '', again: 'Yangshan2027' };
  expect(brokenBy(companyCertification, half)).toEqual({
    authenticationWay: 'required',
    again: 'confirmation',
  });
});

test('a code whose check digit does not fit is taken: a person looks at it', () => {
  expect(brokenBy(companyCertification, { ...company, creditCode: '91350100M0001TGQXM' })).toEqual({});
});

test('a person needs name, number and both photos', () => {
  const person = { realName: '李伟', idCard: '11010519491231002X', idCardFront: photo, idCardBack: photo };
  expect(brokenBy(personalCertification, person)).toEqual({});
  expect(
    brokenBy(personalCertification, { realName: '', idCard: '1', idCardFront: '', idCardBack: '' }),
  ).toEqual({
    realName: 'required',
    idCard: 'idCard',
    idCardFront: 'required',
    idCardBack: 'required',
  });
});

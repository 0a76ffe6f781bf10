import { companyCertification } from '@fairway/trade';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { companySubmission } from './certification.ts';
import { ruleOf } from './rules.ts';

const photo = '01942f5e-0000-7000-8000-000000000001';
const typed = {
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
  authenticationWay: 'offline',
  contactIdCard: '11010519491231002X',
  contactIdCardFront: photo,
  contactIdCardBack: photo,
  authorizationLetter: photo,
  intendedRouteIds: [],
};

/** The fields that a form and the call refuse, each with its rule. */
function refusedBy(change: Readonly<Record<string, string>>) {
  const input = { ...typed, ...change };
  const { again: _, ...sent } = input;
  const body = { kind: 'company', ...sent, authenticationWay: 3 };
  const rules = (schema: v.GenericSchema, input: unknown) =>
    (v.safeParse(schema, input).issues ?? []).map((issue) => {
      const { field, rule } = ruleOf(issue, 'body');
      return `${field} ${rule}`;
    });
  return { form: rules(companyCertification, input), call: rules(companySubmission, body) };
}

test('the output of the form is the input of the call, the way of authentication as its number', () => {
  const { again: _, ...company } = v.parse(companyCertification, typed);
  expect(v.parse(companySubmission, { kind: 'company', ...company })).toMatchObject({ authenticationWay: 3 });
});

test.each([
  ['registerCode', '31011', 'registerCode'],
  ['registerCode', '-3101154', 'registerCode'],
  ['companyName', '恒', 'companyName'],
  ['companyName', '恒力 <script>', 'companyName'],
  ['creditCode', '000000000000000000', 'creditCode'],
  ['contactIdCard', '110105194912310021', 'idCardCheck'],
  ['contactIdCard', '110105194913310021', 'idCardDate'],
  ['contactEmail', 'li@example', 'email'],
  ['companyCode', 'HL', 'companyCode'],
  ['adminAccount', 'heng', 'adminAccount'],
  ['verifyCode', '', 'required'],
])('%s of %j breaks the same rule in the form and in the call: %s', (field, value, rule) => {
  const { form, call } = refusedBy({ [field]: value });
  expect(call).toEqual([`body.${field} ${rule}`]);
  expect(form).toEqual(call);
});

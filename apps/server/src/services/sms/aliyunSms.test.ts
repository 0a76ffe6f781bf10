import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fakeAliyunSms } from '../../testing/messages/fakeAliyunSms.ts';
import { acs3Headers } from './acs3.ts';
import { type AliyunSmsSettings, aliyunSms } from './aliyunSms.ts';

const message = {
  id: '01942f5e-0000-7000-8000-000000000001',
  to: '13800000000',
  kind: 'sms',
  purpose: 'LOGIN_REGISTER',
  code: '123456',
  text: '您的验证码是 123456',
  language: 'zh',
} as const;

let service: Awaited<ReturnType<typeof fakeAliyunSms>>;
let settings: AliyunSmsSettings;

beforeAll(async () => {
  service = await fakeAliyunSms();
  settings = {
    ...service.settings,
    signName: '航道 (测试)*',
    noticeTemplateCode: undefined,
    templates: {},
    templateCode: 'SMS_1',
  };
});
afterAll(() => service.stop());
beforeEach(() => service.clear());

test('sends the code by the approved template, signed so that the service accepts it', async () => {
  await aliyunSms(settings).send(message);
  const requests = service.taken();
  expect(requests).toHaveLength(1);
  expect(requests[0]?.action).toBe('SendSms');
  expect(Object.fromEntries(requests[0]?.query ?? [])).toEqual({
    PhoneNumbers: '13800000000',
    SignName: '航道 (测试)*',
    TemplateCode: 'SMS_1',
    TemplateParam: '{"code":"123456"}',
    OutId: message.id,
  });
});

test.each([
  ['a notice without a template goes by email alone', {}, undefined, undefined],
  ['a notice by the one for all', {}, 'SMS_2', 'SMS_2'],
  ['a purpose by its own', { CERTIFICATION: 'SMS_3' }, 'SMS_2', 'SMS_3'],
  ['a purpose by its own where there is none for all', { CERTIFICATION: 'SMS_3' }, undefined, 'SMS_3'],
  ['not by that of another purpose', { COMPANY_INVITATION: 'SMS_4' }, 'SMS_2', 'SMS_2'],
])('%s', async (_, templates, noticeTemplateCode, expected) => {
  const { code: _code, ...notice } = { ...message, purpose: 'CERTIFICATION', text: '您的认证已通过' };
  await aliyunSms({ ...settings, templates, noticeTemplateCode }).send(notice);
  const requests = service.taken();
  expect(requests.map(({ query }) => query.get('TemplateCode'))).toEqual(
    expected === undefined ? [] : [expected],
  );
  if (expected) expect(requests[0]?.query.get('TemplateParam')).toBe('{"notice":"您的认证已通过"}');
});

test.each([
  ['【航道】您的认证已通过', '您的认证已通过'],
  ['[Fairway] Your certification has passed', 'Your certification has passed'],
  ['订单 [1] 已付款', '订单 [1] 已付款'],
])('%s goes without a signature of ours: the service writes the approved one', async (text, expected) => {
  const { code: _code, ...notice } = { ...message, purpose: 'CERTIFICATION', text };
  await aliyunSms({ ...settings, noticeTemplateCode: 'SMS_2' }).send(notice);
  expect(service.taken().map(({ query }) => query.get('TemplateParam'))).toEqual([
    JSON.stringify({ notice: expected }),
  ]);
});

test('a wrong secret is refused by the service and reported by its code', async () => {
  const wrong = aliyunSms({ ...settings, accessKeySecret: 'other' });
  await expect(wrong.send(message)).rejects.toThrow('SignatureDoesNotMatch');
});

test('a refusal that travels with HTTP 200 is an error that does not name the phone', async () => {
  service.answerWith('isv.BUSINESS_LIMIT_CONTROL');
  const sent = aliyunSms(settings).send(message);
  await expect(sent).rejects.toThrow('isv.BUSINESS_LIMIT_CONTROL');
  await expect(sent).rejects.not.toThrow('13800000000');
});

test('the signature of the example in the documentation', () => {
  // help.aliyun.com, "V3 request structure and signature": fixed-parameter example.
  const headers = acs3Headers(
    {
      method: 'POST',
      url: new URL(
        'https://ecs.cn-shanghai.aliyuncs.com/?ImageId=win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd&RegionId=cn-shanghai',
      ),
      action: 'RunInstances',
      version: '2014-05-26',
      body: '',
      now: new Date('2023-10-26T10:22:32Z'),
      nonce: '3156853299f313e23d1673dc12e1703d',
    },
    { accessKeyId: 'YourAccessKeyId', accessKeySecret: 'YourAccessKeySecret' },
  );
  expect(headers.authorization).toBe(
    'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
  );
});

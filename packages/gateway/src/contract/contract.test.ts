import { permissions } from '@fairway/trade';
import { expect, test } from 'vitest';
import { permissionOf } from './call.ts';
import { codes } from './codes.ts';
import { callsOf } from './contract.ts';

const all = callsOf();

/** Every call that point 7 of the specification shows, as it writes them. */
const specification = `
POST /auth/login
POST /auth/loginAndRegisterByVerifyCode
POST /auth/silentLogin
POST /auth/logout
POST /auth/bindPhonePcWeixinLogin
GET /token/v2check
GET /auth/checkPcLoginStatus
GET /common/verifyCode/sendSmsVerifyCode
GET /common/verifyCode/sendEmailVerifyCode
GET /common/verifyCode/sendSelfSmsVerifyCode
GET /common/verifyCode/sendSelfEmailVerifyCode
GET /common/verifyCode/checkSelfPhoneVerifyCode
GET /common/verifyCode/checkSelfEmailVerifyCode
POST /system/user/updatePasswordByEmailByForget
POST /system/user/updatePasswordByPhoneByForget
GET /system/user/profile
POST /system/user/updateProfile
GET /system/user/checkPhoneExist
GET /system/user/checkEmailExist
GET /system/user/loginValidateAccountExist
GET /system/user/getEmailAccountType
GET /system/user/getPhoneAccountType
GET /system/user/currentEmail
GET /system/user/bindSnsAccountStatusList
GET /system/user/checkBindStatus
POST /system/user/setUpPhone
POST /system/user/changePhone
POST /system/user/changePhoneValidateOldPhone
POST /system/user/setUpEmail
POST /system/user/changeEmail
POST /system/user/changeEmailValidateOldEmail
POST /system/user/setUpPassword
POST /system/user/updatePassword
POST /system/user/updatePasswordByEmail
POST /system/user/updatePasswordByPhone
POST /system/user/unBindPhone
POST /system/user/unBindEmail
POST /system/user/unBindPcWxOpenId
GET /company/selectCompanyAuditInfo
GET /company/selectSubmitInfo
GET /company/selectOfflineTips
POST /company/submit
POST /company/update
POST /company/updateContactInfo
GET /company/validateAccountExist
GET /company/validateCompanyCodeExist
GET /company/validateCompanyNameExist
GET /company/validateCreditCodeExist
GET /company/validateRegisterCodeExist
GET /seaRoute/selectAll
GET /harbour/realTimeLikeQuery
POST /aliPay/getAliPayQrCode
POST /wxPay/getWxPayQrCode
GET /order/queryByOrderNo
POST /order/offLinePay
GET /templateResource/get
POST /common/uploadToken
POST /common/upload
GET /attention/selectAttentionList
GET /attention/selectShippingRateByAttention
POST /attention/addOrUpdateAttention
POST /bizCollection/addOrUpdateCollection
GET /bizCollection/selectNewsByIds
GET /bizCollection/selectCollectionByCondition
GET /subscribeStatistics/selectRecentConcernsList
GET /subscribeStatistics/selectStatisticsAvg
GET /subscribeStatistics/selectStatisticsDetailCountList
GET /subscribeStatistics/selectStatisticsSum
GET /menuConfig/routerList
GET /ruleConfig/checkConfig
GET /visitor/generateVisitorId
GET /wechatDialog/wechatMp
POST /api/users/register
POST /api/users/findUserName
POST /api/user/collect/deleteCollect
`
  .trim()
  .split('\n');

test('every call that the specification shows is in the contract', () => {
  const declared = all.map(({ call }) => `${call.method} ${call.path}`);
  expect(specification.filter((each) => !declared.includes(each))).toEqual([]);
});

test('a path belongs to one call', () => {
  const paths = all.map(({ call }) => call.path);
  expect(new Set(paths).size).toBe(paths.length);
});

test.each(all)('$area.$name has a sentence as its summary, and a caller', ({ call }) => {
  expect(call.summary).toMatch(/^[A-Z].{10,}\.$/);
  expect(call.caller).toMatch(/^(anyone|visitor|member(:\w+:\w+)?|staff(:\w+(\|\w+)?)?)$/);
  const permission = permissionOf(call.caller);
  if (permission !== null) expect(permissions).toContain(permission);
});

test.each(all)('$area.$name has a request and a response that its method allows', ({ call }) => {
  expect(call.path).toMatch(/^(\/[A-Za-z\d]+)+$/);
  if (call.method === 'GET') expect(call.body).toBeUndefined();
  else expect(call.effect).toBeUndefined();
  if (call.bodyAs) expect(call.body).toBeDefined();
  if (call.bodyAs === 'multipart')
    expect(call.refusals ?? []).toEqual(
      expect.arrayContaining(
        call.takes === 'document'
          ? ['documentTypeRefused', 'documentTooLarge']
          : call.takes === 'csv' || call.takes === 'table'
            ? []
            : call.takes === 'attachment'
              ? ['fileTypeRefused', 'fileTooLarge', 'fileHasMacros']
              : ['pictureTypeRefused', 'pictureTooLarge'],
      ),
    );
  // Calls with an effect are signed, so their sender has made at least a handshake.
  if (call.effect || call.method === 'POST') expect(call.caller).not.toBe('anyone');
});

test.each(all)('$area.$name refuses undeclared fields', ({ call }) => {
  for (const schema of [call.query, call.body]) {
    const parts = schema?.type === 'variant' && 'options' in schema ? schema.options : [schema];
    for (const part of parts as { type: string }[]) if (part) expect(part.type).toBe('strict_object');
  }
});

test('codes are numbers of their own: five digits of a status, or eight of a refusal', () => {
  const numbers = Object.values(codes);
  expect(new Set(numbers).size).toBe(numbers.length);
  for (const number of numbers) expect(String(number)).toMatch(/^(200|[45]\d{4}|[1-4]00\d{5})$/);
  expect(codes.notFound).toBe(10011002);
  expect(codes.socialLoginPending).toBe(20012011);
});

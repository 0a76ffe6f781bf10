export { type AccountKind, account, accountKind } from './account.ts';
export { type AmountBounds, amount, minorUnits } from './choices/amount.ts';
export { atLeastOne } from './choices/atLeastOne.ts';
export { quantity } from './choices/quantity.ts';
export { seats } from './choices/seats.ts';
export { textLength } from './choices/textLength.ts';
export { trialRouteCount, trialRoutes } from './choices/trialRoutes.ts';
export { adminAccount, adminAccountLength } from './company/adminAccount.ts';
export { companyCode, companyCodeLength } from './company/companyCode.ts';
export { companyName, companyNameLength } from './company/companyName.ts';
export { creditCode, creditCodeCheckDigit, creditCodeDoubt, creditCodeLength } from './company/creditCode.ts';
export { idCard, idCardCheckDigit, idCardLength } from './company/idCard.ts';
export { registerCode, registerCodeLength } from './company/registerCode.ts';
export { taxNumber, taxNumberDoubt, taxNumberLength } from './company/taxNumber.ts';
export { confirmation } from './confirmation.ts';
export { email, emailLength } from './email.ts';
export {
  type FileStart,
  type PictureKind,
  picture,
  pictureKind,
  pictureSize,
  signatureLength,
} from './files/picture.ts';
export { mainland, mobile } from './mobile.ts';
export {
  normaliseAccount,
  normaliseAmount,
  normaliseCode,
  normaliseCompanyName,
  normaliseEmail,
  normalisePhone,
  normaliseRegisterCode,
  normaliseSerial,
  normaliseText,
  normaliseUsername,
  toHalfWidth,
} from './normalise.ts';
export { initialPassword, initialPasswordLength, password, passwordLength } from './password.ts';
export { phone, phoneLength } from './phone.ts';
export { authenticationWays, companyCertification, personalCertification } from './requests/certification.ts';
export { employee, employeeTypes } from './requests/employee.ts';
export { forgottenPasswordByEmail, forgottenPasswordByPhone } from './requests/forgottenPassword.ts';
export { freightSearch, homeFreightSearch } from './requests/freightSearch.ts';
export { insuranceIntention } from './requests/insuranceIntention.ts';
export { headerTypes, invoice, invoiceKinds } from './requests/invoice.ts';
export { seatAllocation } from './requests/seatAllocation.ts';
export { periods, subscription, trial } from './requests/subscription.ts';
export { trackingQuery } from './requests/trackingQuery.ts';
export { required } from './required.ts';
export {
  type DoubtName,
  doubtNames,
  firstBroken,
  isRuleName,
  optional,
  type Rule,
  type RuleName,
  ruleNames,
  type Validator,
} from './rule.ts';
export { capitals, capitalsLength } from './shop/capitals.ts';
export { registerVerifyCode } from './shop/registerVerifyCode.ts';
export { shopPassword } from './shop/shopPassword.ts';
export { shopUsername } from './shop/shopUsername.ts';
export { subAccountUsername, subAccountUsernameLength } from './subAccountUsername.ts';
export { type CarrierFormat, carrierFormats, type FormatConfidence } from './trade/carrierFormats.ts';
export {
  type CarrierGuess,
  carrierNumber,
  carrierNumberDoubt,
  guessCarriers,
} from './trade/carrierNumber.ts';
export { containerCheckDigit, containerNumber, containerNumberLength } from './trade/containerNumber.ts';
export { day } from './trade/day.ts';
export { hsKeyword, hsKeywordLength } from './trade/hsKeyword.ts';
export { imoCheckDigit, imoNumber } from './trade/imoNumber.ts';
export { mmsi } from './trade/mmsi.ts';
export { portCode } from './trade/portCode.ts';
export {
  type TrackingKind,
  trackingKinds,
  trackingNumber,
  trackingNumberLength,
} from './trade/trackingNumber.ts';
export { week } from './trade/week.ts';
export { follows, ruleOf } from './valibot.ts';
export { verifyCode, verifyCodeLength } from './verifyCode.ts';

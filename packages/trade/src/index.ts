export { type AccountSwitch, type AccountSwitchFacts, accountSwitch } from './accountSwitch.ts';
export { chinaClock, chinaDay, chinaMidnight, dayMs } from './chinaDay.ts';
export {
  type AgreedText,
  type ConsentKind,
  consentKinds,
  consentVersions,
  currentTexts,
  lackingConsents,
  registrationConsents,
} from './consents.ts';
export { csvDay, csvTime } from './csv/csvDate.ts';
export { type CsvEncoding, csvEncodingOf } from './csv/csvEncoding.ts';
export { type CsvHeadings, csvPlaces } from './csv/csvPlaces.ts';
export { CsvBroken, type CsvReader, type CsvRecord, csvReader, readCsv } from './csv/csvReader.ts';
export { csvText } from './csv/csvText.ts';
export { looksLikeGb18030 } from './csv/gb18030.ts';
export {
  type DayCalendar,
  type FreeTime,
  freeTimeFrom,
  knowsDays,
  type PublicHoliday,
  workedBy,
} from './demurrage/dayCalendar.ts';
export {
  clockProblem,
  type DemurrageDay,
  type DemurrageTerms,
  demurrageDays,
  demurrageTotal,
  lastFreeDay,
  mostDemurrageDays,
  type WorkedDay,
  workedFreeDays,
} from './demurrage/demurrage.ts';
export {
  type BandProblem,
  bandProblem,
  bandsText,
  type DemurrageBand,
  type DemurrageDirection,
  type DemurrageKind,
  demurrageDirections,
  demurrageKinds,
  type FreeDayCount,
  freeDayCounts,
  readBands,
} from './demurrage/demurrageBands.ts';
export { type DemurrageBox, demurrageBoxes, demurrageBoxOf } from './demurrage/demurrageBox.ts';
export {
  type ContainerDays,
  type DemurrageClock,
  demurrageClock,
} from './demurrage/demurrageClock.ts';
export {
  type EmissionFactor,
  type EmissionLane,
  emissionFactors,
  emissionLanes,
  emissionMethodUrl,
} from './emissions/emissionFactors.ts';
export {
  type BoxEmissions,
  boxEmissions,
  type EmissionCargo,
  type EmissionVoyage,
  emissionFactorOf,
  emissionLaneOf,
  gramsPerTeuKilometre,
  type ShipmentEmissions,
  shipmentEmissions,
  teuEmissions,
} from './emissions/emissions.ts';
export {
  daysByWay,
  type NamedWay,
  namedWays,
  usualKnots,
  type WayLength,
  type WayName,
  type WayTaken,
  wayNames,
  waySurcharges,
  wayTaken,
} from './emissions/wayTaken.ts';
export { extensionOf, type FileFormat, fileFormat } from './files/fileFormat.ts';
export { estimateInsurance, type Insurable, type InsuranceEstimate, rateOf } from './insurance/estimate.ts';
export { intentionNoOf, isIntentionNo } from './insurance/intentionNo.ts';
export {
  type CargoClause,
  cargoClauses,
  type GoodsClass,
  goodsClasses,
  type InsuredCurrency,
  insuranceRates,
  insuredCurrencies,
  leastPremium,
  strikesRate,
  type ValueBasis,
  valueBases,
  warRate,
} from './insurance/rates.ts';
export { keywordWords } from './keywordWords.ts';
export { allowedLink, ownPath } from './links/allowedLink.ts';
export { type PayWay, payWay, payWays, type ShownPayWay } from './payWays.ts';
export {
  allInPrice,
  type PriceChange,
  type PricePart,
  priceChange,
  type SailingPrice,
} from './priceChange/priceChange.ts';
export { messageTable } from './priceFile/messageTable.ts';
export {
  type DoubtfulCell,
  messageColumns,
  type PriceFileConstant,
  type PriceFileDoubt,
  type PriceFileField,
  type PriceFileLayout,
  priceFileConstants,
  priceFileFields,
} from './priceFile/priceFileLayout.ts';
export { type PriceFileLine, readPriceFileLine } from './priceFile/priceFileLine.ts';
export { mostHeaderRows, proposePriceFile } from './priceFile/proposePriceFile.ts';
export {
  allInReader,
  carriersCalled,
  checksOf,
  longestPriceMessage,
  mostPriceRows,
  type NamedCarrier,
  type NamedPort,
  type PriceBox,
  type PriceCheck,
  type PriceCurrency,
  type PriceDoubt,
  type PriceField,
  type PriceFieldName,
  type PriceMessageRead,
  type PriceNames,
  type PriceRow,
  priceBoxes,
  priceDoubts,
  priceNames,
  readPriceMessage,
} from './priceMessage/index.ts';
export {
  authenticationWays,
  companyCertification,
  companyCertificationFields,
  personalCertification,
} from './requests/certification.ts';
export { employee, employeeTypes } from './requests/employee.ts';
export { forgottenPasswordByEmail, forgottenPasswordByPhone } from './requests/forgottenPassword.ts';
export { freightSearch, homeFreightSearch } from './requests/freightSearch.ts';
export {
  emailReached,
  emailUnlessMobile,
  freightGiven,
  insuranceIntention,
  insuranceRequest,
} from './requests/insuranceIntention.ts';
export {
  type HeaderType,
  headerComplete,
  headerTypes,
  type InvoiceKind,
  invoice,
  invoiceKinds,
  invoiceRequest,
} from './requests/invoice.ts';
export { newPasswordByCode, newPasswordByCurrent } from './requests/newPassword.ts';
export { typedTwice } from './requests/parts.ts';
export { seatAllocation } from './requests/seatAllocation.ts';
export { periods, subscription, trial } from './requests/subscription.ts';
export { trackingQuery } from './requests/trackingQuery.ts';
export {
  type Grant,
  grants,
  holds,
  type MemberType,
  memberTypes,
  type Permission,
  permissions,
  type Rights,
  type RoleNumber,
  rightsOf,
  roleNumber,
} from './rights.ts';
export {
  longestCell,
  mostSheetRows,
  type SheetCell,
  sheetCell,
  sheetName,
  sheetText,
} from './sheets/sheetCell.ts';
export {
  type CostCurrency,
  costCurrencies,
  type ExchangeRates,
  exchanged,
  freshRateDays,
  isCostCurrency,
  rateParts,
} from './shipment/exchange.ts';
export {
  type CostSide,
  costSides,
  type Incoterm,
  type IncotermFit,
  incotermFacts,
  incoterms,
  isIncoterm,
  type Payer,
  payerOf,
  usualTerms,
} from './shipment/incoterms.ts';
export {
  byTotal,
  type CostLine,
  type CostSum,
  type LinePart,
  type MissingPart,
  oceanFreight,
  partsOf,
  type SailingCharge,
  type ShipmentTotal,
  sailingTotal,
  shareOf,
  sumOf,
  type TotalParts,
} from './shipment/sailingTotal.ts';
export {
  boxesOfCounts,
  type FreightTerms,
  readShipment,
  type Shipment,
  type ShipmentProblem,
  type ShipmentRead,
  writeShipment,
} from './shipment/shipment.ts';
export {
  type BoxCount,
  isShipmentBox,
  mostBoxesOfType,
  type ShipmentBox,
  shipmentBoxes,
  shipmentBoxFacts,
  teuOf,
} from './shipment/shipmentBoxes.ts';
export { type ShipmentEntry, type ShipmentQuery, shipmentEntries } from './shipment/shipmentQuery.ts';
export {
  type AccountSource,
  type AccountType,
  type AuditStatus,
  type AuthenticationWay,
  accountSource,
  accountType,
  auditStatus,
  authenticationWay,
  type Gender,
  gender,
  type InvoiceStatus,
  invoiceStatus,
  type LoginPortal,
  loginPortal,
  type MemberStatus,
  memberStatus,
  numbersOf,
  type OrderStatus,
  orderStatus,
  type ShipType,
  shipType,
  type UserAction,
  userAction,
  type YesOrNo,
  yesOrNo,
} from './statuses.ts';
export {
  fold,
  foldedAway,
  foldedLetters,
  foldedWords,
  foldShip,
  foldToWords,
  shipNameIn,
  simplify,
  withoutShipPrefix,
} from './text/fold.ts';
export { cutText, isStorable, storable } from './text/text.ts';
export { traditionalPairs } from './text/traditional.ts';
export { type AccountKind, account, accountKind } from './validators/account.ts';
export { type AmountBounds, amount } from './validators/choices/amount.ts';
export {
  type AmountCurrency,
  type AmountRead,
  minorUnits,
  normaliseAmount,
  readAmount,
  ungroupedAmount,
} from './validators/choices/amountText.ts';
export { atLeastOne } from './validators/choices/atLeastOne.ts';
export { quantity } from './validators/choices/quantity.ts';
export { seats } from './validators/choices/seats.ts';
export { textLength } from './validators/choices/textLength.ts';
export { trialRouteCount, trialRoutes } from './validators/choices/trialRoutes.ts';
export { adminAccount, adminAccountLength } from './validators/company/adminAccount.ts';
export { companyCode, companyCodeLength } from './validators/company/companyCode.ts';
export { companyName, companyNameLength } from './validators/company/companyName.ts';
export {
  creditCode,
  creditCodeCheckDigit,
  creditCodeDoubt,
  creditCodeLength,
} from './validators/company/creditCode.ts';
export { idCard, idCardCheckDigit, idCardLength } from './validators/company/idCard.ts';
export { registerCode, registerCodeLength } from './validators/company/registerCode.ts';
export { taxNumber, taxNumberDoubt, taxNumberLength } from './validators/company/taxNumber.ts';
export { confirmation } from './validators/confirmation.ts';
export { contactPhone, contactPhoneLength, isMobilePhone } from './validators/contactPhone.ts';
export { type EmailOptions, email, emailDoubt, emailLength, emailWith } from './validators/email.ts';
export {
  type FileStart,
  type PictureKind,
  picture,
  pictureKind,
  pictureSize,
  signatureLength,
} from './validators/files/picture.ts';
export { mainland, mobile, mobileDoubt } from './validators/mobile.ts';
export {
  normaliseAccount,
  normaliseCode,
  normaliseCompanyName,
  normaliseContactPhone,
  normaliseEmail,
  normalisePhone,
  normaliseRegisterCode,
  normaliseSerial,
  normaliseText,
  normaliseUsername,
  toHalfWidth,
} from './validators/normalise.ts';
export { initialPassword, initialPasswordLength, password, passwordLength } from './validators/password.ts';
export { phone, phoneLength } from './validators/phone.ts';
export { isVisible, required, visible } from './validators/required.ts';
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
} from './validators/rule.ts';
export { capitals, capitalsLength } from './validators/shop/capitals.ts';
export { registerVerifyCode } from './validators/shop/registerVerifyCode.ts';
export { shopPassword } from './validators/shop/shopPassword.ts';
export { shopUsername } from './validators/shop/shopUsername.ts';
export { subAccountUsername, subAccountUsernameLength } from './validators/subAccountUsername.ts';
export {
  type CarrierFormat,
  carrierFormats,
  type FormatConfidence,
} from './validators/trade/carrierFormats.ts';
export {
  type CarrierGuess,
  carrierNumberDoubt,
  guessCarriers,
} from './validators/trade/carrierNumber.ts';
export {
  containerCheckDigit,
  containerNumber,
  containerNumberLength,
} from './validators/trade/containerNumber.ts';
export { type ContainerParts, containerParts } from './validators/trade/containerParts.ts';
export { day } from './validators/trade/day.ts';
export { hsKeyword, hsKeywordLength } from './validators/trade/hsKeyword.ts';
export { imoCheckDigit, imoNumber } from './validators/trade/imoNumber.ts';
export { mmsi } from './validators/trade/mmsi.ts';
export { month } from './validators/trade/month.ts';
export {
  guessNumber,
  type LikelyCarrier,
  likelyCarriers,
  type NumberGuess,
  sureEnough,
} from './validators/trade/numberGuess.ts';
export { numbersInText } from './validators/trade/numbersInText.ts';
export { carrierForm, waysToWrite } from './validators/trade/oneBill.ts';
export { portCode } from './validators/trade/portCode.ts';
export { time } from './validators/trade/time.ts';
export {
  type TrackingKind,
  trackingKinds,
  trackingNumber,
  trackingNumberLength,
} from './validators/trade/trackingNumber.ts';
export { week } from './validators/trade/week.ts';
export { zonedTime } from './validators/trade/zonedTime.ts';
export { follows, ruleOf } from './validators/valibot.ts';
export { verifyCode, verifyCodeLength } from './validators/verifyCode.ts';
export {
  type TrackedCondition,
  type TrackedDayKind,
  type TrackedFreeTime,
  type TrackedKind,
  type TrackedReason,
  type TrackedReport,
  type TrackedState,
  trackedDayKinds,
  trackedDays,
  trackedEventKinds,
  trackedKinds,
  trackedReports,
} from './watch/trackedRules.ts';
export {
  mostWatches,
  routeOnlyKinds,
  type SailingState,
  stateKinds,
  stateReason,
  totalKinds,
  type WatchCondition,
  type WatchedChange,
  type WatchedTotals,
  type WatchedValues,
  type WatchKind,
  type WatchReason,
  watchKinds,
  watchLimits,
  watchReason,
} from './watch/watchRules.ts';
export {
  addDays,
  addWeeks,
  daysBetween,
  formatWeek,
  isDay,
  isWeekend,
  mondayOf,
  parseWeek,
  weekOfDay,
  weeksFrom,
} from './weeks.ts';

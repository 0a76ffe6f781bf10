/** Names that moved from `@fairway/forms` to `@fairway/trade`. */
const moved = new Set(
  [
    'AccountKind AmountBounds CarrierFormat CarrierGuess DoubtName FileStart FormatConfidence',
    'PictureKind Rule RuleName TrackingKind Validator account accountKind adminAccount',
    'adminAccountLength amount atLeastOne authenticationWays capitals capitalsLength carrierFormats',
    'carrierNumberDoubt companyCertification companyCode companyCodeLength companyName',
    'companyNameLength confirmation containerCheckDigit containerNumber containerNumberLength creditCode',
    'creditCodeCheckDigit creditCodeDoubt creditCodeLength day doubtNames email emailLength employee',
    'employeeTypes firstBroken follows forgottenPasswordByEmail forgottenPasswordByPhone freightSearch',
    'guessCarriers headerTypes homeFreightSearch hsKeyword hsKeywordLength idCard idCardCheckDigit',
    'idCardLength imoCheckDigit imoNumber initialPassword initialPasswordLength insuranceIntention',
    'invoice invoiceKinds isRuleName mainland minorUnits mmsi mobile normaliseAccount normaliseAmount',
    'normaliseCode normaliseCompanyName normaliseEmail normalisePhone normaliseRegisterCode',
    'normaliseSerial normaliseText normaliseUsername optional password passwordLength periods',
    'personalCertification phone phoneLength picture pictureKind pictureSize portCode quantity',
    'registerCode registerCodeLength registerVerifyCode required ruleNames ruleOf seatAllocation seats',
    'shopPassword shopUsername signatureLength subAccountUsername subAccountUsernameLength subscription',
    'taxNumber taxNumberDoubt taxNumberLength textLength toHalfWidth trackingKinds trackingNumber',
    'trackingNumberLength trackingQuery trial trialRouteCount trialRoutes verifyCode verifyCodeLength',
    'week',
  ].flatMap((line) => line.split(' ')),
);

const importOfForms = /^(import|export)( type)? \{([^}]*)\} from (['"])@fairway\/forms\4;?[ \t]*(\r?\n|$)/gm;

/** Moves the names of rules from the imports (and re-exports) of `@fairway/forms` to such of `@fairway/trade`. */
export function rulesToTrade(source) {
  return source.replaceAll(importOfForms, (line, verb, type = '', list, quote, end) => {
    const names = list
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean);
    const isMoved = (name) => moved.has(name.replace(/^type\s+/, '').split(/\s+as\s+/)[0]);
    const movedNames = names.filter(isMoved);
    if (movedNames.length === 0) return line;
    const stay = names.filter((name) => !isMoved(name));
    const write = (some, from) =>
      some.length > 0
        ? `${verb}${type} { ${some.join(', ')} } from ${quote}${from}${quote};${end || '\n'}`
        : '';
    const lines = write(stay, '@fairway/forms') + write(movedNames, '@fairway/trade');
    return end === '' ? lines.trimEnd() : lines;
  });
}

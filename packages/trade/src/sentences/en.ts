import type { DoubtTexts, RuleTexts } from './types.ts';

/** What a broken rule asks for, as a whole sentence. */
export const rules = {
  required: 'This is required.',
  mobile: 'Enter an 11-digit mobile number that starts with 1.',
  overseasPhoneUnsupported:
    'Phones from outside mainland China are not supported for login. Use your email instead.',
  phone: 'Enter a phone number of at most 40\u00a0characters, without Chinese characters.',
  contactPhone:
    'Enter a mainland mobile, a landline such as 021-1234 5678, or an international number such as +49 40 123456.',
  contactEmail: 'Text messages reach mainland China only. Enter an email.',
  email: 'Enter an email address such as name@company.com.',
  passwordLength: 'Use 8 to 20\u00a0characters.',
  initialPasswordLength: 'Use 6 to 15\u00a0characters.',
  passwordCharacters: 'Use letters a to z and digits only. Remove anything else.',
  passwordMixed: 'Use at least one letter and one digit.',
  confirmation: 'The two entries differ. Enter it again.',
  verifyCode: 'Enter the 6\u00a0digits of the verification code.',
  subAccountUsername: 'Use 3 to 15\u00a0letters or digits. Upper and lower case differ.',
  account: 'Enter a phone number, an email address or a username.',
  taken: 'This is already in use. Choose another.',
  unknownAccount: 'The account number does not exist. Check it and enter it again.',
  companyCode: 'Use 3 to 10\u00a0capital letters.',
  adminAccount: 'Use 6 to 15\u00a0letters or digits.',
  companyName: 'Enter the full name on the business licence: 2 to 100\u00a0characters, no special signs.',
  creditCode:
    'Enter the 18\u00a0digits and capital letters on the business licence. I, O, S, V and Z never occur.',
  registerCode: 'Use 6 to 50\u00a0letters or digits, with hyphens between them.',
  idCard: 'Enter 18\u00a0digits. The last may be an X.',
  idCardDate: 'Digits 7 to 14 are not a date of birth. Compare them with the card.',
  idCardCheck: 'The check digit is wrong: a digit is mistyped or two are swapped. Compare it with the card.',
  taxNumber: 'Enter 15, 17, 18 or 20\u00a0digits and capital letters.',
  containerNumber: 'Enter 4\u00a0letters and 7\u00a0digits, such as CSQU3054383.',
  containerCheck: 'The check digit is wrong: a character is mistyped. Compare it with the container.',
  imoNumber: 'Enter 7\u00a0digits, such as 9074729.',
  imoCheck: 'The check digit is wrong. Check for a mistyped digit.',
  mmsi: 'Enter 9\u00a0digits, the first of them 2 to 7.',
  portCode: 'Enter the 5\u00a0characters of a port code, such as CNSHA.',
  samePort: 'Choose a destination other than the origin.',
  week: 'Enter a week that exists, such as 2026-W48.',
  day: 'Enter a date that exists, such as 2026-11-20.',
  billNumber: 'Enter 6 to 20\u00a0capital letters and digits.',
  bookingNumber: 'Enter 6 to 20\u00a0capital letters and digits.',
  hsKeyword: 'Enter a commodity, or 2 to 13\u00a0digits of a code, in at most 60\u00a0characters.',
  picture: 'Only JPG, JPEG or PNG.',
  pictureSize: 'Maximum 10M.',
  trialRoutes: 'Choose 1 to 3\u00a0routes.',
  chooseOne: 'Choose at least one.',
  seats: 'Not enough seats available for allocation.',
  amount: 'Write the amount as 25,000.50, with at most two decimals.',
  amountCurrency: 'This amount names another currency. Enter it in the currency of this field.',
  amountRange: 'This amount is too small or too large. Check its digits.',
  quantity: 'Enter a whole number within the limits.',
  textLength: 'This is too long. Shorten it to the limit.',
  companyInvoice: 'Special invoices are for companies. Choose an ordinary one or a company title.',
  shopUsername: 'Start with a letter. Use 5 to 16\u00a0letters, digits or underscores.',
  shopPassword: 'Start with a letter. Use 6 to 18\u00a0letters, digits or underscores.',
  registerVerifyCode: 'Enter the 5\u00a0digits of the verification code.',
  capitals: 'Use capital letters only.',
} satisfies RuleTexts;

/** What asks for a second look. */
export const doubts = {
  creditCodeCheck:
    'The check digit is wrong, as in a few early codes. Compare it with the licence again; a reviewer will check it.',
  carrierNumber: 'This does not look like a number of this carrier. Check it again.',
  mobilePrefix: 'No mobile number begins with 10, 11 or 12. Check it again.',
  emailDots: 'Two dots in a row, or a dot at an end before the @, are rare. Check it again.',
  ownerPrefix:
    'The owner letters are not those of this carrier. It may be a leased container: check it again.',
} satisfies DoubtTexts;

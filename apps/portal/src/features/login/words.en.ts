import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

/** Words of the login dialog in English. */
export const words: Translated<typeof zh> = {
  login: {
    account: 'Phone or email',
    accountExample: 'Such as 13800138000 or name@company.com',
    businessAccount: 'Phone, email or username',
    submit: 'Log in / Register',
    submitPassword: 'Log in',
    remember: 'Keep me logged in for 30 days',
    useEmail: 'Use email instead',
    usePhone: 'Use phone instead',
    welcome: 'Logged in, welcome back',
    welcomeFirst: 'Logged in, welcome to Fairway',
    firstTitle: 'First login: choose a password',
    firstText:
      '{{account}} still uses the initial password from your administrator. Choose your own to log in.',
    firstHint:
      '{{min}} to {{max}} characters with both letters and digits, different from the initial password.',
    firstSubmit: 'Save and log in',
    firstBack: 'Back to login',
    noSuchAccount: 'The account number does not exist',
    otherDeviceTitle: 'This account is logged in on another device',
    otherDeviceText: 'Last used {{time}}. Logging in here takes that device offline.',
    agreeTitle: 'Read and agree first',
    agreeText: 'Before you go on, read the ',
    agreement: 'Service Agreement',
    agreeAnd: ' and the ',
    privacy: 'Privacy Policy',
    agreeEnd:
      '. “Agree and continue” opens your account and logs you in; what you agreed to is listed in your profile under My data.',
    agreeGoOn: 'Agree and continue',
    force: 'Log in and take it offline',
    keep: 'Not now',
    toPersonalTitle: 'Switch to your personal account?',
    toCompanyTitle: 'Switch to your company account?',
    toCompanyNamed: 'Switch to the company account “{{name}}”?',
    switchText:
      'No need to log in again. If that account is logged in on another device, it is logged out there. Unsubmitted entries on this page are not kept.',
    switchConfirm: 'Switch',
    switched: 'You switched accounts',
    social: {
      entry: 'Log in with WeChat',
      qr: 'QR code to log in with WeChat',
      inBrowser: 'Log in with WeChat in this browser',
    },
    company: {
      entry: 'Log in with company account',
      email: 'Work email',
      hint: 'The domain of your email leads to the login service of your company.',
      goOn: 'Go to your company’s login',
    },
    banner1: 'Schedules and reference prices, every week',
    banner1Text: 'Log in to see prices and subscribe to routes.',
    banner2: 'No cut-off missed',
    banner2Text: 'Every cut-off of every sailing, in the time of the port.',
    banner3: 'Surcharges by currency',
    banner3Text: 'Dollar freight and local charges in yuan, never mixed.',
  },
};

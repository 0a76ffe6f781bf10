import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

export const title = 'Company login';

export const words: Translated<typeof zh> = {
  companyLogin: {
    lead: 'Let your people log in with your own login service: any with OpenID Connect, such as Microsoft Entra ID, Okta or Keycloak.',
    back: 'Back to people and departments',
    step1: '1. Register this site at your login service',
    step1Text:
      'Add a web application in the administration of your login service, with these addresses. If it has no field for the logout address, leave that out: sessions then last up to 12 hours.',
    redirectUri: 'Redirect address',
    logoutUri: 'Back-channel logout address',
    step2: '2. Enter your login service',
    issuer: 'Issuer',
    issuerHint: 'As your login service shows it, with https. We read its configuration when you save.',
    clientId: 'Client ID',
    clientSecret: 'Client secret',
    secretKept: 'Stored encrypted. Leave empty to keep it.',
    secretNew: 'Stored encrypted, and never shown again.',
    domain: 'Domain of your email addresses',
    domainHint:
      'For example yuanfan.com. A new domain must be proved again, and the login is off until then.',
    save: 'Save',
    saved: 'Login service saved',
    step3: '3. Prove the email domain',
    step3Text:
      'Ask who manages your domain to add this TXT record, then check it. Only your company can change its DNS, so the record proves that the domain is yours.',
    recordName: 'Name',
    recordValue: 'Value',
    prove: 'Check the record',
    proven: 'Domain proved · {{time}}',
    step4: '4. Switch it on',
    enabled: 'Employees can log in with their company account',
    openJoining:
      'Anyone with an email of the domain joins at the first login and takes a free seat; otherwise only listed people',
    passwordsOff:
      'Sub-accounts log in with their company account only: no password, code or WeChat. Administrators keep all ways.',
    passwordsOffHint: 'All sub-accounts are logged out when you switch this on.',
    apply: 'Save settings',
    applied: 'Settings saved',
    remove: 'Remove the login service',
    askRemove: 'Remove the login service?',
    askRemoveText:
      'Employees who logged in by it are logged out now, and log in by password or code from then on. Accounts and seats stay.',
    removed: 'Login service removed',
  },
};

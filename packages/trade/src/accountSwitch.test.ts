import { describe, expect, test } from 'vitest';
import { accountSwitch } from './accountSwitch.ts';

const company = 1;
const subAccount = 2;
const personal = 3;
const fromPersonal = 1;
const openedAsCompany = 2;

describe('accountSwitch', () => {
  test.each([
    [company, 0, fromPersonal, null],
    [company, 1, fromPersonal, null],
    [company, 2, fromPersonal, 'toPersonal'],
    [company, 3, fromPersonal, null],
    [company, 0, openedAsCompany, null],
    [company, 1, openedAsCompany, null],
    [company, 2, openedAsCompany, null],
    [company, 3, openedAsCompany, null],
    [subAccount, 0, fromPersonal, null],
    [subAccount, 1, fromPersonal, null],
    [subAccount, 2, fromPersonal, null],
    [subAccount, 3, fromPersonal, null],
    [subAccount, 0, openedAsCompany, null],
    [subAccount, 1, openedAsCompany, null],
    [subAccount, 2, openedAsCompany, null],
    [subAccount, 3, openedAsCompany, null],
    [personal, 0, fromPersonal, 'applyForCompany'],
    [personal, 1, fromPersonal, 'applyForCompany'],
    [personal, 2, fromPersonal, 'toCompany'],
    [personal, 3, fromPersonal, 'applyForCompany'],
    [personal, 0, openedAsCompany, 'applyForCompany'],
    [personal, 1, openedAsCompany, 'applyForCompany'],
    [personal, 2, openedAsCompany, 'toCompany'],
    [personal, 3, openedAsCompany, 'applyForCompany'],
  ] as const)(
    'account type %i with audit status %i from source %i: %s',
    (accountType, auditStatus, source, entry) => {
      expect(accountSwitch({ accountType, auditStatus, source })).toBe(entry);
    },
  );

  test('a kind of account that this version does not know is offered nothing', () => {
    expect(accountSwitch({ accountType: 4 as never, auditStatus: 2, source: 1 })).toBeNull();
  });
});

import type { DataOf } from '@fairway/gateway/contract/call';
import type { SubmitInfo } from '@fairway/gateway/contract/certification';
import type { company } from '@fairway/gateway/contract/company';
import {
  atLeastOne,
  authenticationWay,
  authenticationWays,
  companyCertificationFields,
  follows,
  idCard,
  optional,
  password,
  required,
  typedTwice,
  verifyCode,
} from '@fairway/trade';
import * as v from 'valibot';
import { placePath, placeText } from './useDivisions.ts';
import { withDraft } from './useServerDraft.ts';

export type CompanyInfo = NonNullable<SubmitInfo['company']>;
/** The server's instructions for certification by paper. */
export type OfflineTips = Pick<DataOf<typeof company.selectOfflineTips>, 'tipsZh' | 'tipsEn'>;
type Draft = Readonly<Record<string, string | string[]>> | null;

/** Returns the initial values: empty, from the last submission, or from the draft. */
export function companyStart(before: CompanyInfo | null, draft: Draft) {
  const way = authenticationWays.find((name) => authenticationWay[name] === before?.authenticationWay);
  return withDraft(
    {
      companyName: before?.companyName ?? '',
      creditCode: before?.creditCode ?? '',
      businessLicense: before?.businessLicense?.id ?? '',
      registerCode: before?.registerCode ?? '',
      registerCertificate: before?.registerCertificate?.id ?? '',
      city: before ? placePath(before.city) : ([] as string[]),
      address: before?.address ?? '',
      contactName: before?.contactName ?? '',
      contactEmail: before?.contactEmail ?? '',
      verifyCode: '',
      department: before?.department ?? '',
      position: before?.position ?? '',
      contactIdCard: '',
      contactIdCardFront: before?.contactIdCardFront?.id ?? '',
      contactIdCardBack: before?.contactIdCardBack?.id ?? '',
      companyCode: before?.companyCode ?? '',
      adminAccount: before?.adminAccount ?? '',
      password: '',
      again: '',
      authenticationWay: way ?? 'enterprise',
      bankName: before?.bankName ?? '',
      bankAccount: before?.bankAccount ?? '',
      authorizationLetter: before?.authorizationLetter?.id ?? '',
      intendedRouteIds: before ? [...before.intendedRouteIds] : ([] as string[]),
      agree: false,
      consent: false,
    },
    draft,
  );
}
export type CompanyValues = ReturnType<typeof companyStart>;

/** Province and city, as the call takes them. */
export const place = v.pipe(
  v.array(v.string()),
  follows(atLeastOne),
  v.transform((path: string[]) => placeText(path)),
);
const { entries } = companyCertificationFields;
const fields = {
  ...entries,
  city: place,
  bankName: v.string(),
  bankAccount: v.string(),
  agree: v.literal(true),
  consent: v.literal(true),
};

/** Bank and account are required for the transfer of the small amount. */
function bankWhereNeeded<
  Input extends { authenticationWay: unknown; bankName: string; bankAccount: string },
>() {
  return v.rawCheck<Input>(({ dataset, addIssue }) => {
    const typed = (dataset.value ?? {}) as Partial<Input>;
    const way = typed.authenticationWay;
    if (way !== 'transfer' && way !== authenticationWay.transfer) return;
    for (const key of ['bankName', 'bankAccount'] as const) {
      if ((typed[key] ?? '').trim() !== '') continue;
      addIssue({
        message: 'required',
        path: [{ type: 'object', origin: 'value', input: typed as Record<string, unknown>, key, value: '' }],
      });
    }
  });
}

/** The rules of the first submission. */
export const companyFirst = v.pipe(v.object(fields), typedTwice(), bankWhereNeeded());

/** Those of a further one: number and password may stay, and a code is needed for another email only. */
export const companyAgain = (sameEmail: (email: string) => boolean) =>
  v.pipe(
    v.object({
      ...fields,
      contactIdCard: v.pipe(v.string(), follows(optional((value) => idCard(value)))),
      password: v.pipe(v.string(), follows(optional(password))),
      again: v.string(),
      verifyCode: v.string(),
    }),
    typedTwice(),
    bankWhereNeeded(),
    v.rawCheck(({ dataset, addIssue }) => {
      const { contactEmail = '', verifyCode: code = '' } = (dataset.value ?? {}) as {
        contactEmail?: string;
        verifyCode?: string;
      };
      if (sameEmail(contactEmail)) return;
      const broken = required(code) ?? verifyCode(code);
      if (!broken) return;
      addIssue({
        message: broken,
        path: [
          {
            ...{ type: 'object' as const, origin: 'value' as const, key: 'verifyCode', value: code },
            input: dataset.value as Record<string, unknown>,
          },
        ],
      });
    }),
  );

import {
  ChoiceField,
  CodeField,
  CompanyCodeField,
  CompanyNameField,
  CreditCodeField,
  EmailField,
  type FormStore,
  IdCardField,
  PasswordField,
  RegionField,
  RegisterCodeField,
  TextAreaField,
  TextField,
  UsernameField,
  useFieldValue,
} from '@fairway/forms';
import type { SeaRoute } from '@fairway/gateway/contract/subscribe';
import { verifyCode } from '@fairway/gateway/contract/verifyCode';
import { useGateway } from '@fairway/site';
import { authenticationWays, normaliseEmail } from '@fairway/trade';
import { Columns, Section, Stack } from '@fairway/ui';
import { useWords } from '../../language/words.ts';
import { RouteChoice } from '../subscribe/RouteChoice.tsx';
import * as styles from './CompanyParts.css.ts';
import type { CompanyInfo, CompanyValues, OfflineTips } from './companyForm.ts';
import { LetterDownload } from './LetterDownload.tsx';
import { PaperField } from './PaperField.tsx';
import { useDivisions } from './useDivisions.ts';
import { useFreeChecks } from './useFreeChecks.ts';
import type { words } from './words.zh.ts';

export interface PartProps {
  form: FormStore<CompanyValues>;
  before: CompanyInfo | null;
}

const two = { base: 2, phone: 1 } as const;

/** The company itself: its names, codes and papers. */
export function CompanyPart({ before }: PartProps) {
  const { t } = useWords<typeof words>();
  const free = useFreeChecks();
  return (
    <Section ground="none" title={t('certify.part.company')} note={t('certify.partNote.company')}>
      <Stack gap="l">
        <Columns count={two}>
          <CompanyNameField name="companyName" required check={free.companyName} />
          <CreditCodeField name="creditCode" required check={free.creditCode} />
          <RegisterCodeField name="registerCode" required check={free.registerCode} />
          <RegionField
            name="city"
            nodes={useDivisions()}
            streetName="address"
            required
            hint={t('certify.hint.city')}
          />
        </Columns>
        <TextAreaField
          name="address"
          label={t('certify.field.address')}
          required
          requiredText={t('certify.ask.address')}
          rows={2}
          max={200}
        />
        <Columns count={two}>
          <PaperField name="businessLicense" before={before} />
          <PaperField name="registerCertificate" before={before} />
        </Columns>
      </Stack>
    </Section>
  );
}

/** The contact person of the company. */
export function ContactPart({ form, before }: PartProps) {
  const { t } = useWords<typeof words>();
  const { send, now } = useGateway();
  const email = normaliseEmail(String(useFieldValue(form, 'contactEmail') ?? '')).toLowerCase();
  const proven = before !== null && email === before.contactEmail;
  const sendCode = (to: string) =>
    send(verifyCode.sendEmailVerifyCode, { query: { email: to, type: 'CERTIFY' } });
  return (
    <Section ground="none" title={t('certify.part.contact')} note={t('certify.partNote.contact')}>
      <Columns count={two}>
        <TextField
          name="contactName"
          label={t('certify.field.contactName')}
          required
          requiredText={t('certify.ask.contactName')}
          autoComplete="name"
        />
        <IdCardField
          name="contactIdCard"
          label={t('certify.field.contactIdCard')}
          required={before === null}
          hint={before ? t('certify.numberKept', { number: before.contactIdCard }) : undefined}
          autoComplete="off"
        />
        <TextField
          name="department"
          label={t('certify.field.department')}
          required
          requiredText={t('certify.ask.department')}
        />
        <TextField
          name="position"
          label={t('certify.field.position')}
          required
          requiredText={t('certify.ask.position')}
          autoComplete="organization-title"
        />
        <EmailField name="contactEmail" label={t('certify.field.contactEmail')} required />
        {proven ? null : (
          <CodeField
            name="verifyCode"
            target="contactEmail"
            purpose="CERTIFY"
            send={sendCode}
            serverNow={() => now().getTime()}
            required
          />
        )}
        <PaperField name="contactIdCardFront" before={before} />
        <PaperField name="contactIdCardBack" before={before} />
      </Columns>
    </Section>
  );
}

/** The part in which the company proves its identity. */
export function ProofPart({
  form,
  before,
  saveDraft,
  tips,
}: PartProps & { saveDraft: () => Promise<void>; tips: OfflineTips }) {
  const { t, language } = useWords<typeof words>();
  const way = useFieldValue(form, 'authenticationWay');
  return (
    <Section ground="none" title={t('certify.part.proof')} note={t('certify.partNote.proof')}>
      <Stack gap="l">
        <ChoiceField
          name="authenticationWay"
          label={t('certify.field.authenticationWay')}
          required
          choices={authenticationWays.map((value) => ({
            value,
            label: t(`certify.way.${value}`),
            hint: t(`certify.wayHint.${value}`),
          }))}
        />
        {way === 'transfer' ? (
          <Columns count={two}>
            <TextField
              name="bankName"
              label={t('certify.field.bankName')}
              required
              requiredText={t('certify.ask.bankName')}
              maxLength={60}
            />
            <TextField
              name="bankAccount"
              label={t('certify.field.bankAccount')}
              required
              requiredText={t('certify.ask.bankAccount')}
              inputMode="numeric"
              autoComplete="off"
              maxLength={40}
            />
          </Columns>
        ) : null}
        {way === 'offline' ? (
          <Stack as="ol" gap="xs" className={styles.tips}>
            {(language === 'zh' ? tips.tipsZh : tips.tipsEn).map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </Stack>
        ) : null}
        <Columns count={two}>
          <PaperField name="authorizationLetter" before={before} />
          <LetterDownload save={saveDraft} />
        </Columns>
      </Stack>
    </Section>
  );
}

/** The account that an approval opens. */
export function AccountPart({ before }: PartProps) {
  const { t } = useWords<typeof words>();
  const free = useFreeChecks();
  return (
    <Section ground="none" title={t('certify.part.account')} note={t('certify.partNote.account')}>
      <Columns count={two}>
        <CompanyCodeField
          name="companyCode"
          required
          check={free.companyCode}
          hint={t('certify.hint.companyCode')}
        />
        <UsernameField name="adminAccount" kind="admin" required check={free.adminAccount} />
        <PasswordField
          name="password"
          purpose="new"
          required={before === null}
          hint={before ? t('certify.passwordKept') : undefined}
        />
        <PasswordField name="again" purpose="again" required={before === null} />
      </Columns>
    </Section>
  );
}

/** Routes that the company means to subscribe to. */
export function IntentPart({ form, routes }: PartProps & { routes: readonly SeaRoute[] }) {
  const { t } = useWords<typeof words>();
  const routeIds = new Set(useFieldValue(form, 'intendedRouteIds') as string[]);
  return (
    <Section ground="none" title={t('certify.part.intent')} note={t('certify.partNote.intent')}>
      <RouteChoice
        routes={routes}
        selectedIds={routeIds}
        onToggle={(id, on) => {
          const next = new Set(routeIds);
          if (on) next.add(id);
          else next.delete(id);
          form.set('intendedRouteIds', [...next]);
        }}
      />
    </Section>
  );
}

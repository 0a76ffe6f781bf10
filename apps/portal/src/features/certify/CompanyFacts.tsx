import { authenticationWay, authenticationWays } from '@fairway/trade';
import { Description, Descriptions, Inline, Stack, Text } from '@fairway/ui';
import { useWords } from '../../language/words.ts';
import type { CompanyInfo } from './companyForm.ts';
import type { words } from './words.zh.ts';

const papers = [
  'businessLicense',
  'registerCertificate',
  'contactIdCardFront',
  'contactIdCardBack',
  'authorizationLetter',
] as const;

/** The submitted data of a company, as shown to its applicant. */
export function CompanyFacts({ info }: { info: CompanyInfo }) {
  const { t } = useWords<typeof words>();
  const way = authenticationWays.find((name) => authenticationWay[name] === info.authenticationWay);
  const pictures = papers.flatMap((field) => (info[field] ? [{ field, ...info[field] }] : []));
  return (
    <Stack gap="l">
      <Descriptions columns={3}>
        <Description term={t('certify.field.companyName')}>{info.companyName}</Description>
        <Description term={t('certify.field.creditCode')} copy={info.creditCode}>
          {info.creditCode}
        </Description>
        <Description term={t('certify.field.registerCode')}>{info.registerCode}</Description>
        <Description term={t('certify.field.companyCode')}>{info.companyCode}</Description>
        <Description term={t('certify.field.adminAccount')}>{info.adminAccount}</Description>
        <Description term={t('certify.field.authenticationWay')}>
          {way ? t(`certify.way.${way}`) : null}
        </Description>
        {info.bankAccount ? (
          <>
            <Description term={t('certify.field.bankName')}>{info.bankName}</Description>
            <Description term={t('certify.field.bankAccount')}>{info.bankAccount}</Description>
          </>
        ) : null}
        <Description term={t('certify.field.contactIdCard')}>{info.contactIdCard}</Description>
      </Descriptions>
      <Stack gap="s">
        <Text weight="strong">{t('certify.papers')}</Text>
        {pictures.length === 0 ? (
          <Text size="small" tone="quiet">
            {t('certify.papersGone')}
          </Text>
        ) : (
          <Inline gap="m">
            {pictures.map(({ field, id, url }) => (
              <a key={id} href={url} target="_blank" rel="noreferrer">
                {t('certify.openPaper', { name: t(`certify.field.${field}`) })}
              </a>
            ))}
          </Inline>
        )}
      </Stack>
    </Stack>
  );
}

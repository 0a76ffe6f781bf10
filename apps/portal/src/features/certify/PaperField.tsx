import { ImagesField } from '@fairway/forms';
import { useGateway } from '@fairway/site';
import { useMemo } from 'react';
import { useWords } from '../../language/words.ts';
import { paperCalls } from './paperCalls.ts';
import type { words } from './words.zh.ts';

/** The documents of a certification, each with an example, a description and the people who may see it. */
const papers = {
  businessLicense: { outline: 'licence', hint: 'paper', purpose: 'companyPaper' },
  registerCertificate: { outline: 'licence', hint: 'paper', purpose: 'companyPaper' },
  authorizationLetter: { outline: 'letter', hint: 'letter', purpose: 'companyPaper' },
  contactIdCardFront: { outline: 'idFront', hint: 'idCard', purpose: 'idCard' },
  contactIdCardBack: { outline: 'idBack', hint: 'idCard', purpose: 'idCard' },
  idCardFront: { outline: 'idFront', hint: 'idCard', purpose: 'idCard' },
  idCardBack: { outline: 'idBack', hint: 'idCard', purpose: 'idCard' },
} as const;

type Picture = { readonly id: string; readonly url: string } | null;

interface PaperFieldProps<Name extends keyof typeof papers> {
  name: Name;
  /** The values submitted before, with their pictures. */
  before: { readonly [Paper in Name]?: Picture | undefined } | null;
}

/** One picture of a paper. */
export function PaperField<Name extends keyof typeof papers>({ name, before }: PaperFieldProps<Name>) {
  const gateway = useGateway();
  const { t } = useWords<typeof words>();
  const { outline, hint, purpose } = papers[name];
  const calls = useMemo(() => paperCalls(gateway, purpose), [gateway, purpose]);
  const picture = before?.[name];
  const known = useMemo(() => (picture ? [picture] : []), [picture]);
  return (
    <ImagesField
      {...calls}
      name={name}
      label={t(`certify.field.${name}`)}
      hint={t(`certify.hint.${hint}`)}
      outline={outline}
      requiredText={t('certify.pictureAsked')}
      required
      known={known}
    />
  );
}

import { ImagesField, type ImagesFieldProps } from '@fairway/forms';
import { useSite } from '@fairway/site';
import { useMemo } from 'react';
import { paperCalls } from './paperCalls.ts';
import { useWords } from './words.ts';

export interface PaperFieldProps extends Pick<ImagesFieldProps, 'name' | 'label' | 'outline' | 'hint'> {
  /** An ID card, or a paper of a company: nobody else sees either. */
  purpose: 'idCard' | 'companyPaper';
  /** The picture that was submitted before. */
  known?: { readonly id: string; readonly url: string } | null | undefined;
}

/** One picture of a paper. */
export function PaperField({ purpose, known, ...rest }: PaperFieldProps) {
  const site = useSite();
  const { t } = useWords();
  const calls = useMemo(() => paperCalls(site, purpose), [site, purpose]);
  const before = useMemo(() => (known ? [known] : []), [known]);
  return (
    <ImagesField {...calls} requiredText={t('certify.pictureAsked')} required known={before} {...rest} />
  );
}

import { FormDialog, SelectField, TextField } from '@fairway/forms';
import { riskRatings } from '@fairway/gateway/contract/insurance';
import { type DeskInsurer, insuranceDesk } from '@fairway/gateway/contract/insuranceDesk';
import { useMutationForm } from '@fairway/site';
import { day, follows, required } from '@fairway/trade';
import * as v from 'valibot';
import { useWords } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

export interface InsurerDialogProps {
  /** Null for a new one. */
  insurer: DeskInsurer | null;
  onClose: () => void;
}

const filled = (max: number) =>
  v.pipe(v.string(), v.trim(), follows(required), v.maxLength(max, 'textLength'));
const free = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max, 'textLength'));

/** All that readers see of an insurer. */
export function InsurerDialog({ insurer, onClose }: InsurerDialogProps) {
  const { t } = useWords<typeof words>();
  const form = useMutationForm({
    initial: {
      nameZh: insurer?.nameZh ?? '',
      nameEn: insurer?.nameEn ?? '',
      phone: insurer?.phone ?? '',
      addressZh: insurer?.addressZh ?? '',
      addressEn: insurer?.addressEn ?? '',
      establishedOn: insurer?.establishedOn ?? '',
      capitalYuan: insurer ? String(insurer.registeredCapital.amount / 100) : '',
      solvencyPercent: insurer ? String(insurer.solvencyPercent) : '',
      riskRating: insurer?.riskRating ?? 'A',
      solvencyQuarter: insurer?.solvencyQuarter ?? '',
      introZh: insurer?.introZh ?? '',
      introEn: insurer?.introEn ?? '',
    },
    schema: v.object({
      nameZh: filled(60),
      nameEn: filled(120),
      phone: filled(40),
      addressZh: filled(120),
      addressEn: filled(200),
      establishedOn: v.pipe(
        filled(10),
        v.check((typed) => day(typed) === null, t('insurers.dayBroken')),
      ),
      capitalYuan: v.pipe(filled(15), v.regex(/^[1-9]\d{0,12}$/, t('insurers.capitalBroken'))),
      solvencyPercent: v.pipe(filled(8), v.regex(/^\d{1,5}(\.\d{1,2})?$/, t('insurers.percentBroken'))),
      riskRating: v.picklist(riskRatings),
      solvencyQuarter: v.pipe(filled(6), v.regex(/^20\d{2}Q[1-4]$/, t('insurers.quarterBroken'))),
      introZh: free(300),
      introEn: free(600),
    }),
    run: ({ capitalYuan, solvencyPercent, ...kept }, send) => {
      const numbers = { capitalYuan: Number(capitalYuan), solvencyPercent: Number(solvencyPercent) };
      const { id = null, seen = null } = insurer ?? {};
      const body = { id, seen, insurer: { ...kept, ...numbers } };
      return send(insuranceDesk.saveInsurer, { body });
    },
    subject: 'insurer-saved',
    success: t('insurers.saved'),
    onSuccess: onClose,
  });
  return (
    <FormDialog
      form={form}
      submitLabel={t('insurers.save')}
      size="large"
      onClose={onClose}
      title={insurer ? t('insurers.editOf', { name: insurer.nameZh }) : t('insurers.add')}
    >
      <TextField name="nameZh" label={t('insurers.nameZh')} autoComplete="off" />
      <TextField name="nameEn" label={t('insurers.nameEn')} autoComplete="off" />
      <TextField name="phone" label={t('insurers.phone')} autoComplete="off" />
      <TextField name="addressZh" label={t('insurers.addressZh')} autoComplete="off" />
      <TextField name="addressEn" label={t('insurers.addressEn')} autoComplete="off" />
      <TextField name="establishedOn" label={t('insurers.established')} placeholder="1996-05-20" />
      <TextField
        name="capitalYuan"
        label={t('insurers.capital')}
        hint={t('insurers.capitalHint')}
        inputMode="numeric"
      />
      <TextField name="solvencyPercent" label={t('insurers.percent')} inputMode="decimal" />
      <SelectField
        name="riskRating"
        label={t('insurers.rating')}
        options={riskRatings.map((value) => ({ value, label: value }))}
      />
      <TextField name="solvencyQuarter" label={t('insurers.quarter')} hint={t('insurers.quarterHint')} />
      <TextField name="introZh" label={t('insurers.introZh')} />
      <TextField name="introEn" label={t('insurers.introEn')} />
    </FormDialog>
  );
}

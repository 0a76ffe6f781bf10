import {
  type CertificationCase,
  type CertificationChanges,
  certificationReview,
} from '@fairway/gateway/contract/certificationReview';
import {
  type CertificationField,
  type CertificationReason,
  reasonsOfField,
  reasonText,
} from '@fairway/gateway/contract/words/certificationReasons';
import { languages, useMutation } from '@fairway/site';
import { ReturnDialog } from '../../../features/case/ReturnDialog.tsx';
import { useDecision } from '../../../features/case/useDecision.ts';
import { useWords } from '../../../language/words.ts';
import { seenOf } from './seen.ts';
import type { words } from './words.zh.ts';

export interface SendBackDialogProps {
  certification: CertificationCase;
  next: string;
  onChanges: (changes: CertificationChanges) => void;
  onClose: () => void;
}

/** What is wrong with an entry, as one value: `idCard nameDiffers`. */
const entryOf = (field: string, reason: string) => `${field} ${reason}`;

/** The chosen reasons, gathered by their field. */
function byField(chosen: readonly string[]) {
  const fields = new Map<CertificationField, CertificationReason[]>();
  for (const value of chosen) {
    const [field, reason] = value.split(' ') as [CertificationField, CertificationReason];
    fields.set(field, [...(fields.get(field) ?? []), reason]);
  }
  return [...fields].map(([field, reasons]) => ({ field, reasons }));
}

/** Reasons of the kept list at their fields, and a note; each as the applicant will read it. */
export function SendBackDialog({ certification, next, onChanges, onClose }: SendBackDialogProps) {
  const { t, language } = useWords<typeof words>();
  const decision = useDecision({ changed: 'certificationChanged', onChanges, next, onDecided: onClose });
  const sendBack = useMutation(certificationReview.sendBack, {
    ...decision,
    success: t('certifications.decide.returned'),
  });
  const lists: Readonly<Record<string, readonly CertificationReason[]>> = reasonsOfField[certification.kind];
  return (
    <ReturnDialog
      title={t('certifications.sendBack.title')}
      lead={t('certifications.sendBack.lead')}
      reasons={{
        label: t('certifications.sendBack.reasons'),
        choices: Object.entries(lists).flatMap(([field, reasons]) =>
          reasons.map((reason) => ({
            value: entryOf(field, reason),
            label: t(`certifications.field.${field as CertificationField}`),
            hint: reasonText([reason], languages[language].server),
          })),
        ),
      }}
      noteHint={t('certifications.sendBack.noteHint')}
      needsNote={(reasons) => reasons.length === 0}
      preview={t('certifications.sendBack.preview')}
      said={({ reasons, noteZh, noteEn }, previewed) =>
        [
          ...new Set(byField(reasons).map((each) => reasonText(each.reasons, previewed))),
          previewed === 'zh' ? noteZh : noteEn,
        ]
          .filter(Boolean)
          .join(previewed === 'zh' ? '' : ' ')
      }
      submit={t('certifications.sendBack.submit')}
      onReturn={({ reasons, noteZh, noteEn }) =>
        sendBack.mutateAsync({
          body: {
            id: certification.id,
            fields: byField(reasons),
            noteZh,
            noteEn,
            seen: seenOf(certification),
          },
        })
      }
      onClose={onClose}
    />
  );
}

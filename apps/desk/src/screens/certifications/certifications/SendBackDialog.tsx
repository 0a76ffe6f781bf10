import {
  ChoicesField,
  Form,
  SubmitButton,
  TextField,
  useFieldValue,
  useForm,
  useFormContext,
} from '@fairway/forms';
import { GatewayError } from '@fairway/gateway';
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
import { languages, useSite } from '@fairway/site';
import { Dialog, DialogClose } from '@fairway/ui';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import * as styles from './CaseView.css.ts';
import { seenOf } from './seen.ts';
import { useWords } from './words.ts';

export interface SendBackDialogProps {
  shown: CertificationCase;
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
export function SendBackDialog({ shown, next, onChanges, onClose }: SendBackDialogProps) {
  const { t, language } = useWords();
  const { send, messageOf, toasts } = useSite();
  const navigate = useNavigate();
  const both = t('certifications.sendBack.both');
  const form = useForm({
    initial: { reasons: [] as string[], noteZh: '', noteEn: '' },
    schema: v.pipe(
      v.object({
        reasons: v.array(v.string()),
        noteZh: v.pipe(v.string(), v.trim()),
        noteEn: v.pipe(v.string(), v.trim()),
      }),
      v.forward(
        v.check((typed) => !needsNote(typed) || typed.noteZh !== '', both),
        ['noteZh'],
      ),
      v.forward(
        v.check((typed) => !needsNote(typed) || typed.noteEn !== '', both),
        ['noteEn'],
      ),
    ),
    explain: (error) => messageOf(error) ?? false,
    onSubmit: async ({ reasons, noteZh, noteEn }) => {
      try {
        const body = { id: shown.id, fields: byField(reasons), noteZh, noteEn, seen: seenOf(shown) };
        await send(certificationReview.sendBack, { body });
        toasts.show({
          tone: 'good',
          text: t('certifications.decide.returned'),
          code: 'certification-decided',
        });
        onClose();
        await navigate(next, { preventScrollReset: true });
      } catch (error) {
        if (!(error instanceof GatewayError) || error.codeName !== 'certificationChanged') throw error;
        onChanges(error.data as CertificationChanges);
      }
    },
  });
  const lists: Readonly<Record<string, readonly CertificationReason[]>> = reasonsOfField[shown.kind];

  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={t('certifications.sendBack.title')}
      description={t('certifications.sendBack.lead')}
    >
      <Form of={form} summary="form">
        <div className={styles.reasons}>
          <ChoicesField
            name="reasons"
            label={t('certifications.sendBack.reasons')}
            required={false}
            choices={Object.entries(lists).flatMap(([field, reasons]) =>
              reasons.map((reason) => ({
                value: entryOf(field, reason),
                label: t(`certifications.field.${field as CertificationField}`),
                hint: reasonText([reason], languages[language].server),
              })),
            )}
          />
        </div>
        <TextField
          name="noteZh"
          label={t('certifications.sendBack.noteZh')}
          hint={t('certifications.sendBack.noteHint')}
        />
        <TextField name="noteEn" label={t('certifications.sendBack.noteEn')} />
        <Preview />
        <div className={styles.actions}>
          <DialogClose>{t('certifications.sendBack.cancel')}</DialogClose>
          <SubmitButton>{t('certifications.sendBack.submit')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}

/** The message in both languages, as it will be read. */
function Preview() {
  const { t } = useWords();
  const form = useFormContext();
  const reasons = byField((useFieldValue(form, 'reasons') as string[] | undefined) ?? []);
  const notes = {
    zh: String(useFieldValue(form, 'noteZh') ?? ''),
    en: String(useFieldValue(form, 'noteEn') ?? ''),
  };
  const said = (language: 'zh' | 'en') =>
    [...new Set(reasons.map((each) => reasonText(each.reasons, language))), notes[language]]
      .filter(Boolean)
      .join(language === 'zh' ? '' : ' ');
  return (
    <section className={styles.preview} aria-live="polite">
      <h3 className={styles.blockTitle}>{t('certifications.sendBack.preview')}</h3>
      <p lang="zh-CN">{said('zh') || '—'}</p>
      <p lang="en">{said('en') || '—'}</p>
    </section>
  );
}

function needsNote({
  reasons,
  noteZh,
  noteEn,
}: {
  reasons: readonly string[];
  noteZh: string;
  noteEn: string;
}) {
  return reasons.length === 0 || noteZh !== '' || noteEn !== '';
}

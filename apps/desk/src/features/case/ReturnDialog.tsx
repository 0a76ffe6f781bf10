import { ChoicesField, Form, SubmitButton, TextField, useFieldValue, useForm } from '@fairway/forms';
import { useNotices } from '@fairway/site';
import { Dialog, DialogClose } from '@fairway/ui';
import * as v from 'valibot';
import { useWords } from '../../language/words.ts';
import { useTyped } from '../useTyped.ts';
import * as styles from './Case.css.ts';
import type { words } from './words.zh.ts';

/** Why a case goes back: reasons of its kept list, and a note in both languages or in none. */
export interface Returned {
  readonly reasons: readonly string[];
  readonly noteZh: string;
  readonly noteEn: string;
}

export interface ReturnDialogProps {
  title: string;
  lead: string;
  reasons: {
    readonly label: string;
    readonly choices: readonly { readonly value: string; readonly label: string; readonly hint?: string }[];
    /** The error without a choice; omitted if a note alone is enough. */
    readonly required?: string;
  };
  noteHint: string;
  /** Whether these reasons say nothing without a note. */
  needsNote: (reasons: readonly string[]) => boolean;
  preview: string;
  /** The message as it will be read. */
  said: (returned: Returned, language: 'zh' | 'en') => string;
  submit: string;
  onReturn: (returned: Returned) => Promise<unknown>;
  onClose: () => void;
}

/** Reasons and a note, and the message as its reader will read it in either language. */
export function ReturnDialog(props: ReturnDialogProps) {
  const { title, lead, reasons, noteHint, needsNote, onReturn, onClose } = props;
  const { t } = useWords<typeof words>();
  const { messageOf } = useNotices();
  const isBlank = ({ reasons, noteZh, noteEn }: Returned) =>
    reasons.length === 0 && noteZh === '' && noteEn === '';
  const unsaid = ({ input }: { input: Returned }) =>
    t(isBlank(input) ? 'case.notes.none' : 'case.notes.both');
  const note = v.pipe(v.string(), v.trim());
  const lacks = (typed: Returned, note: 'noteZh' | 'noteEn') =>
    typed[note] === '' && (needsNote(typed.reasons) || typed.noteZh !== '' || typed.noteEn !== '');
  const form = useForm({
    initial: { reasons: [] as string[], noteZh: '', noteEn: '' },
    schema: v.pipe(
      v.object({
        reasons: reasons.required
          ? v.pipe(v.array(v.string()), v.minLength(1, reasons.required))
          : v.array(v.string()),
        noteZh: note,
        noteEn: note,
      }),
      v.forward(
        v.check((typed) => !lacks(typed, 'noteZh'), unsaid),
        ['noteZh'],
      ),
      v.forward(
        v.check((typed) => !lacks(typed, 'noteEn'), unsaid),
        ['noteEn'],
      ),
    ),
    explain: (error) => messageOf(error) ?? false,
    onSubmit: onReturn,
  });
  const returned: Returned = {
    reasons: (useFieldValue(form, 'reasons') as string[] | undefined) ?? [],
    noteZh: String(useFieldValue(form, 'noteZh') ?? ''),
    noteEn: String(useFieldValue(form, 'noteEn') ?? ''),
  };
  const choices = (
    <ChoicesField
      name="reasons"
      label={reasons.label}
      {...(reasons.required === undefined ? { required: false } : {})}
      choices={reasons.choices}
    />
  );

  const isTyped = useTyped(form);
  return (
    <Dialog open size="large" onClose={onClose} guard={isTyped} title={title} description={lead}>
      <Form of={form} summary="form">
        {reasons.choices.length > 10 ? <div className={styles.reasons}>{choices}</div> : choices}
        <TextField name="noteZh" label={t('case.notes.zh')} hint={noteHint} />
        <TextField name="noteEn" label={t('case.notes.en')} />
        <section className={styles.preview} aria-live="polite">
          <h3 className={styles.blockTitle}>{props.preview}</h3>
          <p lang="zh-CN">{props.said(returned, 'zh') || '—'}</p>
          <p lang="en">{props.said(returned, 'en') || '—'}</p>
        </section>
        <div className={styles.actions}>
          <DialogClose>{t('case.notes.cancel')}</DialogClose>
          <SubmitButton>{props.submit}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}

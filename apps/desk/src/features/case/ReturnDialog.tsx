import { ChoicesField, Form, SubmitButton, TextField, useFieldValue, useForm } from '@fairway/forms';
import { useMutation, useNotices } from '@fairway/site';
import { Dialog, DialogClose } from '@fairway/ui';
import * as v from 'valibot';
import { useWords } from '../../language/words.ts';
import * as styles from './Case.css.ts';
import type { Return, SayOfQueue } from './content.ts';
import type { ReturnProps } from './options.ts';
import { useDecision } from './useDecision.ts';
import type { words } from './words.zh.ts';

interface ReturnDialogProps {
  say: SayOfQueue;
  lead: string;
  reasons: readonly { readonly value: string; readonly label: string; readonly hint?: string }[];
  /** The error without a reason; omitted if a note alone is enough. */
  reasonRequired: string | undefined;
  /** Whether these reasons are meaningless without a note. */
  needsNote: (reasons: readonly string[]) => boolean;
  /** The message as its reader reads it. */
  message: (returned: Return, language: 'zh' | 'en') => string;
  onReturn: (returned: Return) => Promise<unknown>;
  onClose: () => void;
}

/** Returns a case to its sender. */
export function ReturnCase<Case, W>(props: ReturnProps<Case, W>) {
  const { open, options, spoken, say, next, onChanges, onClose } = props;
  const { sendBack } = options;
  const effects = useDecision({ code: options.changed, onChanges, next, onDecided: onClose });
  const texts = sendBack?.texts(open, spoken);
  const { mutateAsync } = useMutation(
    async (returned: Return, send) => sendBack?.send(open, returned, send),
    { ...effects, success: texts?.done },
  );
  if (!sendBack || !texts) return null;
  return (
    <ReturnDialog
      say={say}
      lead={texts.lead}
      reasons={sendBack.reasons(open, spoken)}
      reasonRequired={texts.reasonRequired}
      needsNote={sendBack.needsNote}
      message={sendBack.message}
      onReturn={mutateAsync}
      onClose={onClose}
    />
  );
}

/** Reasons and a note, and the message in both languages. */
function ReturnDialog(props: ReturnDialogProps) {
  const { say, lead, reasons, reasonRequired, needsNote, message, onReturn, onClose } = props;
  const { t } = useWords<typeof words>();
  const { messageOf } = useNotices();
  const isBlank = ({ reasons, noteZh, noteEn }: Return) =>
    reasons.length === 0 && noteZh === '' && noteEn === '';
  const noteError = ({ input }: { input: Return }) =>
    t(isBlank(input) ? 'case.notes.none' : 'case.notes.both');
  const note = v.pipe(v.string(), v.trim());
  const lacks = (typed: Return, note: 'noteZh' | 'noteEn') =>
    typed[note] === '' && (needsNote(typed.reasons) || typed.noteZh !== '' || typed.noteEn !== '');
  const form = useForm({
    initial: { reasons: [] as string[], noteZh: '', noteEn: '' },
    schema: v.pipe(
      v.object({
        reasons: reasonRequired
          ? v.pipe(v.array(v.string()), v.minLength(1, reasonRequired))
          : v.array(v.string()),
        noteZh: note,
        noteEn: note,
      }),
      v.forward(
        v.check((typed) => !lacks(typed, 'noteZh'), noteError),
        ['noteZh'],
      ),
      v.forward(
        v.check((typed) => !lacks(typed, 'noteEn'), noteError),
        ['noteEn'],
      ),
    ),
    explain: (error) => messageOf(error) ?? false,
    onSubmit: onReturn,
  });
  const returned: Return = {
    reasons: (useFieldValue(form, 'reasons') as string[] | undefined) ?? [],
    noteZh: String(useFieldValue(form, 'noteZh') ?? ''),
    noteEn: String(useFieldValue(form, 'noteEn') ?? ''),
  };
  const choices = (
    <ChoicesField
      name="reasons"
      label={say('sendBack.reasons')}
      {...(reasonRequired === undefined ? { required: false } : {})}
      choices={reasons}
    />
  );

  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      guard={form.isChanged}
      title={say('sendBack.title')}
      description={lead}
    >
      <Form form={form} summary="form">
        {reasons.length > 10 ? <div className={styles.reasons}>{choices}</div> : choices}
        <TextField name="noteZh" label={t('case.notes.zh')} hint={say('sendBack.noteHint')} />
        <TextField name="noteEn" label={t('case.notes.en')} />
        <section className={styles.preview} aria-live="polite">
          <h3 className={styles.blockTitle}>{say('sendBack.preview')}</h3>
          <p lang="zh-CN">{message(returned, 'zh') || '—'}</p>
          <p lang="en">{message(returned, 'en') || '—'}</p>
        </section>
        <div className={styles.actions}>
          <DialogClose>{t('case.notes.cancel')}</DialogClose>
          <SubmitButton>{say('sendBack.submit')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}

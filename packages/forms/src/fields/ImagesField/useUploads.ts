import type { UploadedFile, UploadProps } from '@fairway/ui';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useControl } from '../../form/controls/useControl.ts';
import { useFieldValue } from '../../form/useFormState.ts';
import { useFormMessages } from '../../provider/FormsProvider.tsx';
import { idsOf } from './images.ts';
import { useSettled } from './useSettled.ts';

interface Uploads {
  readonly name: string;
  readonly label: string;
  readonly requiredText: string | undefined;
  readonly known: readonly UploadedFile[] | undefined;
  readonly max: number;
  /** Sentences that ask for patience, or for a retry. */
  readonly say: { readonly wait: string; readonly mend: string };
}

const none: readonly UploadedFile[] = [];

/** The props of an `Upload` that is a field of a form: the form holds ids, and waits for files on their way. */
export function useUploads({ name, label, requiredText, known = none, max, say }: Uploads) {
  const ref = useRef<HTMLInputElement>(null);
  const element = useCallback(() => ref.current, []);
  const { common } = useFormMessages();
  const ask = requiredText ?? common.missing.file(label);
  const texts = useMemo(() => ({ required: ask, chooseOne: ask }), [ask]);
  const { form, error, warning } = useControl(name, {
    ...{ element, write: nothing, label, texts, keep: true },
  });
  const onPendingChange = useSettled(form, name, ref, say);
  const [uploads, setUploads] = useState(known);
  const fieldValue = useFieldValue(form, name);
  const value = useMemo(() => {
    const byId = new Map([...known, ...uploads].map((file) => [file.id, file]));
    return idsOf(fieldValue).map((id) => byId.get(id) ?? { id });
  }, [fieldValue, known, uploads]);
  const onChange: NonNullable<UploadProps['onChange']> = (files) => {
    setUploads(files);
    const ids = files.map(({ id }) => id);
    form.change(name, max > 1 ? ids : (ids[0] ?? ''));
    form.leave(name);
  };
  return { ref, name, label, max, value, error, warning, onPendingChange, onChange };
}

/** React shows the value itself. */
function nothing() {}

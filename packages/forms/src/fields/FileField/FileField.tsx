import { Upload, type UploadedFile, type UploadProps, useMessages } from '@fairway/ui';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useControl } from '../../form/useControl.ts';
import { useFieldValue } from '../../form/useFormState.ts';
import { idsOf } from '../ImagesField/images.ts';
import { useSettled } from '../ImagesField/useSettled.ts';

export interface FileFieldProps
  extends Omit<
    UploadProps,
    | 'name'
    | 'label'
    | 'value'
    | 'defaultValue'
    | 'onChange'
    | 'onPendingChange'
    | 'error'
    | 'warning'
    | 'check'
    | 'layout'
    | 'outline'
    | 'ref'
  > {
  /** The field of the form; holds the id of the file, or `''`; with `max` above 1 a list of ids. */
  name: string;
  /** Names the field, in the page and in the summary. */
  label: string;
  /** Kinds of files that are taken, or `'any'`; the bytes decide. */
  accept: NonNullable<UploadProps['accept']>;
  /** Sends one file and resolves to what the server made of it; `byTus` and `byS3` make senders that resume. */
  send: UploadProps['send'];
  /** The sentence that asks for a file; "Upload a file." unless given. */
  requiredText?: string;
  /** What is known of files that were uploaded before: their names, sizes and types. */
  known?: readonly UploadedFile[];
  /** Most files; 1 unless given. */
  max?: number;
}

const none: readonly UploadedFile[] = [];

/** Files that are uploaded as they are chosen; the form submits their ids, and waits for those on their way. */
export function FileField({ name, label, requiredText, known = none, max = 1, ...rest }: FileFieldProps) {
  const { upload } = useMessages();
  const say = upload.files;
  const ref = useRef<HTMLInputElement>(null);
  const element = useCallback(() => ref.current, []);
  const asks = requiredText ?? say.ask;
  const texts = useMemo(() => ({ required: asks, chooseOne: asks }), [asks]);
  const { form, error, warning } = useControl(name, {
    ...{ element, write: nothing, label, texts, keep: true },
  });
  const onPendingChange = useSettled(form, name, ref, say);
  const [arrived, setArrived] = useState(known);
  const fieldValue = useFieldValue(form, name);
  const value = useMemo(() => {
    const byId = new Map([...known, ...arrived].map((file) => [file.id, file]));
    return idsOf(fieldValue).map((id) => byId.get(id) ?? { id });
  }, [fieldValue, known, arrived]);
  return (
    <Upload
      {...rest}
      ref={ref}
      name={name}
      label={label}
      max={max}
      value={value}
      error={error}
      warning={warning}
      onPendingChange={onPendingChange}
      onChange={(files) => {
        setArrived(files);
        const ids = files.map(({ id }) => id);
        form.change(name, max > 1 ? ids : (ids[0] ?? ''));
        form.leave(name);
      }}
    />
  );
}

/** React shows the value itself. */
function nothing() {}

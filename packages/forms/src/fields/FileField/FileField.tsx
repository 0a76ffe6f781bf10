import { Upload, type UploadedFile, type UploadProps, useMessages } from '@fairway/ui';
import { useUploads } from '../ImagesField/useUploads.ts';

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
  /** Sends one file and resolves to the server's result; `byTus` and `byS3` create senders that resume. */
  send: UploadProps['send'];
  /** The error for a missing file; "Upload" and the label by default. */
  requiredText?: string;
  /** The names, sizes and types of files that were uploaded before. */
  known?: readonly UploadedFile[];
  /** Most files; 1 unless given. */
  max?: number;
}

/** Files that are uploaded when they are chosen; the form submits their ids, and waits for running uploads. */
export function FileField({ name, label, requiredText, known, max = 1, ...rest }: FileFieldProps) {
  const say = useMessages().upload.files;
  const uploads = useUploads({ name, label, requiredText, known, max, say });
  return <Upload {...rest} {...uploads} />;
}

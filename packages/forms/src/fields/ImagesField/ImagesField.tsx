import {
  type HandOverCalls,
  type SendFile,
  Upload,
  type UploadedFile,
  type UploadProps,
  useMessages,
} from '@fairway/ui';
import { pictureCheck } from './images.ts';
import { useUploads } from './useUploads.ts';

export interface ImagesFieldProps
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
    | 'accept'
    | 'folders'
    | 'ref'
  > {
  /** The field of the form; holds the id of the picture, or `''`; with `max` above 1 a list of ids. */
  name: string;
  /** Names the field, in the page and in the summary. */
  label: string;
  /** The error for a missing picture; "Upload" and the label by default. */
  requiredText?: string;
  /** The names of pictures that were uploaded before, and addresses to show them from. */
  known?: readonly UploadedFile[];
  /** Sends one picture and resolves to the server's result. */
  send: SendFile;
  /** `true` marks the field as required, `false` as "optional"; the schema decides. */
  required?: UploadProps['required'];
  /** The parts that must be legible; the field itself states size and types. */
  hint?: UploadProps['hint'];
  /** Most pictures; 1 unless given. */
  max?: number;
  /** `card` for one picture of a thing with known proportions, `rows` for several; follows `max` unless given. */
  layout?: 'card' | 'rows';
  /** The document that the empty card outlines. */
  outline?: 'idFront' | 'idBack' | 'licence' | 'letter' | 'slip';
  /** Offers to go on on a phone, by a QR code. */
  handOver?: HandOverCalls;
  /** Fetches a picture with a fresh address after its link has ended. */
  renew?: NonNullable<UploadProps['renew']>;
}

/** Pictures that are uploaded when they are chosen; the form submits their ids, and waits for running uploads. */
export function ImagesField({ name, label, requiredText, known, max = 1, ...rest }: ImagesFieldProps) {
  const { upload: say } = useMessages();
  const uploads = useUploads({ name, label, requiredText, known, max, say });
  return <Upload {...rest} {...uploads} check={pictureCheck} />;
}

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
  /** The sentence that asks for a picture; "Upload a picture." unless given. */
  requiredText?: string;
  /** What is known of pictures that were uploaded before: names, and addresses to show them from. */
  known?: readonly UploadedFile[];
  /** Sends one picture and resolves to what the server made of it. */
  send: SendFile;
  /** `true` marks what must be filled, `false` says "optional"; the schema decides. */
  required?: UploadProps['required'];
  /** What must be legible; size and types the field says itself. */
  hint?: UploadProps['hint'];
  /** Most pictures; 1 unless given. */
  max?: number;
  /** `card` for one picture of a thing with known proportions, `rows` for several; follows `max` unless given. */
  layout?: 'card' | 'rows';
  /** What the picture should show, drawn into the empty card. */
  outline?: 'idFront' | 'idBack' | 'licence' | 'letter' | 'slip';
  /** Offers to go on on a phone, by a QR code. */
  handOver?: HandOverCalls;
  /** Fetches a picture with a fresh address after its link has ended. */
  renew?: NonNullable<UploadProps['renew']>;
}

/** Pictures that are uploaded as they are chosen; the form submits their ids, and waits for those on their way. */
export function ImagesField({ name, label, requiredText, known, max = 1, ...rest }: ImagesFieldProps) {
  const { upload: say } = useMessages();
  const uploads = useUploads({ name, label, requiredText, known, max, say });
  return <Upload {...rest} {...uploads} check={pictureCheck} />;
}

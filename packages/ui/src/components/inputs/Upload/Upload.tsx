import {
  type ClipboardEvent,
  type HTMLAttributes,
  lazy,
  type Ref,
  Suspense,
  useId,
  useRef,
  useState,
} from 'react';
import { useMergedRefs } from '../../../hooks/useMergedRefs.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Field, type FieldOptions, isShown } from '../Field/Field.tsx';
import { splitFieldProps } from '../Field/splitField.ts';
import { acceptAttribute, type MaxBytes } from './files/limits.ts';
import { limitsText } from './files/words.ts';
import type { FileKind } from './formats/fileFormat.ts';
import type { HandOverCalls } from './machine/createHandOver.ts';
import { type UploadPending, useUploadField } from './machine/useUploadField.ts';
import { Chooser, chosenIn, pictureTypes } from './parts/Chooser.tsx';
import type { UploadOutline } from './parts/outlines.tsx';
import type { RenewFile } from './parts/Thumb.tsx';
import { UploadCard } from './parts/UploadCard.tsx';
import { UploadRows } from './parts/UploadRows.tsx';
import { useDropZone } from './parts/useDropZone.ts';
import type { PictureCheck } from './pictures/inspectPicture.ts';
import type { UploadTransport } from './transports/transport.ts';
import type { SendFile, UploadedFile } from './types.ts';
import * as styles from './Upload.css.ts';

const PreviewDialog = lazy(async () => ({
  default: (await import('./parts/PreviewDialog.tsx')).PreviewDialog,
}));
const HandOverDialog = lazy(async () => ({
  default: (await import('./parts/HandOverDialog.tsx')).HandOverDialog,
}));

export interface UploadProps
  extends FieldOptions,
    Omit<HTMLAttributes<HTMLFieldSetElement>, keyof FieldOptions | 'onChange' | 'children' | 'defaultValue'> {
  /** The input that takes files. */
  ref?: Ref<HTMLInputElement>;
  /** Sends one file and resolves to the server's record of it; `byTus` and `byS3` create senders that resume. */
  send: SendFile | UploadTransport;
  /**
   * Kinds of files that are taken, `'any'` for all. Unless given, JPG and PNG pictures alone. The bytes of a file decide,
   * not its name.
   */
  accept?: readonly FileKind[] | 'any';
  /** The files stored on the server, controlled together with `onChange`. */
  value?: readonly UploadedFile[];
  /** Files to start with, where the field keeps them itself. */
  defaultValue?: readonly UploadedFile[];
  /** Called when a file has arrived, moved or been removed; files still uploading are not in the list. */
  onChange?: (files: readonly UploadedFile[]) => void;
  /** Called with the running and failed uploads when they change. */
  onPendingChange?: (pending: UploadPending) => void;
  /** Name of the field in a form: one entry for each file, its id. */
  name?: string;
  /** Most files; 1 unless given. */
  max?: number;
  /** `card` for one picture of a thing with known proportions, `rows` for several; follows `max` unless given. */
  layout?: 'card' | 'rows';
  /** Outline of the expected picture, drawn into the empty card. */
  outline?: UploadOutline;
  /**
   * Most bytes of one file, one number or by kind. Unless given 10 MiB for pictures (specification, point 9), 20 MiB for
   * documents and tables, 100 MiB for archives and other files.
   */
  maxBytes?: MaxBytes;
  /** Takes the files of dropped folders, and offers to choose a folder; for `accept` with `max` above 1. */
  folders?: boolean;
  /** Makes a photo over `maxBytes` smaller instead of refusing it; on unless false. */
  shrink?: boolean;
  /** A further rule about a picture, by its bytes. */
  check?: PictureCheck;
  /** Takes files that are dropped on it; on unless false. Choosing and pasting work without it. */
  dropZone?: boolean;
  /** Which camera phones open for "take photo"; false leaves it out. */
  camera?: 'environment' | 'user' | false;
  /** Offers to go on on a phone, by a QR code. */
  handOver?: HandOverCalls;
  /** Fetches a picture with a fresh address after that of `value` has ended. */
  renew?: RenewFile;
  /** Accepts no pictures and removes none. */
  disabled?: boolean;
  /** Shows what there is and changes nothing. */
  readOnly?: boolean;
}

/** Takes pictures or other files from a person: chosen, dropped, pasted, photographed, or sent from a phone. */
export function Upload(props: UploadProps) {
  const { field, control } = splitFieldProps(props);
  const {
    ref,
    send,
    value,
    defaultValue,
    onChange,
    onPendingChange,
    name,
    max: most = 1,
    layout,
    outline,
    accept,
    maxBytes,
    folders = false,
    shrink = true,
    check,
    dropZone = true,
    camera = 'environment',
    handOver,
    renew,
    disabled = false,
    readOnly = false,
    onPaste: onPasteToo,
    ...rest
  } = control;
  const { upload: pictureWords } = useMessages();
  const id = useId();
  const max = Number.isFinite(most) ? Math.max(1, Math.floor(most)) : 1;
  const fixed = disabled || readOnly;
  const root = useRef<HTMLFieldSetElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useMergedRefs(input, ref);
  const [onPhone, setOnPhone] = useState(false);
  const { scope, fileCount, full, announcement, leftOut, previewed, exchangeInput, add, exchangeFor } =
    useUploadField({
      ...{ send, value, defaultValue, onChange, onPendingChange, max, fixed, renew, input, root },
      ...{ accept, maxBytes, shrink, check },
    });
  const { entries, limit, say } = scope;
  const takesFolders = folders && accept !== undefined && max > 1;
  const { over, zone, onPaste } = useDropZone(!fixed, add, takesFolders);
  const card = (layout ?? (max === 1 && !accept ? 'card' : 'rows')) === 'card' && max === 1;
  const types = accept ? acceptAttribute(accept) : pictureTypes;
  const takesPhotos = !accept || accept === 'any' || accept.includes('picture');

  const words = entries.length === 0 ? say.choose : max === 1 ? say.exchange : say.chooseMore;
  const chooser = !fixed && !full && (
    <Chooser
      inputId={`${id}-input`}
      wordsId={`${id}-words`}
      words={words}
      camera={takesPhotos && camera}
      folder={takesFolders ? pictureWords.files.chooseFolder : undefined}
      onPhone={handOver && (() => setOnPhone(true))}
      onFiles={add}
      small={card}
    />
  );
  return (
    <Field
      {...field}
      group
      id={field.id ?? id}
      warning={isShown(field.warning) || leftOut === 0 ? field.warning : say.tooMany(max, leftOut)}
      hint={
        <>
          {field.hint}
          {isShown(field.hint) && !readOnly && <br />}
          {!readOnly &&
            (accept ? limitsText(say, accept, maxBytes, max) : pictureWords.limits(limit, max, shrink))}
        </>
      }
      count={max > 1 ? `${fileCount}/${max}` : undefined}
    >
      {({ id: groupId, 'aria-labelledby': labelledBy, 'aria-describedby': describedBy, ...control }) => (
        <fieldset
          {...rest}
          {...(dropZone ? zone : undefined)}
          ref={root}
          id={groupId}
          aria-labelledby={labelledBy}
          aria-disabled={disabled || undefined}
          data-over={over || undefined}
          className={styles.upload}
          onPaste={(event: ClipboardEvent<HTMLFieldSetElement>) => {
            onPasteToo?.(event);
            if (!event.defaultPrevented) onPaste(event);
          }}
        >
          <input
            ref={inputRef}
            id={`${id}-input`}
            type="file"
            accept={types}
            multiple={max > 1}
            disabled={fixed || full}
            required={field.required && fileCount === 0}
            // Set explicitly: browsers report an empty required input as invalid before it was validated.
            aria-invalid={control['aria-invalid'] ?? false}
            aria-labelledby={[labelledBy, `${id}-words`].filter(Boolean).join(' ')}
            aria-describedby={describedBy}
            className={styles.input}
            onChange={(event) => add(chosenIn(event))}
          />
          <input
            ref={exchangeInput}
            type="file"
            accept={types}
            hidden
            tabIndex={-1}
            aria-hidden
            onChange={(event) => exchangeFor(chosenIn(event))}
          />
          {card ? (
            <UploadCard
              scope={scope}
              outline={outline}
              chooser={chooser}
              hint={dropZone && (over ? say.dropNow : say.drop)}
            />
          ) : (
            <>
              {chooser && (
                <div className={styles.frame}>
                  {chooser}
                  {dropZone && <p className={styles.hint}>{over ? say.dropNow : say.drop}</p>}
                </div>
              )}
              {fixed && entries.length === 0 && <p className={styles.hint}>{say.none}</p>}
              <UploadRows scope={scope} />
            </>
          )}
          <VisuallyHidden role="status">{announcement}</VisuallyHidden>
          {name &&
            entries.map(
              ({ key, file }) => file && <input key={key} type="hidden" name={name} value={file.id} />,
            )}
          <Suspense>
            {previewed !== null && (
              <PreviewDialog scope={scope} start={previewed} onClose={() => scope.preview(null)} />
            )}
            {onPhone && handOver && (
              <HandOverDialog calls={handOver} onFiles={scope.list.take} onClose={() => setOnPhone(false)} />
            )}
          </Suspense>
        </fieldset>
      )}
    </Field>
  );
}

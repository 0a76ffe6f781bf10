import {
  type ChangeEvent,
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { useMergedRefs } from '../../../hooks/useMergedRefs.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Field } from '../Field/Field.tsx';
import { splitFieldProps } from '../Field/splitField.ts';
import { Segmented } from '../Segmented/Segmented.tsx';
import * as area from '../TextArea/TextArea.css.ts';
import type { TextAreaProps } from '../TextArea/TextArea.tsx';
import { type Action, editOf, shortcutOf } from './actions.ts';
import { applyEdit, selectedIn } from './applyEdit.ts';
import { EditorToolbar } from './EditorToolbar.tsx';
import { continueList, insertParagraph } from './edits.ts';
import * as styles from './MarkdownEditor.css.ts';
import { useImageUpload } from './useImageUpload.ts';

export interface MarkdownEditorProps extends TextAreaProps {
  /**
   * Uploads a picture that was chosen, pasted or dropped, and resolves to its address; to `undefined` if it failed and
   * the reason is shown already. Without it there is no button for pictures.
   */
  uploadImage?: (file: File) => Promise<string | undefined>;
  /** Draws the text as its readers see it; without it there is no preview. */
  preview?: (markdown: string) => ReactNode;
  /** More buttons after the toolbar; `insert` writes a paragraph where the text was left. */
  tools?: (insert: (paragraph: string) => void) => ReactNode;
}

/**
 * A text in Markdown with buttons and shortcuts for its marks. `className` reaches the field, `ref` and every other
 * attribute the `<textarea>`.
 */
export function MarkdownEditor(props: MarkdownEditorProps) {
  const { field, control } = splitFieldProps(props);
  const {
    ref,
    rows = 10,
    uploadImage,
    preview,
    tools,
    onKeyDown,
    onPaste,
    onDrop,
    onDragOver,
    ...rest
  } = control;
  const { markdownEditor: t } = useMessages();
  const madeId = useId();
  const text = useRef<HTMLTextAreaElement>(null);
  const textRef = useMergedRefs(text, ref);
  const file = useRef<HTMLInputElement>(null);
  const [previewText, setPreviewText] = useState<string | null>(null);
  const isFixed = rest.disabled === true || rest.readOnly === true;
  const id = field.id ?? madeId;

  const insert = (paragraph: string) => {
    if (text.current) applyEdit(text.current, insertParagraph(selectedIn(text.current), paragraph));
  };
  const images = useImageUpload(uploadImage, insert);
  const act = (action: Action) => {
    if (text.current) applyEdit(text.current, editOf(action, selectedIn(text.current), t));
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    onKeyDown?.(event);
    // Enter of an input method chooses a word.
    if (event.defaultPrevented || event.nativeEvent.isComposing || isFixed) return;
    const action = shortcutOf(event);
    const next =
      event.key === 'Enter' && !event.shiftKey ? continueList(selectedIn(event.currentTarget)) : null;
    if (action) act(action);
    else if (next && !event.ctrlKey && !event.metaKey) applyEdit(event.currentTarget, next);
    else return;
    event.preventDefault();
  };
  const take = (event: ClipboardEvent | DragEvent, files: FileList | undefined) => {
    if (event.defaultPrevented || isFixed || !images.take(files)) return;
    event.preventDefault();
  };

  return (
    <Field {...field} id={id} warning={images.failure ?? field.warning}>
      {({ 'aria-labelledby': _label, ...attributes }) => (
        <div className={styles.editor}>
          <EditorToolbar
            controls={id}
            disabled={isFixed || previewText !== null}
            onAction={act}
            onImage={uploadImage && (() => file.current?.click())}
            isUploading={images.isUploading}
          >
            {isFixed || previewText !== null ? null : tools?.(insert)}
            {preview ? (
              <span className={styles.view}>
                <Segmented
                  size="small"
                  label={t.view}
                  value={previewText === null ? 'write' : 'preview'}
                  onChange={(view) => setPreviewText(view === 'preview' ? (text.current?.value ?? '') : null)}
                  options={[
                    { value: 'write', label: t.write },
                    { value: 'preview', label: t.preview },
                  ]}
                />
              </span>
            ) : null}
          </EditorToolbar>
          {uploadImage ? (
            <input
              ref={file}
              type="file"
              accept="image/jpeg,image/png"
              hidden
              onChange={(event: ChangeEvent<HTMLInputElement>) => {
                images.take(event.currentTarget.files ?? undefined);
                event.currentTarget.value = '';
              }}
            />
          ) : null}
          <textarea
            {...attributes}
            {...rest}
            ref={textRef}
            rows={rows}
            hidden={previewText !== null}
            className={area.area}
            onKeyDown={press}
            onPaste={(event) => {
              take(event, event.clipboardData.files);
              if (!event.defaultPrevented) onPaste?.(event);
            }}
            onDragOver={(event) => {
              onDragOver?.(event);
              // Without this the browser would open the dropped picture in place of the page.
              if (uploadImage && event.dataTransfer.types.includes('Files')) event.preventDefault();
            }}
            onDrop={(event) => {
              onDrop?.(event);
              take(event, event.dataTransfer.files);
            }}
          />
          {previewText === null ? null : (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and a section would be a landmark.
            <div role="group" aria-label={t.preview} className={styles.preview}>
              {previewText.trim() === '' ? (
                <p className={styles.nothing}>{t.nothing}</p>
              ) : (
                preview?.(previewText)
              )}
            </div>
          )}
          <VisuallyHidden role="status">{images.isUploading ? t.uploading : ''}</VisuallyHidden>
        </div>
      )}
    </Field>
  );
}

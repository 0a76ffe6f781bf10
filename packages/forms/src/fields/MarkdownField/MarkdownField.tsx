import { MarkdownEditor, type MarkdownEditorProps } from '@fairway/ui';
import { useTextControl } from '../../form/controls/useTextControl.ts';
import { normaliseLines } from '../TextAreaField/normaliseLines.ts';
import type { TextAreaFieldProps } from '../TextAreaField/TextAreaField.tsx';
import { TextCount } from '../TextAreaField/TextCount.tsx';

export interface MarkdownFieldProps
  extends TextAreaFieldProps,
    Pick<MarkdownEditorProps, 'uploadImage' | 'preview' | 'tools'> {}

/** A text in Markdown, with its toolbar and a count of characters. */
export function MarkdownField({ name, max, requiredText, ...rest }: MarkdownFieldProps) {
  const { input, error, warning } = useTextControl<HTMLTextAreaElement>(name, {
    label: rest.label,
    requiredText,
    normalise: normaliseLines,
  });
  return (
    <MarkdownEditor
      {...rest}
      {...input}
      error={error}
      warning={warning}
      count={max !== undefined && max > 0 && <TextCount name={name} max={max} />}
    />
  );
}

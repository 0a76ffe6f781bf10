import {
  type ClipboardEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type Ref,
  useId,
  useRef,
  useState,
} from 'react';
import { useMergedRefs } from '../../../hooks/useMergedRefs.ts';
import { joinClasses } from '../../../provider/classes.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { isComposing } from '../Field/composing.ts';
import { hidden } from '../Field/Field.css.ts';
import { type FieldOptions, isShown } from '../Field/Field.tsx';
import { ChosenItems } from '../MultiCombobox/ChosenItems.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { endsTag, readTags, type TagRefusal } from './readTags.ts';

type InputOwned =
  | keyof FieldOptions
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'size'
  | 'type'
  | 'children'
  | 'max';

export interface TagInputProps extends FieldOptions, Omit<InputHTMLAttributes<HTMLInputElement>, InputOwned> {
  /** The input itself. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** The tags, in the order they were typed. */
  value: readonly string[];
  /** Called with the new list when a tag is added or removed. */
  onChange: (value: readonly string[]) => void;
  /** Most tags; no limit unless given. */
  max?: number | undefined;
  /** Most characters of a tag. */
  maxLength?: number | undefined;
}

/** Words that people make up themselves. A comma, Enter or leaving the field adds one; the tags are below the box. */
export function TagInput({
  value,
  onChange,
  max = Number.POSITIVE_INFINITY,
  maxLength = 100,
  name,
  warning,
  count,
  className,
  ref,
  onKeyDown,
  onBlur,
  onPaste,
  ...rest
}: TagInputProps) {
  const { multiCombobox, tagInput } = useMessages();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useMergedRefs(input, ref);
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<{ tag: string; why: TagRefusal } | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const isFixed = Boolean(rest.readOnly || rest.disabled);

  const take = (typed: string) => {
    const { tags, refused: next } = readTags(value, typed, { max, longest: maxLength });
    setRefused(next);
    // A refused tag stays in the box, so that it can be corrected.
    setText(next?.tag ?? '');
    const added = tags.slice(value.length);
    if (added.length === 0) return;
    setAnnouncement(multiCombobox.added(added.join(', '), tags.length));
    onChange(tags);
  };
  const remove = (place: number) => {
    const left = value.filter((_, index) => index !== place);
    setRefused(null);
    setAnnouncement(multiCombobox.removed(value[place] ?? '', left.length));
    onChange(left);
  };
  const type = (typed: string, composes: boolean) => {
    if (!composes && endsTag(typed)) return take(typed);
    setText(typed);
    setRefused(null);
  };

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (isFixed || event.defaultPrevented || isComposing(event)) return;
    if (event.key === 'Enter' && text.trim() !== '') {
      event.preventDefault();
      take(text);
    } else if (event.key === 'Backspace' && text === '' && value.length > 0) remove(value.length - 1);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    onPaste?.(event);
    // The browser would join the lines of a column before the input event.
    const pasted = event.clipboardData.getData('text');
    if (isFixed || event.defaultPrevented || !endsTag(pasted)) return;
    event.preventDefault();
    take(`${text}${pasted}`);
  };
  const ownWarning = refused && tagInput[refused.why](refused.tag, refused.why === 'long' ? maxLength : max);

  return (
    <div className={className}>
      <TextField
        autoComplete="off"
        {...rest}
        ref={inputRef}
        value={text}
        warning={isShown(warning) ? warning : ownWarning}
        count={count ?? (Number.isFinite(max) ? `${value.length}/${max}` : undefined)}
        aria-describedby={
          joinClasses(rest['aria-describedby'], value.length > 0 && `${id}-tags`) || undefined
        }
        onChange={(event) => type(event.target.value, (event.nativeEvent as InputEvent).isComposing)}
        onCompositionEnd={(event) => type(event.currentTarget.value, false)}
        onKeyDown={press}
        onPaste={paste}
        onBlur={(event) => {
          onBlur?.(event);
          if (!isFixed && refused === null && text.trim() !== '') take(text);
        }}
      />
      <ChosenItems
        id={`${id}-tags`}
        label={multiCombobox.chosen(typeof rest.label === 'string' ? rest.label : (rest['aria-label'] ?? ''))}
        items={value.map((tag, place) => ({ key: tag, text: tag, item: place }))}
        fixed={isFixed}
        onRemove={remove}
        onEmpty={() => input.current?.focus()}
      />
      {name && value.map((tag) => <input key={tag} type="hidden" name={name} value={tag} />)}
      <div role="status" className={hidden}>
        {announcement}
      </div>
    </div>
  );
}

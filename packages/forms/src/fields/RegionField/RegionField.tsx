import { Cascader, type CascaderProps } from '@fairway/ui';
import { useCallback, useMemo, useRef } from 'react';
import { useControl } from '../../form/controls/useControl.ts';
import { useFieldValue } from '../../form/useFormState.ts';
import { useFormMessages } from '../../provider/FormsProvider.tsx';

export interface RegionFieldProps
  extends Omit<
    CascaderProps,
    | 'name'
    | 'label'
    | 'value'
    | 'onChange'
    | 'onAddress'
    | 'onInput'
    | 'onKeyDownCapture'
    | 'error'
    | 'warning'
    | 'ref'
  > {
  /** The field of the form; holds the values from the top down, `['浙江省', '杭州市']`, or `[]`. */
  name: string;
  /** Names the field, in the page and in the summary; the built-in name unless given. */
  label?: string;
  /** The text field that takes the street of a pasted address. */
  streetName?: string;
  /** The error for a missing place. */
  requiredText?: string;
}

/** Province and city. A pasted address selects its place, and its street is moved to its own field. */
export function RegionField({ name, label, streetName, requiredText, ...rest }: RegionFieldProps) {
  const { common, trade } = useFormMessages();
  const { region } = trade;
  const ref = useRef<HTMLInputElement>(null);
  const element = useCallback(() => ref.current, []);
  const named = label ?? region.label;
  const asks = requiredText ?? (label ? common.missing.choice(label) : region.required);
  const texts = useMemo(() => ({ required: asks, chooseOne: asks }), [asks]);
  const { form, error, warning } = useControl(name, {
    ...{ element, write: nothing, label: named, texts, keep: true },
  });
  const value = useFieldValue(form, name);
  /** The place before typing began; Escape restores it. */
  const before = useRef<unknown>([]);
  // The cascader keeps its last place while the user types; the form must not send that place.
  const type = () => {
    if (isPath(value)) before.current = value;
    form.change(name, []);
  };
  return (
    <Cascader
      levels={region.levels}
      {...rest}
      ref={ref}
      name={name}
      label={named}
      value={isPath(value) ? value : null}
      error={error}
      warning={warning}
      onInput={type}
      onKeyDownCapture={({ key }) => {
        if (key === 'Escape' && !isPath(value)) form.change(name, before.current);
      }}
      onChange={(path) => {
        before.current = path ?? [];
        form.change(name, path ?? []);
        if (path) form.leave(name);
      }}
      onAddress={
        streetName
          ? ({ rest: street }) => {
              form.set(streetName, street);
              form.leave(streetName);
            }
          : undefined
      }
    />
  );
}

function isPath(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.length > 0 && value.every((part) => typeof part === 'string');
}

/** React shows the value itself. */
function nothing() {}

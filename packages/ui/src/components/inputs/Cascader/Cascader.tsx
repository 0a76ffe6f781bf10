import { ChevronDown } from 'lucide-react';
import { useId, useRef } from 'react';
import { useMergedRefs } from '../../../hooks/useMergedRefs.ts';
import { joinClasses } from '../../../provider/classes.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { hidden } from '../Field/Field.css.ts';
import { type FieldOptions, isShown } from '../Field/Field.tsx';
import { popup as surface } from '../Field/popup.css.ts';
import { usePopup } from '../Field/usePopup.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { CascadeColumns } from './CascadeColumns.tsx';
import { CascadeResults } from './CascadeResults.tsx';
import * as styles from './Cascader.css.ts';
import { type CascaderOptions, useCascader } from './useCascader.ts';

export interface CascaderProps
  extends FieldOptions,
    CascaderOptions,
    Omit<
      TextFieldProps,
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'type'
      | 'end'
      | 'onClear'
      | 'boxRef'
      | 'onClick'
      | 'onKeyDown'
      | 'onBlur'
      | 'onPaste'
    > {
  /** Names of the levels, read out with their columns: province, city. */
  levels?: readonly string[];
}

const none: readonly string[] = [];

/** A place in a hierarchy, level by level or by typing any of its names; a pasted address finds it by itself. */
export function Cascader({
  nodes,
  value,
  onChange,
  load,
  levels = none,
  valueText,
  onAddress,
  error,
  name,
  ref,
  ...rest
}: CascaderProps) {
  const { cascader: say } = useMessages();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useMergedRefs(input, ref);
  const fixed = Boolean(rest.disabled || rest.readOnly);
  const cascader = useCascader({ nodes, value, onChange, load, valueText, onAddress, input, popup, fixed });
  const { open, searching, results, active } = cascader;
  usePopup(open, box, popup);

  return (
    <>
      <TextField
        autoComplete="off"
        spellCheck={false}
        clearable
        placeholder={say.placeholder}
        {...rest}
        ref={inputRef}
        boxRef={box}
        error={isShown(error) ? error : cascader.problem}
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup={searching ? 'listbox' : 'dialog'}
        aria-expanded={open}
        aria-controls={searching ? `${id}-list` : `${id}-popup`}
        aria-activedescendant={open && searching && results.length > 0 ? `${id}-list-${active}` : undefined}
        value={cascader.text}
        onChange={(event) => cascader.type(event.target.value)}
        onClick={cascader.show}
        onPaste={cascader.onPaste}
        onKeyDown={cascader.onKeyDown}
        onBlur={cascader.onLeave}
        end={<Icon icon={ChevronDown} />}
      />
      {name && <input type="hidden" name={name} value={value?.join('/') ?? ''} />}
      {/* The box keeps the focus when something is pressed, until the columns take it. */}
      <div
        ref={popup}
        role="dialog"
        id={`${id}-popup`}
        aria-label={say.choose}
        popover="manual"
        className={joinClasses(surface, styles.popup)}
        onPointerDown={keepFocus}
        onMouseDown={keepFocus}
        onBlur={cascader.onLeave}
      >
        {open &&
          (searching ? (
            <CascadeResults
              id={`${id}-list`}
              results={results}
              keyword={cascader.keyword}
              active={active}
              fromAddress={cascader.fromAddress}
              onChoose={cascader.choose}
            />
          ) : (
            <CascadeColumns
              id={`${id}-list`}
              nodes={nodes}
              branches={cascader.branches}
              chosenPath={cascader.chosenPath}
              levels={levels}
              enter={cascader.inColumns}
              onChoose={cascader.choose}
              onLeave={cascader.leaveColumns}
            />
          ))}
      </div>
      <div role="status" className={hidden}>
        {cascader.status}
      </div>
    </>
  );
}

function keepFocus(event: { preventDefault: () => void }) {
  event.preventDefault();
}

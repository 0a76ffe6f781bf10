import { Upload, type UploadedFile, type UploadPending, type UploadProps } from '@fairway/ui';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useControl } from '../../form/useControl.ts';
import { useFormMessages } from '../../provider/FormsProvider.tsx';

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
    | 'onBlur'
    | 'ref'
  > {
  /** The field of the form; holds the id of the picture or `''`, with `max` over 1 the list of ids. */
  name: string;
  /** Names the field, in the page and in the summary. */
  label: string;
  /** Pictures that the server has already, to start with. */
  files?: readonly UploadedFile[];
  /** The sentence that asks for a picture. */
  requiredText?: string;
}

/** Pictures of a form. While one is on its way the field is empty, so that the form waits for it. */
export function ImagesField({ name, label, files, requiredText, ...rest }: ImagesFieldProps) {
  const { pictures } = useFormMessages().trade;
  const several = (rest.max ?? 1) > 1;
  const ref = useRef<HTMLInputElement>(null);
  const element = useCallback(() => ref.current, []);
  const [underWay, setUnderWay] = useState(false);
  const [round, setRound] = useState(0);
  // Called when the form is reset: what was chosen goes with its field.
  const write = useCallback(() => setRound((before) => before + 1), []);
  const asks = underWay ? pictures.underWay : (requiredText ?? pictures.required);
  const texts = useMemo(() => ({ required: asks, chooseOne: asks }), [asks]);
  const { form, error, warning } = useControl(name, { ...{ element, write, label, texts, keep: false } });
  const known = useRef<{ files: readonly UploadedFile[]; active: number }>({ files: files ?? [], active: 0 });

  const tell = () => {
    const ids = known.current.active > 0 ? [] : known.current.files.map(({ id }) => id);
    const before = form.value(name);
    if (several) {
      if (!Array.isArray(before) || before.join() !== ids.join()) form.change(name, ids);
    } else form.change(name, ids[0] ?? '');
  };
  const onPending = ({ active }: UploadPending) => {
    if (known.current.active === active) return;
    known.current.active = active;
    setUnderWay(active > 0);
    tell();
  };
  return (
    <Upload
      {...rest}
      key={round}
      ref={ref}
      label={label}
      defaultValue={files}
      error={error}
      warning={warning}
      onPendingChange={onPending}
      onChange={(now) => {
        known.current.files = now;
        tell();
      }}
    />
  );
}

import { useLayoutEffect } from 'react';
import { useFormMessages } from '../../provider/FormsProvider.tsx';
import { useFormContext } from '../context.ts';
import { problemText } from '../problems/problem.ts';
import type { Control } from '../types.ts';
import { useCheckState, useFieldNotices } from '../useFormState.ts';

/** Makes a control the field `name` of the form around it. Members of `control` must be stable between renders. */
export function useControl(name: string, control: Control) {
  const {
    element,
    write,
    label,
    rowLabel,
    requiredText,
    texts,
    missing,
    normalise,
    warn,
    check,
    badInput,
    settling,
    keep,
  } = control;
  const form = useFormContext();
  if (!form.has(name)) throw new Error(`This form has no field "${name}": add it to \`initial\`.`);
  const messages = useFormMessages();
  const { problem, warning } = useFieldNotices(form, name);
  const checkState = useCheckState(form, name);
  useLayoutEffect(
    () =>
      form.register(name, {
        ...{
          element,
          write,
          label,
          rowLabel,
          requiredText,
          texts,
          missing,
          normalise,
          warn,
          check,
          badInput,
          settling,
          keep,
        },
      }),
    [
      form,
      name,
      element,
      write,
      label,
      rowLabel,
      requiredText,
      texts,
      missing,
      normalise,
      warn,
      check,
      badInput,
      settling,
      keep,
    ],
  );
  return {
    form,
    checkState,
    error: problem && problemText(problem, messages, control),
    warning: warning ?? (checkState === 'unchecked' ? messages.common.unchecked : undefined),
  };
}

import type { Validator } from '@fairway/trade';
import { follows } from '@fairway/trade';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { Form } from '../form/Form/Form.tsx';
import { useForm } from '../form/useForm.ts';

export interface SpecimenProps {
  /** The rules of each text field of the story. */
  rules?: Readonly<Record<string, readonly Validator[]>>;
  /** The whole schema, where fields hold more than text. */
  schema?: v.GenericSchema<unknown, unknown>;
  initial: Readonly<Record<string, unknown>>;
  onSubmit?: (output: unknown) => unknown;
  children: ReactNode;
}

/** A form around one field of a story. */
export function Specimen({ rules = {}, schema, initial, onSubmit = () => {}, children }: SpecimenProps) {
  const entries = Object.entries(rules).map(
    ([name, list]) => [name, v.pipe(v.string(), follows(...list))] as const,
  );
  const form = useForm({ initial, schema: schema ?? v.object(Object.fromEntries(entries)), onSubmit });
  return (
    <Form form={form} summary="form">
      {children}
    </Form>
  );
}

import { expect, test } from 'vitest';
import { splitFieldProps } from './splitField.ts';

test('label and error go to the field, name and data attributes to the control', () => {
  const { field, control } = splitFieldProps({
    label: 'Vessel',
    error: 'Type the name of the vessel',
    required: true,
    name: 'vessel',
    'data-testid': 'vessel',
  });

  expect(field).toMatchObject({ label: 'Vessel', error: 'Type the name of the vessel', required: true });
  expect(control).toEqual({ name: 'vessel', 'data-testid': 'vessel' });
});

import { expect, test } from 'vitest';
import { brokenBy } from './brokenBy.ts';
import { employee } from './employee.ts';

const li = { name: '李伟', department: '操作部', phone: '', email: '', type: 'member' };

test('phone and email are free, but right when given', () => {
  expect(brokenBy(employee, li)).toEqual({});
  expect(brokenBy(employee, { ...li, phone: '1380', email: 'li@' })).toEqual({
    phone: 'mobile',
    email: 'email',
  });
});

test('name, department and type are needed', () => {
  expect(brokenBy(employee, { ...li, name: '', department: ' ', type: 'owner' })).toEqual({
    name: 'required',
    department: 'required',
    type: 'required',
  });
});

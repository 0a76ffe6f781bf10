import * as v from 'valibot';
import { phone } from '../validators/phone.ts';
import { optional } from '../validators/rule.ts';
import { follows } from '../validators/valibot.ts';
import { filled, freeEmail, oneOf } from './parts.ts';

export const employeeTypes = ['admin', 'member'] as const;

/**
 * An employee: name, department and type; phone and email free but valid (spec 5). The server checks whether they are
 * bound.
 */
export const employee = v.object({
  name: filled(50),
  department: filled(50),
  phone: v.pipe(v.string(), follows(optional(phone))),
  email: freeEmail,
  type: oneOf(employeeTypes),
});

import * as v from 'valibot';
import { companyName } from '../validators/company/companyName.ts';
import { phone } from '../validators/phone.ts';
import { required } from '../validators/required.ts';
import { follows } from '../validators/valibot.ts';
import { filled, free, freeEmail, must } from './parts.ts';

/** Intention to insure: enterprise, location, detailed address and phone required; contact and email free (spec 5). */
export const insuranceIntention = v.object({
  companyName: v.pipe(v.string(), v.trim(), follows(required, companyName)),
  location: filled(50),
  address: filled(200),
  contactName: free(50),
  phone: must(phone),
  email: freeEmail,
});

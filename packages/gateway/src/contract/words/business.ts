import { accountRefusals } from './business/account.ts';
import { companyRefusals } from './business/company.ts';
import { deskRefusals } from './business/desk.ts';
import { generalRefusals } from './business/general.ts';
import { orderRefusals } from './business/order.ts';
import { quoteRefusals } from './business/quote.ts';

/** Sentences of business refusals. English of points 5 and 8 of the specification, word for word. */
export const business = {
  ...generalRefusals,
  ...accountRefusals,
  ...companyRefusals,
  ...orderRefusals,
  ...quoteRefusals,
  ...deskRefusals,
};

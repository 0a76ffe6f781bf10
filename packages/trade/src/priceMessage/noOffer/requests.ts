import { currencySource } from '../prices/currencies.ts';

const requestStart = /^\s*(?:求(?!推)|帮问|\p{Script=Han}{0,4}求[价报舱])/u;
/** A wanted price, in front of its amount: 目标价2800, target rate USD 2,800. */
const wantedAmount = new RegExp(
  `(?:目标价|心理价|\\btarget (?:price|rate))s?[ :]{0,3}(?:(?:${currencySource}|[大小高平]柜|\\d{2}(?:gp|hq|hc)) ?){0,2}\\d{2}`,
  'i',
);

const question =
  /(?:有(?:舱位?|位置?)?|能做|能到|可以做?)吗|多少钱|什么价|\bcan you (?:do|offer|quote|match)\b|\b(?:our|my|client'?s?|customer'?s?) target\b/i;

/** Whether a line asks for a price: its amount is that of a buyer. */
export const isRequest = (line: string) =>
  requestStart.test(line) || wantedAmount.test(line) || question.test(line);

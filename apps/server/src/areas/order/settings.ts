import * as v from 'valibot';
import { whole, words } from '../../settings.ts';
import { settingsPart } from '../../settingsPart.ts';

/** An account that is clearly invented, so that no user transfers to it from a sandbox. */
const sampleAccount = {
  payee: '航道（示例）有限公司',
  bank: '示例银行上海分行',
  bankAccount: '0000 0000 0000 0000 000',
};

export const orderSettings = settingsPart(
  {
    ORDER_PAY_MINUTES: v.optional(whole(5, 1440, ' minutes'), '30'),
    ORDER_QR_MINUTES: v.optional(whole(1, 120, ' minutes'), '5'),
    TRANSFER_PAYEE: v.optional(words),
    TRANSFER_BANK: v.optional(words),
    TRANSFER_ACCOUNT: v.optional(words),
  },
  (env, { production, need }) => {
    const why = 'in production: where corporate transfers go';
    return {
      /** Minutes until an unpaid order cancels itself. */
      payMinutes: env.ORDER_PAY_MINUTES,
      /** Minutes that a payment QR is good for. */
      qrMinutes: env.ORDER_QR_MINUTES,
      /** The account that receives corporate transfers. */
      transfer: production
        ? {
            payee: need('TRANSFER_PAYEE', why),
            bank: need('TRANSFER_BANK', why),
            bankAccount: need('TRANSFER_ACCOUNT', why),
          }
        : {
            payee: env.TRANSFER_PAYEE ?? sampleAccount.payee,
            bank: env.TRANSFER_BANK ?? sampleAccount.bank,
            bankAccount: env.TRANSFER_ACCOUNT ?? sampleAccount.bankAccount,
          },
    };
  },
);

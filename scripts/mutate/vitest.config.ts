import { defineConfig } from 'vitest/config';

const conditions = ['@fairway/source'];

/** The tests of rules, which need no database. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    environment: 'node',
    include: [
      'packages/trade/src/{*,priceChange/*,shipment/*,insurance/*,demurrage/*,validators/choices/*}.test.ts',
      'packages/gateway/src/contract/{access,surchargeDesk}.test.ts',
      'packages/forms/src/fields/AmountField/money.test.ts',
      'packages/ui/src/components/payment/QrPay/machine/{money,pay*}.test.ts',
      'apps/desk/src/screens/surcharges/surcharges/chargedAmounts.test.ts',
      'apps/server/src/areas/**/{rules,admission,checks,states,periods,price,pricing}.test.ts',
      'apps/server/src/http/{policy,sessionEnd}.test.ts',
    ],
  },
});

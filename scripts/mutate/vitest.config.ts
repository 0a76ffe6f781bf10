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
      'packages/gateway/src/contract/{call,surchargeDesk}.test.ts',
      'packages/forms/src/fields/AmountField/money.test.ts',
      'packages/ui/src/components/payment/QrPay/machine/{money,pay*}.test.ts',
      'apps/desk/src/screens/surcharges/surcharges/chargedAmounts.test.ts',
      'apps/server/src/areas/**/{rules,admission,assigned,checks,states,periods,price,pricing,priceIndex}.test.ts',
      'apps/server/src/areas/freight/{cost/{costSheet,sailingCost,tariffBook},sailings/farPrice,surcharges/surchargeRules}.test.ts',
      'apps/server/src/services/payments/provider.test.ts',
      'apps/server/src/http/{policy,sessionEnd}.test.ts',
    ],
  },
});

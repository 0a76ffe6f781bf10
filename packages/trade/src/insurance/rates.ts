/** Kinds of goods that insurers tell apart, the plainest first. */
export const goodsClasses = [
  'general',
  'machinery',
  'electronics',
  'fragile',
  'food',
  'chemicals',
  'chilled',
] as const;
export type GoodsClass = (typeof goodsClasses)[number];

/** Institute Cargo Clauses: A covers most, C least. */
export const cargoClauses = ['A', 'B', 'C'] as const;
export type CargoClause = (typeof cargoClauses)[number];

/** The parts that a value includes: goods, goods and freight, or goods, freight and insurance. */
export const valueBases = ['CIF', 'CFR', 'FOB'] as const;
export type ValueBasis = (typeof valueBases)[number];

export const insuredCurrencies = ['CNY', 'USD', 'EUR'] as const;
export type InsuredCurrency = (typeof insuredCurrencies)[number];

/** Of 1,000,000 parts of the insured amount; 500 is 0.05 %, the lowest that is offered. Rates are examples. */
export const insuranceRates: Readonly<Record<GoodsClass, Readonly<Record<CargoClause, number>>>> = {
  general: { A: 800, B: 600, C: 500 },
  machinery: { A: 900, B: 650, C: 500 },
  electronics: { A: 1_100, B: 800, C: 600 },
  fragile: { A: 1_800, B: 1_100, C: 800 },
  food: { A: 1_200, B: 800, C: 600 },
  chemicals: { A: 1_200, B: 800, C: 600 },
  chilled: { A: 2_000, B: 1_100, C: 800 },
};

/** Added to the rate of a clause, none of which covers war or strikes. */
export const warRate = 200;
export const strikesRate = 100;

/** The least that a policy costs, in minor units. */
export const leastPremium: Readonly<Record<InsuredCurrency, number>> = { CNY: 5_000, USD: 800, EUR: 800 };

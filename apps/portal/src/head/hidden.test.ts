import { expect, test } from 'vitest';
import { isHidden } from './hidden.ts';

test.each([
  ['/', false],
  ['/shipPriceInfo?origin=CNSHA&destination=USLAX', false],
  ['/shipPriceInfo?origin=CNSHA&destination=USLAX&sort=-transit', true],
  ['/wikipedia/shipInfo', false],
  ['/wikipedia/shipInfo?page=2', false],
  ['/wikipedia/shipInfo?sort=name&page=2', true],
  ['/wikipedia/shipInfo?keyword=maersk', true],
  ['/logisticsTool/HScode?keyword=%E5%86%B0%E7%AE%B1', true],
  ['/logisticsTool/cargoTracking?number=MSKU9070323', true],
  ['/newsInformationSearch?keyword=suez', true],
  ['/newsInformation?categoryId=2', false],
  ['/wikipedia/regulationSearch', true],
  ['/notFound', true],
])('%s is left out by search engines: %s', (address, expected) => {
  expect(isHidden(address)).toBe(expected);
});

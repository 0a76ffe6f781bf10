export const priceMessageAddress = (): string => '/logisticsTool/priceMessage';

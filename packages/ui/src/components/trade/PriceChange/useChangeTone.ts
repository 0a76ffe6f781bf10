import { useMessages } from '../../../provider/UiProvider.tsx';

/** The colour of a price's move: red rises and green falls in Chinese, and the other way round in English. */
export function useChangeTone(value: number): 'red' | 'green' | 'none' {
  const { rise } = useMessages().priceChange;
  if (value === 0) return 'none';
  return value > 0 === (rise === 'red') ? 'red' : 'green';
}

import { priceFileFields } from '@fairway/trade';
import { useWords } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

/** Returns the words for columns of a file; a column that price files do not have keeps its own name. */
export function useColumnName(): (column: string) => string {
  const { t } = useWords<typeof words>();
  return (column) => {
    const field = priceFileFields.find((each) => each === column);
    return field ? t(`imports.priceFile.fields.${field}`) : column;
  };
}

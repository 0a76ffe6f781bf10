import { useMemo } from 'react';
import { numbersOf } from '../../../../../provider/numbersOf.ts';
import { useMessages } from '../../../../../provider/UiProvider.tsx';
import { type CellEditor, type EditLanguage, type EditReading, readEdit } from './editValues.ts';

/** Returns the value of a text, or the sentence that says how to correct it. */
export type CellReader = <Row>(text: string, row: Row, editor: CellEditor<Row>) => EditReading;

/** Reads texts as edited cells do, in the reader's language. */
export function useCellReader(): CellReader {
  const { dataGrid, lang } = useMessages();
  return useMemo(() => {
    const language: Omit<EditLanguage, 'today'> = { t: dataGrid.edit, lang, format: numbersOf(lang) };
    return (text, row, editor) =>
      readEdit(text, row, editor, { ...language, today: new Date().toISOString().slice(0, 10) });
  }, [dataGrid, lang]);
}

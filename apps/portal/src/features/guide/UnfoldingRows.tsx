import { Button, Stack } from '@fairway/ui';
import { useId, useState } from 'react';
import { type ListRow, Rows } from './ListView.tsx';

export interface UnfoldingRowsProps {
  /** Names the list. */
  label: string;
  rows: readonly ListRow[];
  /** The number of rows shown at first. */
  first: number;
  words: {
    /** The button text: "All 47 routes". */
    readonly all: string;
    readonly fewer: string;
  };
}

/** The first rows, and a button that unfolds the rest where there are more. */
export function UnfoldingRows({ label, rows, first, words }: UnfoldingRowsProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap="m">
      <div id={id}>
        <Rows label={label} rows={isOpen ? rows : rows.slice(0, first)} />
      </div>
      {rows.length > first ? (
        <div>
          <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
            {isOpen ? words.fewer : words.all}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}

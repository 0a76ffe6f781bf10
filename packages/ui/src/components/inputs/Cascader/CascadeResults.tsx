import { useEffect, useRef } from 'react';
import { useMessages } from '../../../provider/UiProvider.tsx';
import * as styles from './Cascader.css.ts';
import { type CascadePath, pathText } from './cascade.ts';

interface CascadeResultsProps {
  id: string;
  results: readonly CascadePath[];
  keyword: string;
  active: number;
  /** The first was read from an address. */
  fromAddress: boolean;
  onChoose: (path: CascadePath) => void;
}

/** Shows the matches of typed text; focus stays in the box, which points at one of them. */
export function CascadeResults({ id, results, keyword, active, fromAddress, onChoose }: CascadeResultsProps) {
  const { cascader: say } = useMessages();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <>
      {results.length === 0 && <p className={styles.note}>{say.none(keyword)}</p>}
      <div
        ref={list}
        role="listbox"
        id={id}
        aria-label={say.results}
        className={styles.list}
        hidden={results.length === 0}
      >
        {results.map((path, index) => (
          <button
            key={path.map(({ value }) => value).join('\n')}
            type="button"
            role="option"
            id={`${id}-${index}`}
            tabIndex={-1}
            aria-selected={index === active}
            data-active={index === active || undefined}
            className={styles.option}
            onClick={() => onChoose(path)}
          >
            <span className={styles.label}>{pathText(path)}</span>
            {fromAddress && index === 0 && <span className={styles.origin}>{say.fromAddress}</span>}
          </button>
        ))}
      </div>
    </>
  );
}

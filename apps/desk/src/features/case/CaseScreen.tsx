import type { Listing } from '@fairway/gateway/contract/listing';
import { ListEmpty, ListPages, useList, useLoaded, useRestoreLostFocus } from '@fairway/site';
import { ButtonLink, EmptyState, Inline, TextField } from '@fairway/ui';
import { type ComponentType, type SubmitEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useWords } from '../../language/words.ts';
import { useFieldsFollow } from '../useFieldsFollow.ts';
import { CaseRow } from './CaseRow.tsx';
import * as styles from './CaseScreen.css.ts';
import type { CaseQueue, QueueQuery } from './caseQueue.ts';
import type { ReviewedCase, SayOfQueue } from './content.ts';
import type { CaseScreenOptions, QueueWords } from './options.ts';
import { positionOf } from './positionOf.ts';

interface CaseScreenProps<
  L extends Listing,
  Row,
  Case extends Row,
  Id extends keyof Row & string,
  Name extends string,
  W,
> {
  queue: CaseQueue<L, Row, Case, Id>;
  options: CaseScreenOptions<Row, Case, QueueQuery<L>, Name, W>;
}

/** Defines the screen of a queue from its calls, the content of its rows and cases, and the form of its decision. */
export function defineCaseScreen<
  const L extends Listing,
  Row,
  Case extends Row & ReviewedCase,
  Id extends keyof Row & string,
  Name extends string,
  W extends Record<Name, QueueWords<Case>>,
>(
  queue: CaseQueue<L, Row, Case, Id>,
  options: CaseScreenOptions<Row, Case, QueueQuery<L>, Name, W, W[Name]>,
): ComponentType {
  // A part without texts cannot be an option; only the type above enforces this.
  const checked = options as unknown as CaseScreenOptions<Row, Case, QueueQuery<L>, Name, W>;
  return () => <CaseScreen queue={queue} options={checked} />;
}

/** The rows of a queue, and next to them the open case; on a narrow window, one of both. */
function CaseScreen<
  L extends Listing,
  Row,
  Case extends Row & ReviewedCase,
  Id extends keyof Row & string,
  Name extends string,
  W,
>({ queue, options }: CaseScreenProps<L, Row, Case, Id, Name, W>) {
  const { list } = queue;
  const { name, flow, assign } = options;
  const idOf = (row: Row) => String(row[queue.id]);
  const { t } = useWords();
  const spoken = options.useWords();
  // The type of `options` guarantees these words.
  const say: SayOfQueue = (key, values) => (spoken.t as SayOfQueue)(`${name}.${key}`, values);
  const { query: currentQuery, page, open } = useLoaded<typeof queue.loader>();
  const listControls = useList(list, currentQuery);
  // Other rows are other cases: none of them is open.
  const query: QueueQuery<L> = { ...currentQuery, open: undefined };
  const keyword = textIn(currentQuery, 'keyword');
  const search = options.search(spoken);
  const form = useRef<HTMLFormElement>(null);
  useFieldsFollow(form, { keyword });
  const screen = useRef<HTMLDivElement>(null);
  const caseKey = open && `${idOf(open)} ${options.version?.(open)}`;
  // A decision opens the next case, and on phones a case replaces its queue.
  useRestoreLostFocus(`${useLocation().search} ${caseKey}`, screen);

  const onSearch = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = String(new FormData(event.currentTarget).get('keyword') ?? '').trim();
    listControls.change({ keyword: input, open: undefined } as object);
  };
  const rows = page.rows.map((row) => ({ id: idOf(row), ...options.row(row, spoken) }));
  const position = positionOf(
    list,
    currentQuery,
    rows.map(({ id, clock }) => ({ id, waits: clock !== null })),
  );
  const controls = { currentQuery, list: listControls, addressOf: list.addressOf };
  const empty = options.empty?.(currentQuery, spoken) ?? { title: say('empty'), text: say('emptyText') };
  return (
    <div ref={screen} className={styles.page} data-open={open ? '' : undefined} data-flow={flow.name}>
      <section className={styles.queue} aria-label={say('title')}>
        <Inline align="baseline" justify="between" wrap={false}>
          <h1 className={styles.title}>{say('title')}</h1>
          <p className={styles.total}>{say('count', { count: page.total })}</p>
        </Inline>
        {options.tabs?.(controls, spoken)}
        <form ref={form} className={styles.search} onSubmit={onSearch}>
          <TextField {...search} name="keyword" type="search" defaultValue={keyword} />
        </form>
        {options.filters || assign ? (
          <div className={styles.filters}>
            {options.filters?.(controls, spoken)}
            {assign ? (
              <assign.Filter
                value={textIn(listControls.query, 'assigned')}
                onChange={(assigned) =>
                  listControls.change({ assigned: assigned || undefined, open: undefined } as object)
                }
                say={say}
              />
            ) : null}
          </div>
        ) : null}
        {rows.length > 0 ? (
          <ul className={styles.rows}>
            {rows.map(({ id, ...row }) => (
              <CaseRow
                key={id}
                href={list.addressOf({ ...currentQuery, open: id })}
                current={open !== null && id === idOf(open)}
                {...row}
              />
            ))}
          </ul>
        ) : (
          <ListEmpty list={list} query={query} size="small">
            <EmptyState kind="none-yet" size="small" title={empty.title}>
              {empty.text}
            </EmptyState>
          </ListEmpty>
        )}
        <ListPages
          list={list}
          query={query}
          total={page.total}
          controls={listControls}
          prefetchable={async () => queue.page}
        />
      </section>
      {open ? (
        <flow.View key={caseKey} {...{ open, options, spoken, say, position }} />
      ) : (
        <section className={styles.nothing}>
          {rows.length > 0 ? (
            <EmptyState kind="none-yet" size="small" picture={false} title={say('choose')}>
              {say('chooseText')}
            </EmptyState>
          ) : flow.name === 'decided' ? (
            <ButtonLink href="/">{t('title.home')}</ButtonLink>
          ) : null}
        </section>
      )}
    </div>
  );
}

/** An entry of a query that not every queue has; empty without it. */
function textIn(query: object, name: string): string {
  return String((query as Readonly<Record<string, unknown>>)[name] ?? '');
}

import type { SeaRoute } from '@fairway/gateway/contract/subscribe';
import { Checkbox, Columns, Disclosure, Icon, Stack, TextField } from '@fairway/ui';
import { useContains } from '@fairway/ui/utilities';
import { Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useWords } from '../../language/words.ts';
import * as styles from './RouteChoice.css.ts';
import { firstTrade, routesByGroup } from './routesByGroup.ts';
import { useMatches } from './useMatches.ts';

export interface RouteChoiceProps {
  routes: readonly SeaRoute[];
  /** The requested route: its trade comes first. */
  first?: string | undefined;
  selectedIds: ReadonlySet<string>;
  onToggle: (id: string, on: boolean) => void;
}

/** Routes by trade, to tick; found by names of both languages and codes. */
export function RouteChoice({ routes, first, selectedIds, onToggle }: RouteChoiceProps) {
  const { t, language } = useWords();
  const contains = useContains();
  const [filter, setFilter] = useState('');
  const ids = useMatches(filter);
  const groups = useMemo(
    () => routesByGroup(first ? firstTrade(routes, first) : routes, filter, language, contains, ids),
    [routes, first, filter, language, contains, ids],
  );
  // Nothing to search: no field is shown.
  if (routes.length === 0) return <p>{t('routeChoice.noneOnSale')}</p>;
  return (
    <Stack gap="m">
      <TextField
        label={t('routeChoice.filter')}
        placeholder={t('routeChoice.example')}
        start={<Icon icon={Search} />}
        value={filter}
        onChange={(event) => setFilter(event.target.value)}
        onClear={() => setFilter('')}
        clearable
      />
      {groups.length === 0 ? <p role="status">{t('routeChoice.none')}</p> : null}
      {groups.map(({ name, routes: inGroup }, index) => {
        const count = inGroup.filter(({ id }) => selectedIds.has(id)).length;
        return (
          <Disclosure
            key={`${name} ${filter !== ''}`}
            open={filter !== '' || index === 0 || count > 0}
            summary={
              <>
                {name}{' '}
                <span className={styles.codes}>
                  {count > 0 ? `${count} / ${inGroup.length}` : inGroup.length}
                </span>
              </>
            }
          >
            <Columns as="fieldset" count={{ base: 2, phone: 1 }} gap="xs" align="stretch" aria-label={name}>
              {inGroup.map(({ id, text, codes }) => (
                <Checkbox
                  key={id}
                  checked={selectedIds.has(id)}
                  onChange={(event) => onToggle(id, event.target.checked)}
                  label={
                    <>
                      {text} <span className={styles.codes}>{codes}</span>
                    </>
                  }
                />
              ))}
            </Columns>
          </Disclosure>
        );
      })}
    </Stack>
  );
}

import { useGateway } from '@fairway/site';
import { Button, Icon, PortCombobox, type PortOption, WeekPicker } from '@fairway/ui';
import { ArrowLeftRight, Search } from 'lucide-react';
import { type FormEvent, useCallback } from 'react';
import { useWords } from '../../language/words.ts';
import * as styles from './SearchPanel.css.ts';
import { type SearchValues, useSearchForm } from './useSearchForm.ts';

/** The gateway is not part of a server-rendered page; a reader who reaches the search will need it next. */
const calls = () => import('../../calls/ports.ts');

export interface SearchPanelProps {
  /** The values of the address; the draft of this tab fills the missing ones. */
  start: SearchValues;
  /** `card` is on a picture, `band` across the top of the results. */
  look: keyof typeof styles.look;
}

/** Origin, destination and week; sends the reader to the results. */
export function SearchPanel({ start, look }: SearchPanelProps) {
  const { t } = useWords();
  const { send, load: fetchGateway } = useGateway();
  const fetchCalls = () => void Promise.all([calls(), fetchGateway()]).catch(() => undefined);
  /** Searches ports on the gateway while the reader types. */
  const searchPorts = useCallback(
    async (keyword: string, signal: AbortSignal): Promise<PortOption[]> => {
      const { portsLike } = await calls();
      return portsLike(send, keyword, signal);
    },
    [send],
  );
  const { origin, destination, week, errors, recent, now, set, swap, submit, fields } = useSearchForm(start);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };

  return (
    <search aria-label={t('search.label')}>
      <form
        noValidate
        onSubmit={onSubmit}
        onFocus={fetchCalls}
        className={`${styles.panel} ${styles.look[look]}`}
      >
        <div className={styles.port}>
          <PortCombobox
            ref={fields.origin}
            label={t('search.origin')}
            search={searchPorts}
            recent={recent.origin}
            value={origin}
            onChange={(port) => set({ origin: port })}
            error={errors.origin}
            placeholder={t('search.placeholder')}
          />
        </div>
        <Button className={styles.swap} tone="quiet" aria-label={t('search.swap')} onClick={swap}>
          <Icon icon={ArrowLeftRight} size={20} />
        </Button>
        <div className={styles.port}>
          <PortCombobox
            ref={fields.destination}
            label={t('search.destination')}
            search={searchPorts}
            recent={recent.destination}
            value={destination}
            onChange={(port) => set({ destination: port })}
            error={errors.destination}
            placeholder={t('search.placeholder')}
          />
        </div>
        <div className={styles.week}>
          <WeekPicker
            ref={fields.week}
            label={t('search.week')}
            value={week}
            onChange={(value) => set({ week: value })}
            now={now}
            error={errors.week}
          />
        </div>
        <Button type="submit" tone="brand" className={styles.submit} icon={<Icon icon={Search} />}>
          {t('search.submit')}
        </Button>
      </form>
    </search>
  );
}

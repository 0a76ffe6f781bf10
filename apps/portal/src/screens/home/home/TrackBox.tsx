import { Button, Icon, TextField } from '@fairway/ui';
import { PackageSearch } from 'lucide-react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import * as styles from './HomeScreen.css.ts';
import { useWords } from './words.ts';

const path = '/logisticsTool/cargoTracking';

/** One box for a bill, a booking or a container. A plain form: it leads on also before the page is taken over. */
export function TrackBox() {
  const { t } = useWords();
  const navigate = useNavigate();
  const track = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const number = String(new FormData(event.currentTarget).get('number') ?? '').trim();
    void navigate(number ? `${path}?${new URLSearchParams({ number })}` : path);
  };
  return (
    <search aria-label={t('home.track')}>
      <form action={path} onSubmit={track} className={styles.track}>
        <TextField
          name="number"
          label={t('home.track')}
          placeholder={t('home.trackHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
        />
        <Button type="submit" icon={<Icon of={PackageSearch} />}>
          {t('home.trackAct')}
        </Button>
      </form>
    </search>
  );
}

import { useAddress } from '@fairway/site';
import { Button, Icon, TextField } from '@fairway/ui';
import { PackageSearch } from 'lucide-react';
import { type ClipboardEvent, type FormEvent, lazy, Suspense, useState } from 'react';
import { keepPressed } from '../../../features/tracking/pendingNumber.ts';
import { useWords } from '../../../language/words.ts';
import * as styles from './HomeScreen.css.ts';
import type { words } from './words.zh.ts';

/** The rules of numbers are fetched with the first key: most who open this page type none. */
const TrackExplained = lazy(() => import('./TrackExplained.tsx'));

/** Fifty numbers with separators; the tracking page accepts no more. */
const longest = 1500;

const path = '/logisticsTool/cargoTracking';

/** One box for bills, bookings and containers, one or several. A plain form: it leads on also before the page is taken over. */
export function TrackBox() {
  const { t } = useWords<typeof words>();
  const { navigate } = useAddress();
  const [typed, setTyped] = useState('');
  const track = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const number = String(new FormData(event.currentTarget).get('number') ?? '').trim();
    if (number) keepPressed(number);
    void navigate(number ? `${path}?${new URLSearchParams({ number })}` : path);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text').trim();
    if (!/[\r\n\t]/.test(text)) return;
    // A box of one line drops the ends of lines, and makes one number of many.
    event.preventDefault();
    const input = event.currentTarget;
    const { selectionStart, selectionEnd } = input;
    const line = text.replaceAll(/\s*[\r\n\t]\s*/g, ', ');
    input.setRangeText(line, selectionStart ?? 0, selectionEnd ?? input.value.length, 'end');
    setTyped(input.value);
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
          maxLength={longest}
          onPaste={paste}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit" icon={<Icon icon={PackageSearch} />}>
          {t('home.trackAct')}
        </Button>
        <p className={styles.trackSays} aria-live="polite">
          {typed.trim() === '' ? null : (
            <Suspense>
              <TrackExplained typed={typed} />
            </Suspense>
          )}
        </p>
      </form>
    </search>
  );
}

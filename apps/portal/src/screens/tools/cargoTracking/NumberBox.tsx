import type { AddOutcome } from '@fairway/gateway/contract/cargoTracking';
import { useAddress, useMutation, usePrefetchedCode, withLogin } from '@fairway/site';
import { normaliseSerial, type TrackingKind } from '@fairway/trade';
import { Button, Icon, TextField } from '@fairway/ui';
import { Search } from 'lucide-react';
import { type ClipboardEvent, type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { NumberToAdd } from '../../../calls/tracking.ts';
import { takePressed } from '../../../features/tracking/pendingNumber.ts';
import { useWords } from '../../../language/words.ts';
import { cargoTrackingAddress, trackingList } from './address.ts';
import { Explain } from './Explain.tsx';
import type { TrackingData } from './loader.ts';
import * as styles from './NumberBox.css.ts';
import { type Outcomes, Pasted } from './Pasted.tsx';
import { mostAtOnce, numbersIn, repeatedIn } from './typed.ts';
import { keepForLogin, takeAfterLogin } from './untilLogin.ts';
import type { words } from './words.zh.ts';

export interface NumberBoxProps {
  /** Null while it is on its way. */
  guide: TrackingData['guide'] | null;
  /** The number in the address. */
  number: string;
}

/** One box for any number: it explains while one is typed, and takes up to fifty that are pasted. */
export function NumberBox({ guide, number }: NumberBoxProps) {
  const { t } = useWords<typeof words>();
  const [several] = useState(() => severalOf(number));
  const [typed, setTyped] = useState(several ? '' : number);
  const [kind, setKind] = useState<TrackingKind | null>(null);
  const [carrier, setCarrier] = useState('');
  const [pasted, setPasted] = useState(several?.accepted ?? []);
  const [left, setLeft] = useState(several?.left ?? 0);
  const [repeated, setRepeated] = useState<readonly string[]>([]);
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map());
  const [initialNumber, setInitialNumber] = useState(number);
  // Another number in the address replaces the typed text; the input itself is kept, and keeps the focus.
  if (initialNumber !== number) {
    setInitialNumber(number);
    const next = severalOf(number);
    setTyped(next ? '' : number);
    setKind(null);
    setCarrier('');
    setPasted(next?.accepted ?? []);
    setLeft(next?.left ?? 0);
    setOutcomes(new Map());
  }
  const box = useRef<HTMLInputElement>(null);
  const { busy, add } = useAdd(guide, (all) => {
    const refused = all.filter(({ outcome }) => outcome !== 'added' && outcome !== 'alreadyWatched');
    setPasted(refused.map((each) => each.number));
    setOutcomes(new Map(refused.map((each) => [each.number, each])));
    setLeft(0);
    setRepeated([]);
    setTyped('');
    setKind(null);
    setCarrier('');
    box.current?.focus();
  });
  const serial = normaliseSerial(typed);

  const take = (numbers: readonly string[]) => {
    const { accepted, left: over } = atOnce(numbers);
    setPasted(accepted);
    setLeft(over);
    setRepeated([]);
    setOutcomes(new Map());
    setTyped('');
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    const numbers = numbersIn(text);
    const again = repeatedIn(text);
    if (numbers.length < 2 && again.length === 0) return;
    event.preventDefault();
    take(numbers);
    setRepeated(again);
  };
  const loggedIn = guide?.member === true;
  const isKnown = guide !== null;
  const goOn = useEffectEvent(() => {
    const [pressed, ...more] = takePressed(number) ? numbersIn(number) : [];
    // Several are checked before they are added; a sample is open to all readers.
    if (pressed && more.length === 0 && (loggedIn || !isSample(guide, pressed)))
      return void add([{ number: pressed }]);
    const numbers = loggedIn ? takeAfterLogin(number) : null;
    if (numbers) void add(numbers);
  });
  // Track was pressed on another page, or before the login; the numbers are added once this page is mounted.
  useEffect(() => {
    if (isKnown && (loggedIn || number)) goOn();
  }, [isKnown, loggedIn, number]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Text that was typed before the scripts loaded is only in the input.
    const text = String(new FormData(event.currentTarget).get('number') ?? '');
    const numbers = numbersIn(text);
    if (numbers.length > 1) {
      take(numbers);
      setRepeated(repeatedIn(text));
    } else if (numbers[0]) {
      const choice = { ...(kind ? { kind } : {}), ...(carrier ? { carrier } : {}) };
      void add([{ number: numbers[0], ...choice }]);
    } else box.current?.focus();
  };
  return (
    <div className={styles.panel}>
      <search aria-label={t('tracking.box')}>
        <form className={styles.form} onSubmit={submit}>
          <TextField
            className={styles.box}
            label={t('tracking.box')}
            labelHidden
            name="number"
            size="large"
            placeholder={t('tracking.placeholder')}
            start={<Icon icon={Search} />}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setKind(null);
            }}
            onPaste={paste}
            clearable
            onClear={() => setTyped('')}
            ref={box}
          />
          <Button
            type="submit"
            // The primary button is the one below, which adds the pasted numbers.
            tone={pasted.length > 0 ? 'line' : 'brand'}
            size="large"
            loading={busy && pasted.length === 0}
          >
            {t('tracking.submit')}
          </Button>
        </form>
      </search>
      {pasted.length > 0 ? (
        <Pasted
          numbers={pasted}
          left={left}
          repeated={repeated}
          outcomes={outcomes}
          guide={guide}
          busy={busy}
          onDrop={(dropped) => setPasted(pasted.filter((each) => each !== dropped))}
          onClear={() => setPasted([])}
          onAdd={(numbers) => void add(numbers)}
        />
      ) : (
        <Explain
          serial={serial}
          kind={kind}
          onKind={setKind}
          carrier={carrier}
          onCarrier={setCarrier}
          guide={guide}
        />
      )}
    </div>
  );
}

function atOnce(numbers: readonly string[]) {
  return { accepted: numbers.slice(0, mostAtOnce), left: Math.max(numbers.length - mostAtOnce, 0) };
}

/** The numbers of an address, unless it has one. */
function severalOf(text: string) {
  const numbers = numbersIn(text);
  return numbers.length > 1 ? atOnce(numbers) : null;
}

/** Numbers that visitors see in full. */
function isSample(guide: TrackingData['guide'] | null, number: string | undefined): boolean {
  return guide?.samples.some((sample) => sample.number === number) ?? false;
}

const calls = () => import('../../../calls/tracking.ts');

/** Adds numbers and opens the first of them; a visitor is asked to log in, and they are added afterwards. */
function useAdd(guide: TrackingData['guide'] | null, onAdded: (outcomes: readonly AddOutcome[]) => void) {
  const { t } = useWords<typeof words>();
  const { navigate } = useAddress();
  usePrefetchedCode(calls, guide?.member === true);
  const adding = useMutation(
    async (numbers: readonly NumberToAdd[], send) => (await calls()).addNumbers(send, numbers),
    {
      subject: 'tracking-added',
      success: (outcomes) => {
        const added = outcomes.filter(({ outcome }) => outcome === 'added').length;
        if (added > 0) return t('tracking.added', { count: added });
        const known = outcomes.find(({ outcome }) => outcome === 'alreadyWatched');
        return known ? { tone: 'neutral', text: t('tracking.already', { number: known.number }) } : null;
      },
      onSuccess: async (outcomes) => {
        const open = outcomes.length === 1 ? outcomes[0]?.id : undefined;
        await navigate(trackingList.addressOf(open ? { id: open } : {}), { preventScrollReset: true });
        onAdded(outcomes);
      },
    },
  );
  const add = (numbers: readonly NumberToAdd[]) => {
    if (guide?.member) return adding.mutate(numbers);
    const address = cargoTrackingAddress(...numbers.map(({ number }) => number));
    const [first, ...more] = numbers;
    const openToAll = more.length === 0 && isSample(guide, first?.number);
    if (!openToAll) keepForLogin(numbers);
    return navigate(openToAll ? address : withLogin(address), { preventScrollReset: true });
  };
  return { busy: adding.pending, add };
}

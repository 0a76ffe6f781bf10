import { containerParts, guessNumber, normaliseSerial, trackingNumber } from '@fairway/trade';
import { useWords } from '../../../language/words.ts';
import { numbersIn } from '../../tools/cargoTracking/typed.ts';
import type { words } from './words.zh.ts';

/**
 * One line about the typed number: its kind, whether its check digit fits, and its likely carrier. Loaded with the
 * first key.
 */
export default function TrackExplained({ typed }: { typed: string }) {
  const { t } = useWords<typeof words>();
  const numbers = numbersIn(typed);
  if (numbers.length > 1) return t('home.trackIs.several', { count: numbers.length });
  const number = normaliseSerial(typed);
  const { kinds, carriers } = guessNumber(number);
  const [kind] = kinds;
  const [carrier] = carriers;
  if (number.length < 4 || kind === undefined) return null;
  const { check, fitting } = containerParts(number) ?? { check: '', fitting: null };
  const isWhole = trackingNumber(kind)(number) === null;
  if (kind === 'container' && check !== '' && !isWhole && fitting !== null)
    return t('home.trackIs.wrong', { digit: fitting });
  if (!isWhole) return kind === 'container' ? t('home.trackIs.begun') : null;
  const what = t(`home.trackIs.${kind === 'container' ? 'fits' : kind}`);
  if (!carrier) return what;
  return t('home.trackIs.of', { what, carrier: carrier.code, percent: carrier.percent });
}

import { useWords } from '../../../language/words.ts';

/** A day with its weekday. It is a day where the container is, so no time zone moves it. */
export function useTariffDay() {
  const { format } = useWords();
  return (day: string) => format.portDay({ at: `${day}T00:00:00Z`, zone: 'UTC' });
}

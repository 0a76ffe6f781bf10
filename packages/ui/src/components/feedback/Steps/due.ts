import { localeOf } from '../../../provider/localeOf.ts';

/** A calendar day without time. */
const wholeDay = /^\d{4}-\d{2}-\d{2}$/;

/** When a step is due, as the language writes it, and whether that is over at `now`. A day is over when it ends. */
export function dueAt(
  due: string,
  { lang, timeZone, now }: { lang: string; timeZone: string; now?: string | Date | undefined },
): { text: string; over: boolean } {
  const instant = new Date(due);
  if (Number.isNaN(instant.getTime())) return { text: due, over: false };
  // en-CA writes a day as ISO does.
  const today = now && new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(now));
  const isDay = wholeDay.test(due);
  const zone = isDay ? 'UTC' : timeZone;
  const dueDay = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(instant);
  const format = new Intl.DateTimeFormat(localeOf(lang), {
    ...(today && today.slice(0, 4) === dueDay.slice(0, 4) ? {} : { year: 'numeric' }),
    month: 'short',
    day: 'numeric',
    ...(isDay ? {} : { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    timeZone: zone,
  });
  const over = isDay ? today !== undefined && today > due : now !== undefined && new Date(now) > instant;
  return { text: apart(format.format(instant)), over };
}

/** Digits and Chinese are set apart by a space: `12 月 2 日 11:33`. */
const apart = (text: string) => text.replace(/(?<=\d)(?=[年月日])|(?<=[年月])(?=\d)/g, ' ');

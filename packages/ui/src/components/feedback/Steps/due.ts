import { localeOf } from '../../../provider/localeOf.ts';

/** A calendar day without time. */
const wholeDay = /^\d{4}-\d{2}-\d{2}$/;

/** When something is due: how the language writes it, and whether that is over at `now`. A day is over when it ends. */
export function dueAt(
  due: string,
  { lang, timeZone, now }: { lang: string; timeZone: string; now?: string | Date | undefined },
): { text: string; over: boolean } {
  const instant = new Date(due);
  if (Number.isNaN(instant.getTime())) return { text: due, over: false };
  const locale = localeOf(lang);
  if (wholeDay.test(due)) {
    const text = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(instant);
    // en-CA writes a day as ISO does.
    const today = now && new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(now));
    return { text, over: today ? today > due : false };
  }
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return { text: format.format(instant), over: now ? new Date(now) > instant : false };
}

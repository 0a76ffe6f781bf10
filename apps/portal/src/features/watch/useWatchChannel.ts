import { useLocalization } from '@fairway/site';

/** Returns the language and the time zone for the emails of a watch. */
export function useWatchChannel() {
  const { language } = useLocalization();
  return () => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    return {
      language: language === 'zh' ? ('zh' as const) : ('en' as const),
      zone: zone === '' ? 'UTC' : zone,
    };
  };
}

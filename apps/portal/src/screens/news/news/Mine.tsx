import { useAddress, withLogin } from '@fairway/site';
import { Button, Checkbox } from '@fairway/ui';
import { useReader } from '../../../features/reader/reader.ts';
import { useWords } from '../../../language/words.ts';
import { newsList } from './address.ts';
import type { NewsData } from './loader.ts';
import type { words } from './words.zh.ts';

interface MineProps {
  query: NewsData['query'];
  onChange: (next: { mine: 'routes' | undefined }) => void;
}

/** Filters by the routes that the reader subscribed or follows; a visitor is asked to log in first. */
export function Mine({ query, onChange }: MineProps) {
  const { t } = useWords<typeof words>();
  const reader = useReader();
  const { current, navigate } = useAddress();
  if (reader?.kind === 'member' || reader?.kind === 'nameless')
    return (
      <Checkbox
        label={t('news.mine')}
        checked={query.mine !== undefined}
        onChange={({ currentTarget }) => onChange({ mine: currentTarget.checked ? 'routes' : undefined })}
      />
    );
  const next = newsList.addressOf({ ...query, page: 1, mine: 'routes' });
  return (
    <Button
      tone="quiet"
      size="small"
      flush="end"
      aria-label={t('news.mineLogin')}
      onClick={() => void navigate(withLogin(current(), next), { preventScrollReset: true })}
    >
      {t('news.mine')}
    </Button>
  );
}

import { enterText, useGateway } from '@fairway/site';
import { titlesIn } from '@fairway/site/pages';
import { fold } from '@fairway/trade';
import { type PaletteGroup, SearchPalette } from '@fairway/ui';
import { formatContainer } from '@fairway/ui/codes';
import { use, useEffect, useState } from 'react';
import { everythingLike } from '../../calls/everything.ts';
import { useWords } from '../../language/words.ts';
import { openPages } from '../../navigation/links.ts';
import { type TitleKey, titleOf } from '../../routes.ts';
import { keepPressed } from '../tracking/pendingNumber.ts';
import { takeTyping } from './earlyKeys.ts';
import { Finding } from './finding.ts';
import { namesOf } from './pageNames.ts';
import { itemOf, numberToTrack, trackingOf } from './places.ts';
import { recentFinds, rememberFind } from './recentFinds.ts';
import { trackable } from './trackable.ts';
import type { words } from './words.zh.ts';

const mostPages = 4;

/** Titles in both languages: who reads one also types the other. Without them pages are found in the one that is shown. */
async function bothTitles() {
  try {
    const [zh, en] = await Promise.all([
      import('../../language/pack.zh.ts'),
      import('../../language/pack.en.ts'),
    ]);
    return { zh: titlesIn<TitleKey>(zh), en: titlesIn<TitleKey>(en) };
  } catch {
    return null;
  }
}

/** The search over everything: pages, ports, carriers, ships, HS codes, laws, the reader's own orders and cargo. */
export default function Find() {
  const { close: onClose } = use(Finding);
  const { t } = useWords<typeof words>();
  const { send } = useGateway();
  const [recent] = useState(recentFinds);
  useEffect(typeAhead, []);

  const pages = openPages().map((page) => ({
    key: page.path,
    screen: page.screen,
    name: t(`title.${titleOf(page)}`),
    note: '',
    href: page.path,
  }));
  const search = async (keyword: string, signal: AbortSignal): Promise<PaletteGroup[]> => {
    const typed = fold(keyword);
    const cargo = trackable(keyword);
    const [titles, rows] = await Promise.all([bothTitles(), everythingLike(send, keyword, signal)]);
    const named = pages.filter(({ screen, name, href }) =>
      [fold(name), href.toLowerCase(), ...(titles ? namesOf({ screen }, titles) : [])].some(
        (text) => typed !== '' && text.includes(typed),
      ),
    );
    const kinds = [...Map.groupBy(rows, ({ kind }) => kind)];
    const watched = rows.some(({ kind, name }) => kind === 'tracking' && name === cargo?.number);
    const track =
      cargo && !watched
        ? [trackingOf(cargo.number, t('find.track', { number: formatContainer(cargo.number) }))]
        : [];
    const toTrack = { label: t('find.kinds.tracking'), items: track };
    return [
      ...(cargo?.sure ? [toTrack] : []),
      ...kinds.map(([kind, rows]) => ({ label: t(`find.kinds.${kind}`), items: rows.map(itemOf) })),
      ...(cargo?.sure ? [] : [toTrack]),
      { label: t('find.pages'), items: named.slice(0, mostPages) },
    ];
  };
  return (
    <SearchPalette
      open
      onClose={onClose}
      title={t('find.title')}
      placeholder={t('find.placeholder')}
      hint={t('find.hint')}
      initial={[
        { label: t('find.recent'), items: recent },
        { label: t('find.pages'), items: pages.slice(0, recent.length > 0 ? mostPages : pages.length) },
      ]}
      search={search}
      onOpen={({ key, name, note = '', href }) => {
        rememberFind({ key, name, note, href });
        const number = numberToTrack(key);
        if (number) keepPressed(number);
        onClose();
      }}
    />
  );
}

/** Enters the text that was typed before the search had loaded, and submits it after the search has processed it. */
function typeAhead(): void {
  const { text, sent } = takeTyping();
  const box = document.querySelector<HTMLInputElement>('dialog:modal input');
  if (!box || !text) return;
  enterText(box, text);
  if (sent)
    queueMicrotask(() => box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })));
}

import { enterText, useGateway } from '@fairway/site';
import { titlesIn } from '@fairway/site/pages';
import { fold } from '@fairway/trade';
import { type PaletteGroup, SearchPalette } from '@fairway/ui';
import { formatContainer } from '@fairway/ui/codes';
import { use, useEffect, useState } from 'react';
import { everythingLike } from '../../calls/everything.ts';
import { useWords } from '../../language/words.ts';
import { menuPages, openPages } from '../../navigation/links.ts';
import { type Route, type TitleKey, titleOf } from '../../routes.ts';
import { useReader } from '../reader/reader.ts';
import { keepPressed } from '../tracking/pendingNumber.ts';
import { takeTyping } from './earlyKeys.ts';
import { Finding } from './finding.ts';
import { matchOf, namesOf } from './pageNames.ts';
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

/** The search over everything: pages by their titles and everyday words, ports, carriers, ships, HS codes, laws, the reader's own orders and cargo. */
export default function Find() {
  const { close: onClose } = use(Finding);
  const { t } = useWords<typeof words>();
  const { send } = useGateway();
  const [recent] = useState(recentFinds);
  useEffect(typeAhead, []);

  const reader = useReader();
  const itemOfPage = (page: Route) => ({
    key: page.path,
    screen: page.screen,
    name: t(`title.${titleOf(page)}`),
    note: '',
    href: page.path,
  });
  const pages = openPages().map(itemOfPage);
  const ownPages = reader?.kind === 'member' ? menuPages(reader.profile.permissions).map(itemOfPage) : [];
  const search = async (keyword: string, signal: AbortSignal): Promise<PaletteGroup[]> => {
    const typed = fold(keyword);
    const cargo = trackable(keyword);
    const [titles, rows] = await Promise.all([bothTitles(), everythingLike(send, keyword, signal)]);
    const matches = [...pages, ...ownPages]
      .map((page) => {
        const names = [fold(page.name), page.href.toLowerCase(), ...(titles ? namesOf(page, titles) : [])];
        return { page, match: matchOf(typed, { screen: page.screen, names }) };
      })
      .filter(({ match }) => match > 0)
      .toSorted((one, other) => other.match - one.match);
    const named = {
      label: t('find.pages'),
      items: matches.slice(0, mostPages).map(({ page }) => page),
    };
    const isNamed = matches[0]?.match === 2;
    const kinds = [...Map.groupBy(rows, ({ kind }) => kind)];
    const watched = rows.some(({ kind, name }) => kind === 'tracking' && name === cargo?.number);
    const track =
      cargo && !watched
        ? [trackingOf(cargo.number, t('find.track', { number: formatContainer(cargo.number) }))]
        : [];
    const toTrack = { label: t('find.kinds.tracking'), items: track };
    return [
      ...(cargo?.sure ? [toTrack] : []),
      ...(isNamed ? [named] : []),
      ...kinds.map(([kind, rows]) => ({ label: t(`find.kinds.${kind}`), items: rows.map(itemOf) })),
      ...(cargo?.sure ? [] : [toTrack]),
      ...(isNamed ? [] : [named]),
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

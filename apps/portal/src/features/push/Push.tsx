import type { ConfigBO } from '@fairway/gateway/contract/push';
import { useGateway } from '@fairway/site';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { broughtUp, newUuid, type PagesToAsk, pagesToAsk } from '../../calls/push.ts';
import { useReader } from '../reader/reader.ts';
import { isAnswered, keepUuid, ownUuid } from './memory.ts';
import { useQuietly } from './useQuietly.ts';
import { ownPage, watchPage } from './watchPage.ts';

const pathOf = (path: string) => path.replace(/\/+$/, '').toLowerCase() || '/';

const loadDialog = () => import('./PushShown.tsx');
const float = () => import('./FloatShown.tsx');

/** Watches for campaigns on a page and shows them; also shows the follow float. */
export default function Push() {
  const { send } = useGateway();
  const reader = useReader()?.kind;
  const { pathname } = useLocation();
  const [lists, setLists] = useState<PagesToAsk | null>(null);
  const [campaign, setCampaign] = useState<{ readonly config: ConfigBO; readonly path: string } | null>(null);
  const path = pathOf(pathname);
  useEffect(() => {
    // If the request fails, nothing is shown and no error is reported.
    pagesToAsk(send).then(setLists, () => undefined);
  }, [send]);

  const types = lists?.rows.find(({ pageRouter }) => pathOf(pageRouter) === path)?.userActionTypes;
  useEffect(() => {
    if (!types || reader === undefined) return;
    return watchPage({
      types,
      page: ownPage,
      async ask(deed) {
        const uuid = ownUuid() ?? (reader === 'visitor' ? await newUuid(send) : undefined);
        if (uuid !== undefined) keepUuid(uuid);
        const config = await broughtUp(send, path, uuid, deed);
        if (config === null || isAnswered(config.id)) return false;
        setCampaign({ config, path });
        return true;
      },
    });
  }, [send, types, reader, path]);

  const due = campaign?.path === path ? campaign.config : null;
  const Dialog = useQuietly(due !== null, loadDialog);
  const floats = lists?.float.some((page) => pathOf(page) === path) ?? false;
  const Float = useQuietly(floats, float);
  return (
    <>
      {Float ? <Float key={path} path={path} /> : null}
      {Dialog && due && lists ? (
        <Dialog key={due.id} config={due} hosts={lists.hosts} onEnd={() => setCampaign(null)} />
      ) : null}
    </>
  );
}

import type { ConfigBO, PushOutcome } from '@fairway/gateway/contract/push';
import { useGateway, useLocalization } from '@fairway/site';
import { allowedLink } from '@fairway/trade';
import { PushDialog, useFreeMoment } from '@fairway/ui';
import { useEffect } from 'react';
import { reportOutcome } from '../../calls/push.ts';
import { keepAnswered, ownUuid } from './memory.ts';

export interface PushShownProps {
  config: ConfigBO;
  /** Other sites that it may lead to. */
  hosts: readonly string[];
  /** Called when the campaign is dismissed. */
  onEnd: () => void;
}

/** One campaign, shown after its delay and when it interrupts no input. */
export default function PushShown({ config, hosts, onEnd }: PushShownProps) {
  const { send } = useGateway();
  const { language } = useLocalization();
  const { id, delayedTime, picture, activityUrl } = config;
  const free = useFreeMoment(delayedTime);
  const zh = language === 'zh';
  const title = zh ? config.commonName : config.commonNameEn;
  // The server has judged the link; a page judges for itself where it sends its readers.
  const href = activityUrl === null ? null : allowedLink(activityUrl, hosts);

  useEffect(() => {
    if (free) reportOutcome(send, id, ownUuid(), 'shown').catch(() => undefined);
  }, [free, send, id]);
  const answer = (outcome: PushOutcome) => {
    keepAnswered(id);
    reportOutcome(send, id, ownUuid(), outcome).catch(() => undefined);
    onEnd();
  };
  return (
    <PushDialog
      open={free}
      onClose={() => answer('closed')}
      onFollow={() => answer('followed')}
      title={title}
      picture={picture === null ? undefined : { src: picture, alt: '' }}
      action={
        href === null
          ? undefined
          : {
              label: zh ? config.actionZh : config.actionEn,
              href,
              ...(href.startsWith('/') ? {} : { target: '_blank' as const }),
            }
      }
    >
      {zh ? config.textZh : config.textEn}
    </PushDialog>
  );
}

import { allowedLink, ownPath } from '@fairway/trade';
import { type LinkProps, type Messages, PushDialog, UiProvider } from '@fairway/ui';
import { createElement, type MouseEvent } from 'react';

/** A reader's language, with the kit's texts in it. */
export interface Spoken {
  readonly language: 'zh' | 'en';
  readonly messages: Messages;
}

/** The kit's words in the language of a preview, which need not be the one of the desk. */
export async function spoken(language: Spoken['language']): Promise<Spoken> {
  const messages =
    language === 'zh'
      ? (await import('@fairway/ui/messages/zh')).zh
      : (await import('@fairway/ui/messages/en')).en;
  return { language, messages };
}

interface CampaignPreviewProps extends Spoken {
  /** The current value of a field of the form. */
  textOf: (name: string) => string;
  hosts: readonly string[];
  onClose: () => void;
}

/** A campaign as its readers get it, all of it in their language; its way on leads nowhere. */
export function CampaignPreview({ language, messages, textOf, hosts, onClose }: CampaignPreviewProps) {
  const zh = language === 'zh';
  const href = allowedLink(textOf('activityUrl'), hosts);
  const picture = ownPath(textOf('picture'));
  return (
    <UiProvider messages={messages} link={LeadsNowhere}>
      <PushDialog
        open
        lang={language}
        onClose={onClose}
        title={textOf(zh ? 'commonName' : 'commonNameEn') || '–'}
        picture={picture === null ? undefined : { src: picture, alt: '' }}
        action={href === null ? undefined : { label: textOf(zh ? 'actionZh' : 'actionEn') || '–', href }}
        onFollow={onClose}
      >
        {textOf(zh ? 'textZh' : 'textEn')}
      </PushDialog>
    </UiProvider>
  );
}

/** A link that looks as on the portal, and stays at the desk. */
function LeadsNowhere({ onClick, ...rest }: LinkProps) {
  const stay = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    onClick?.(event);
  };
  return createElement('a', { ...rest, onClick: stay });
}

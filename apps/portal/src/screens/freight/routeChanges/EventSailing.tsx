import type { RouteEvent } from '@fairway/gateway/contract/sailingHistory';
import { Stack, Text, useLink } from '@fairway/ui';
import { link } from '../../../features/guide/page.css.ts';
import { useWords } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

interface EventSailingProps {
  event: RouteEvent;
  /** Null for a cancelled sailing, which has no page. */
  href: string | null;
}

/** Vessel, voyage and carrier of a change. */
export function EventSailing({ event, href }: EventSailingProps) {
  const { t, nameOf } = useWords<typeof words>();
  const Link = useLink();
  const { vessel, voyage, carrier, formerVessel: former } = event;
  const name = former ? t('routeChanges.former', { vessel, voyage, former }) : `${vessel} ${voyage}`;
  return (
    <Stack gap="xs">
      {href === null ? (
        <span>{name}</span>
      ) : (
        <span>
          <Link href={href} className={link}>
            {name}
          </Link>
        </span>
      )}
      <Text size="small" tone="quiet">
        {nameOf(carrier)}
      </Text>
    </Stack>
  );
}

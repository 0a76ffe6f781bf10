import { Button, Icon } from '@fairway/ui';
import { Star } from 'lucide-react';
import { useReader } from '../reader/reader.ts';
import * as styles from './FollowButton.css.ts';
import type { FollowSpoken } from './say.ts';
import { keyOf, type Lane, useFollow } from './useFollow.ts';

interface FollowButtonProps extends Lane {
  followed: boolean;
  /** A star alone on phones, where there is no room for its word. */
  compact?: boolean;
  spoken: Pick<FollowSpoken, 't' | 'nameOf'>;
}

/** Follows a route or stops following it; a visitor logs in first, then the action runs. */
export function FollowButton(props: FollowButtonProps) {
  const { origin, destination, followed: known, compact, spoken } = props;
  const { t } = spoken;
  const reader = useReader();
  const follow = useFollow(spoken, `follow ${keyOf(props)}`);
  const followed = follow.variables?.followed ?? known;
  // A visitor who logs in may have followed it before: the press of a visitor always follows.
  const press = () =>
    void follow.mutate({ origin, destination, followed: reader?.kind === 'visitor' || !followed });

  return (
    <FollowLook
      t={t}
      followed={followed}
      compact={compact}
      loading={follow.pending}
      ready={reader !== undefined}
      onClick={press}
    />
  );
}

interface FollowLookProps extends Pick<FollowSpoken, 't'> {
  followed: boolean;
  compact?: boolean | undefined;
  loading?: boolean;
  ready?: boolean;
  onClick?: () => void;
}

/** The button as it looks; an outline, where nothing can be pressed, shows it alone. */
export function FollowLook({ t, followed, compact, ...rest }: FollowLookProps) {
  const word = followed ? t('follow.followed') : t('follow.follow');
  return (
    <Button
      icon={<Icon icon={Star} fill={followed ? 'currentColor' : 'none'} />}
      aria-pressed={followed}
      aria-label={compact ? word : undefined}
      {...rest}
    >
      {compact ? <span className={styles.word}>{word}</span> : word}
    </Button>
  );
}

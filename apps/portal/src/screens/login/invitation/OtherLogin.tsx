import { useAddress, useSession, withLogin } from '@fairway/site';
import { Button, type ButtonProps } from '@fairway/ui';
import { useState } from 'react';

export interface OtherLoginProps extends Pick<ButtonProps, 'tone' | 'children'> {
  /** The page that the login opens over. */
  over: string;
}

/** Leaves the account that is open and opens the login: it is shown to visitors only. */
export function OtherLogin({ over, ...rest }: OtherLoginProps) {
  const session = useSession();
  const { navigate } = useAddress();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    await Promise.all([session.end(), navigate(withLogin(over))]);
  };
  return <Button {...rest} loading={busy} onClick={() => void leave()} />;
}

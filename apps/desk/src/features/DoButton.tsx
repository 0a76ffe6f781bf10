import { Button, type ButtonProps } from '@fairway/ui';
import { useState } from 'react';

export interface DoButtonProps extends Omit<ButtonProps, 'onClick' | 'loading' | 'type'> {
  /** What the press does; the button waits until it is over, whether it went well or not. */
  run: () => Promise<unknown>;
}

/** A press that is sent by itself, without a form: it waits visibly, and a second press is not a second write. */
export function DoButton({ run, ...rest }: DoButtonProps) {
  const [running, setRunning] = useState(false);
  const press = async () => {
    setRunning(true);
    try {
      await run();
    } finally {
      setRunning(false);
    }
  };
  return <Button {...rest} loading={running} onClick={() => void press()} />;
}

import { Button, type ButtonProps } from '@fairway/ui';
import { useState } from 'react';

export interface DoButtonProps extends Omit<ButtonProps, 'onClick' | 'loading' | 'type'> {
  /** Runs on a press; the button shows that it is loading until the promise settles, whether it resolves or rejects. */
  run: () => Promise<unknown>;
}

/** A button that sends a request without a form. It shows that it is loading and ignores presses until the request ends. */
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

import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

interface DialogSpecimenProps extends Omit<DialogProps, 'open' | 'onClose'> {
  opener: string;
  startsOpen?: boolean;
  onClose?: DialogProps['onClose'];
}

/** A dialog with its opener, as pages use it. */
export function DialogSpecimen({ opener, startsOpen = true, onClose, ...props }: DialogSpecimenProps) {
  const [open, setOpen] = useState(startsOpen);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{opener}</Button>
      <Dialog
        {...props}
        open={open}
        onClose={(reason) => {
          onClose?.(reason);
          setOpen(false);
        }}
      />
    </>
  );
}

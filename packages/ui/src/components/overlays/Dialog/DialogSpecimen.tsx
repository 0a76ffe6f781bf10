import { useFollowed } from '../../../stories/useFollowed.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

interface DialogSpecimenProps extends Omit<DialogProps, 'open' | 'onClose'> {
  opener: string;
  /** The initial state, set by the control; the specimen updates it afterwards. */
  startsOpen?: boolean | undefined;
  onClose?: DialogProps['onClose'];
}

/** A dialog with its opener, as pages use it. */
export function DialogSpecimen({ opener, startsOpen = true, onClose, ...props }: DialogSpecimenProps) {
  const [open, setOpen] = useFollowed(startsOpen);
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

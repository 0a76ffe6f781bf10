import { useState } from 'react';
import { mountSpecimen } from '../../../stories/mountSpecimen.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { LoginDialog } from './LoginDialog.tsx';

/** A page with a login, as a site assembles it; the dialog contains a form of plain fields. */
function Site() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Log in</Button>
      <LoginDialog
        open={open}
        onClose={() => setOpen(false)}
        logo="Fairway"
        banners={[
          { title: 'Schedules', text: 'Every week.' },
          { title: 'Tracking', text: 'By one number.' },
        ]}
        links={{ agreement: '#service', privacy: '#privacy' }}
        onForgotPassword={() => {}}
        social={<Button>Log in with WeChat</Button>}
      >
        {({ mode }) => (
          <form onSubmit={(event) => event.preventDefault()}>
            <TextField label="Account" />
            <TextField label={mode === 'code' ? 'Code' : 'Password'} />
            <Button type="submit">Go on</Button>
          </form>
        )}
      </LoginDialog>
    </>
  );
}

mountSpecimen(<Site />, 'div');

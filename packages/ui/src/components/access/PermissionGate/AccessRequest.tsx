import { useState } from 'react';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { Badge } from '../../feedback/Badge/Badge.tsx';
import { Notice } from '../../feedback/Notice/Notice.tsx';

interface AccessRequestProps {
  onRequest: () => unknown;
}

/** Requests access once, then confirms that it was requested. */
export function AccessRequest({ onRequest }: AccessRequestProps) {
  const { permissionGate: say } = useMessages();
  const [state, setState] = useState<'idle' | 'running' | 'sent' | 'failed'>('idle');
  const ask = async () => {
    setState('running');
    try {
      await onRequest();
      setState('sent');
    } catch {
      setState('failed');
    }
  };
  // Mounted from the start, so that the result is read out.
  return (
    <>
      {state !== 'sent' && (
        <Button size="small" tone="quiet" loading={state === 'running'} onClick={ask}>
          {say.request}
        </Button>
      )}
      <span role="status">{state === 'sent' && <Badge tone="good">{say.requested}</Badge>}</span>
      {state === 'failed' && (
        <Notice tone="bad" live="assertive">
          {say.failed}
        </Notice>
      )}
    </>
  );
}

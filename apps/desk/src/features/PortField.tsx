import { useControl } from '@fairway/forms';
import { seaRouteDesk } from '@fairway/gateway/contract/seaRouteDesk';
import { useGateway } from '@fairway/site';
import { PortCombobox, type PortOption } from '@fairway/ui';
import { useCallback, useRef, useState } from 'react';

export interface PortFieldProps {
  /** The field of the form; holds the code that the trade types, or `''`. */
  name: string;
  /** Names the field, in the page and in the summary. */
  label: string;
}

/** A port of a form, found by name, pinyin or code. */
export function PortField({ name, label }: PortFieldProps) {
  const { send } = useGateway();
  const ref = useRef<HTMLInputElement>(null);
  const element = useCallback(() => ref.current, []);
  const [selectedPort, setSelectedPort] = useState<PortOption | null>(null);
  const { form, error } = useControl(name, { element, write: nothing, label, keep: true });
  const search = useCallback(
    async (keyword: string, signal: AbortSignal) =>
      (await send(seaRouteDesk.selectPorts, { query: { keyword } }, { signal })).rows,
    [send],
  );
  return (
    <PortCombobox
      ref={ref}
      label={label}
      search={search}
      value={selectedPort}
      error={error}
      onChange={(port) => {
        setSelectedPort(port);
        form.change(name, port?.code ?? '');
      }}
    />
  );
}

/** React shows the value itself. */
function nothing() {}

import { Landmark } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import { useMessages } from '../../../../provider/UiProvider.tsx';
import { VisuallyHidden } from '../../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { initial } from '../../../media/Avatar/initial.ts';
import { Icon } from '../../../media/Icon/Icon.tsx';
import { nextTab } from '../../../navigation/Tabs/nextTab.ts';
import type { PayMethod } from '../machine/payState.ts';
import * as styles from './PayMethods.css.ts';
import { type PayWallet, walletOf } from './wallets.ts';

export interface PayMethodsProps {
  readonly methods: readonly PayMethod[];
  readonly wallets: readonly PayWallet[];
  readonly value: PayMethod;
  /** Whether the method is locked, because somebody is paying. */
  readonly locked: boolean;
  readonly onChoose: (method: PayMethod) => void;
  /** Working days until a transfer is confirmed, at most. */
  readonly reviewDays: number;
  /** Ids of the tabs begin with it. */
  readonly id: string;
  readonly panelId: string;
}

/** The ways to pay as tabs. Arrows move and Enter chooses, because each choice has a new code made. */
export function PayMethods(props: PayMethodsProps) {
  const { methods, wallets, value, locked, onChoose, reviewDays, id, panelId } = props;
  const { qrPay } = useMessages();
  const why = useId();
  const transfer = {
    name: qrPay.transfer.name,
    mark: <Icon icon={Landmark} size={20} />,
    hint: qrPay.transfer.hint(reviewDays),
  };
  const shownAs = ({ name, mark = initial(name), hint = qrPay.walletHint }: PayWallet) => ({
    name,
    mark,
    hint,
  });
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('[role="tab"]')];
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = tabs[nextTab(event.key, tabs.indexOf(event.target as HTMLButtonElement), tabs.length, rtl)];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <>
      <div role="tablist" aria-label={qrPay.methods} className={styles.list} onKeyDown={onKeyDown}>
        {methods.map((method) => {
          const selected = method === value;
          const { name, mark, hint } = method === 'transfer' ? transfer : shownAs(walletOf(wallets, method));
          return (
            <button
              key={method}
              type="button"
              role="tab"
              id={`${id}-${method}`}
              aria-selected={selected}
              aria-controls={selected ? panelId : undefined}
              aria-disabled={(locked && !selected) || undefined}
              aria-describedby={locked && !selected ? why : undefined}
              tabIndex={selected ? 0 : -1}
              className={styles.method}
              onClick={() => locked || selected || onChoose(method)}
            >
              <span className={styles.mark} aria-hidden>
                {mark}
              </span>
              <span className={styles.words}>
                <span className={styles.name}>{name}</span>
                <span className={styles.hint}>{hint}</span>
              </span>
            </button>
          );
        })}
      </div>
      {locked && <VisuallyHidden id={why}>{qrPay.locked}</VisuallyHidden>}
    </>
  );
}

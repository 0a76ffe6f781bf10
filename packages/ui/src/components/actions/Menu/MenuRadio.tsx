import { Check } from 'lucide-react';
import { type ButtonHTMLAttributes, createContext, type ReactNode, type Ref, use } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { plain } from '../../../theme/plain.css.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import * as styles from './Menu.css.ts';
import { useMenu } from './MenuPanel.tsx';

interface Choice {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const ChoiceContext = createContext<Choice | null>(null);

export interface MenuRadioGroupProps extends Choice {
  /** Names the group. */
  label: string;
  children: ReactNode;
}

/** Items of which exactly one is selected. */
export function MenuRadioGroup({ value, onChange, label, children }: MenuRadioGroupProps) {
  return (
    <ChoiceContext value={{ value, onChange }}>
      <fieldset className={plain} aria-label={label}>
        {children}
      </fieldset>
    </ChoiceContext>
  );
}

export interface MenuRadioProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'value'> {
  ref?: Ref<HTMLButtonElement>;
  /** The value that the group's `onChange` receives. */
  value: string;
  /** Language of the text, where it is another than the page's. */
  lang?: string;
}

/** One choice of a `MenuRadioGroup`. */
export function MenuRadio({ value, className, children, lang, ...rest }: MenuRadioProps) {
  const { leave } = useMenu();
  const choice = use(ChoiceContext);
  if (!choice) throw new Error('MenuRadio belongs inside a MenuRadioGroup.');
  const choose = () => {
    leave();
    if (value !== choice.value) choice.onChange(value);
  };
  return (
    <button
      type="button"
      role="menuitemradio"
      tabIndex={-1}
      aria-checked={value === choice.value}
      className={joinClasses(styles.item, className)}
      onClick={choose}
      {...rest}
    >
      <span className={styles.label} lang={lang}>
        {children}
      </span>
      <Icon icon={Check} className={styles.mark} />
    </button>
  );
}

import { joinClasses } from '@fairway/ui/utilities';
import { useFormContext } from '../../form/context.ts';
import { useFieldValue } from '../../form/useFormState.ts';
import { useFormMessages } from '../../provider/FormsProvider.tsx';
import * as styles from './PasswordStrengthMeter.css.ts';
import { passwordStrength } from './passwordStrength.ts';

const levels = ['weak', 'fair', 'strong'] as const;

/** The strength of the text in the field `name`, in a word and in bars. */
export function PasswordStrengthMeter({ name }: { name: string }) {
  const { password } = useFormMessages();
  const strength = passwordStrength(String(useFieldValue(useFormContext(), name) ?? ''));
  if (strength === null) return null;
  const reached = levels.indexOf(strength);
  return (
    <span className={styles.root}>
      {password.strength(password.strengths[strength])}
      <span className={styles.bars} aria-hidden>
        {levels.map((level, index) => (
          <span
            key={level}
            className={joinClasses(styles.bar, index <= reached && styles.strength[strength])}
          />
        ))}
      </span>
    </span>
  );
}
